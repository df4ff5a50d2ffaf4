// What each procedure remembers while it runs, by the name of the procedure: `t.call` and `t.outer` are checked by it.
import type { Seat, Takes } from '#engine/types.ts';
import type { Effect, Scope } from '../cards/card.ts';

export interface Locals {
  round: object;
  auction: Bidding;
  market: Market;
  turn: Turn;
  reactions: Reacting;
  abilities: object;
  opponent: { by: Seat };
  discarding: { seat: Seat };
  alternative: Alternatives;
  [card: `recruit/${string}` | `plot/${string}`]: Scope;
}

export interface Bidding extends Takes<never> {
  /** Those who still bid. */
  live: Seat[];
}
export interface Market extends Takes<never> {
  /** Seats that are not ready. */
  busy: Seat[];
  /** Offers left, by seat. */
  left: number[];
}
export interface Turn extends Takes<'by'> {
  by: Seat;
  card: number;
  cancelled: boolean;
}
export interface Reacting {
  by: Seat;
  card: number;
  cancelled: boolean;
}
export interface Alternatives {
  seat: Seat;
  of: readonly Effect[];
  /** Where the branches are found. */
  path: string;
  /** What the card knows. */
  scope: Scope;
}
