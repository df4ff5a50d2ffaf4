// Kinds of a game's events that are shown and heard at its table.
export type EventSound = 'blow' | 'dice' | 'card';

export interface EventKinds {
  /** The event that begins the turn of its `seat`; left out in games without turns. */
  readonly turn?: string;
  /** Deeds that others are shown at their next turn, in ranks: the most important first. */
  readonly deeds: readonly (readonly string[])[];
  readonly sounds: Readonly<Record<EventSound, readonly string[]>>;
}
