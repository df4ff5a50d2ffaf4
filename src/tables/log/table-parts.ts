// Parts of a table: how it was made, who sits where, who gave which answer.
import type { Match } from '#engine/match.ts';
import type { Result, Seat, Sequel, World } from '#engine/types.ts';
import type { Ruleset } from '#engine/versions/ruleset.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { NextGame, Offer } from '#protocol/table-doc.ts';

export type Made = Extract<Entry, { kind: 'made' }>;
export interface SeatState {
  player: Somebody | null;
  /** The bot that plays it, alone or for the player. */
  bot: string | null;
  salt?: string;
  /** The hash of its salt, which may not be known yet. */
  hash?: string;
  /** The salt was sent in the open, without a hash before. */
  isOpen?: true;
  /** A salt or its hash was announced and has not come yet. */
  salting?: true | 'when-here';
  resigned: boolean;
  /** The bot that the player has named to play for them. */
  standIn?: string;
  /** In a free seat: the bot that was asked for, and by which players. */
  asked?: { level: string; by: readonly string[] };
}
/** The giver of an answer, and its time. */
export interface Given {
  at: number;
  seat?: Seat;
  by?: 'bot' | 'clock';
}
/** The part of an entry that decides how an offer is carried out. */
export type Settling = Pick<Extract<Entry, { kind: 'agreed' }>, 'anew' | 'next'>;

/** Is it about another game at another table, rather than about this one? */
export const isNextGame = (what: Offer['what']): what is NextGame => what === 'rematch' || what === 'sequel';
/** The next match of the series, as the rules make it of how this one has ended; where they fail, there is none. */
export function sequelOf(game: Ruleset, match: Match<World> | null, result: Result | null): Sequel | null {
  if (!game.sequel || !match || !result) return null;
  try {
    return game.sequel(match.state.world, result);
  } catch {
    return null;
  }
}
