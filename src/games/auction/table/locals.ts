// The locals of each procedure while it runs, by the name of the procedure: they type `t.call` and `t.outer`.
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
  /** The path that the names of the branches' procedures begin with. */
  path: string;
  /** The card's locals. */
  scope: Scope;
}
