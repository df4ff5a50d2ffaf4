// Messages between the arena and an outside program, one JSON object a line. Every message of the arena that wants a
// reply has a number `n`, and the reply has the same.
import { Type, type Static } from 'typebox';
import type { Decision, Result, Seat as SeatNumber, View } from '#engine/types.ts';
import { closed, Count, Option } from '#protocol/parts.ts';

export type FromArena =
  /** A game begins: get ready, and say so. */
  | { say: 'game'; n: number; game: string; version: number; seats: number; seat: SeatNumber; limit: number }
  /** Pick an option of `decision` within `limit` milliseconds. */
  | { say: 'asked'; n: number; decision: Decision; view: Omit<View, 'decisions'> }
  /** The game is over, and wants no reply. Null: it took too long and was broken off. */
  | { say: 'over'; result: Result | null };

export const FromBot = Type.Union([
  closed({ say: Type.Literal('ready'), n: Count }),
  closed({ say: Type.Literal('answer'), n: Count, option: Option }),
]);
export type FromBot = Static<typeof FromBot>;
