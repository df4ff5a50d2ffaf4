// The locals of each procedure, by its name: its arguments, and its memory while it runs.
import type { Part } from '#engine/kit/replacement.ts';
import type { Seat, Takes } from '#engine/types.ts';
import type { OnCard, Which } from '../cards/card.ts';
import type { Energy } from '../cards/character-dice.ts';

export interface Locals {
  game: object;
  draft: Drafting;
  teams: object;
  turn: Turn;
  opponentRerolls: object;
  main: object;
  billed: Billed;
  fielding: Fielding;
  using: { die: number; seat: Seat };
  activating: Scope;
  answering: Scope;
  choosing: Choosing;
  choosingEach: Omit<Choosing, 'count' | 'upTo'>;
  /** The energy of a cost, as a price. */
  paying: { seat: Seat; id: number; total: number; typed: number[] };
  payingOff: { seat: Seat; life: number; id: number };
  payingUpTo: { seat: Seat; energy: Energy; most: number; id: number };
  retargeting: Scope;
  attack: Attack;
  /** The action die whose turn it is, as an ability. */
  possessing: Scope & Takes<never>;
  blocking: object;
  clash: object;
  combatDamage: Division;
  damage: { hits: Hit[] };
  shielding: { parts: Hit[] };
  sacrificing: { part: Hit; source: number; seat: Seat };
  fall: { hits?: Hit[] };
  settling: object;
  triggers: object;
  releasing: { die: number };
  hooking: { seat: Seat; die: number; on: OnCard };
  [ability: `ability:${number}`]: Scope;
  [special: `special:${string}`]: Scope;
}

/** The locals that an ability's procedure starts with. */
export interface Scope {
  /** The ability, see abilities/roster.ts. */
  id: number;
  /** The player who uses it. */
  seat: Seat;
  /** The die it belongs to, or NO_DIE for what counts once a card. */
  die: number;
  /** The die that the moment is about. */
  subject: number;
  /** A number of the moment: damage taken, attack when knocked out. */
  n: number;
  /** The die that brought the moment about, or NO_DIE. */
  from: number;
  /** Dice that paid for it and cannot be picked by it (DM-FLD-06, DM-RUL-30). */
  spent: number[];
  /** Dice chosen so far. */
  chosen: number[];
  /** The action card, when an action die does it. */
  action: number;
  [fact: string]: number | number[];
}

/** Dice that a text lets a player pick. */
export interface Choosing {
  id: number;
  seat: Seat;
  die: number;
  spent: number[];
  action: number;
  which: Which;
  count: number;
  /** Fewer will do. */
  upTo: boolean;
  /** The most that all picked may cost to field, together. */
  totalCost?: number;
  /** The seat that picks, if it is not `seat`. */
  by?: Seat;
  /** Chosen before, and given back with the picks. */
  kept?: number[];
}

/** Stacks taken so far; who picks; the stack and the card at hand. */
export interface Drafting extends Takes<never> {
  taken: number[];
  picker: Seat;
  stack: number;
  card: number;
}

export interface Turn extends Takes<never> {
  /** Rerolls beyond the usual one. */
  again: number;
}

export interface Billed {
  seat: Seat;
  items: number[];
  /** The dice that pay; null for the payment a player would make. */
  payment: number[] | null;
  /** DM-GLO-08: global abilities side by side resolve as one effect, so nobody is knocked out before the last of them;
   *  left out before the first item. */
  batch?: boolean;
}

export interface Fielding {
  die: number;
  seat: Seat;
  /** Dice that paid for it. */
  spent: number[];
}

export interface Attack extends Takes<never> {
  attackers: number[];
}

/** One amount of damage on its way: from a die (or NO_DIE), by a player, to a die or a player (-1 - seat). */
export interface Hit extends Part {
  source: number;
  seat: Seat;
  target: number;
  n: number;
  /** 1 in combat, 0 by effects. */
  combat: number;
  /** The action card that deals it, or 0. */
  action: number;
}

/** Combat damage as it is assigned. */
export interface Division extends Takes<never> {
  hits: Hit[];
  /** Dice whose damage is still to be divided: attackers with several blockers, blockers of several attackers. */
  open: number[];
}
