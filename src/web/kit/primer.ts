// The primer of a game for newcomers: its set-ups as cards, the gist of it, and an overview of two minutes.
import type { Json } from '#engine/types.ts';

/** A title, a few sentences, and a picture: the name of one of the game's, as its emblems are asked for. */
export interface Panel {
  readonly title: string;
  readonly text: string;
  readonly picture: string;
}
/** One way to begin: a named set-up of the game, or settings of which the rest can still be chosen. */
export interface Opening extends Panel {
  /** Its word in addresses; a set-up of that name is played where there are no options. */
  readonly id: string;
  readonly options?: Readonly<Record<string, Json>>;
  /** It is for so many players. */
  readonly seats?: number;
  readonly minutes: number;
}
export interface Primer {
  readonly openings: readonly Opening[];
  /** The game in three steps. */
  readonly gist: readonly Panel[];
  /** The aim of the game, then its course: to be read in two minutes. */
  readonly overview: readonly Panel[];
}
