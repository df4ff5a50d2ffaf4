// Parts of a table: how it was made, who sits where, who gave which answer.
import type { Seat } from '#engine/types.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';

export type Made = Extract<Entry, { kind: 'made' }>;
export interface TakenSeat {
  player: Somebody | null;
  /** The bot that plays it, alone or for the player. */
  bot: string | null;
  salt?: string;
  /** A salt was announced and has not come yet. */
  salting?: true;
  resigned: boolean;
}
/** The giver of an answer, and its time. */
export interface Given {
  at: number;
  seat?: Seat;
  by?: 'bot' | 'clock';
}
