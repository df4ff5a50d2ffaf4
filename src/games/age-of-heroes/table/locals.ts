// Locals of each procedure while it runs, by the name of the procedure: `t.call` and `t.outer` are checked by it.
import type { Seat } from '#engine/types.ts';

/** A discount as one number, by `lessBy` in abilities/costs.ts, for locals are plain; 0: none. */
export type Less = number;

/** Locals of a list of effects while it runs, and of a question that a part of it asks. */
export interface Scope {
  /** The seat that it happens to, and that decides. */
  seat: Seat;
  /** The player of the card or action. */
  active: Seat;
  pawn: number;
  space: number;
  /** The Damage icon chosen for the card. */
  icon: number;
  /** The Mission tile whose Villain it is about. */
  tile: number;
  /** The Evolution card or Advanced ability it belongs to. */
  source: number;
  /** The card space of the card just played. */
  last: number;
  /** The card of the hand that is looked at, not played yet. */
  self: number;
  /** The space on which a token was put. */
  put: number;
  /** The number counted or chosen. */
  n: number;
  /** Discount on the slot of the Evolution card played next. */
  less: Less;
  /** Of a question: the part of the list that asks. */
  path: string;
}
export interface Assignment {
  seat: Seat;
  pawn: number;
  space: number;
  /** No other action runs around it: pending Defeats run at its end (AH-RUL-109). */
  isRoot: boolean;
  /** The effect that moves the pawn lets it enter a space that holds one. */
  isAnyState: boolean;
  less: Less;
  icon: number;
  /** How many Defeats waited when it began. */
  pending: number;
  isReassigned: boolean;
  /** The card on the space when the pawn came there; none on other spaces. */
  card: number;
  /** Its Recruiters at that moment, as bits. */
  recruiters: number;
}
export interface Playing {
  seat: Seat;
  /** Types of cards as bits, by `typesIn` in deck.ts. */
  of: number;
  isOptional: boolean;
  less: Less;
  card: number;
  slot: number;
}
export interface Paying {
  seat: Seat;
  pay: number[];
  tokens: number;
  less: number;
  more: number;
}
export interface Placing extends Scope {
  /** Spaces that have got one. */
  done: number[];
}

export interface Locals {
  game: object;
  settingUp: object;
  teams: { seat: Seat };
  evolutions: object;
  round: object;
  /** The row of the Turn Order track that comes next, and whose turn it was. */
  institute: { row: number; seat: Seat };
  /** The space chosen for a pawn. */
  turn: { seat: Seat; space: number };
  boarding: { seat: Seat; pawn: number };
  ordering: { seat: Seat; isOptional: boolean };
  assignment: Assignment;
  target: { seat: Seat; pawn: number; space: number; colour: string; card: number; less: Less };
  payment: Paying;
  damage: { seat: Seat; pawn: number; space: number; icon: number };
  /** The card lay beside the bonus when it was earned; it may have left by now. */
  recruitment: { seat: Seat; slot: number; card: number };
  /** How many Defeats wait for an outer action. */
  defeats: { pending: number };
  defeat: { tile: number; isReplaced: boolean; row: number };
  freeing: { tile: number; seat: Seat };
  zoneChoice: { seat: Seat; tile: number; pawn: number };
  playing: Playing;
  drawing: { seat: Seat; n: number };
  protocols: { seat: Seat };
  gaining: { seat: Seat; n: number };
  losing: { seat: Seat; n: number };
  discarding: { seat: Seat; n: number; isOptional: boolean; done: number };
  scouting: { seat: Seat; look: number; take: number };
  salvaging: { seat: Seat; n: number };
  influencing: { seat: Seat };
  recruiting: { seat: Seat };
  movingAlly: { seat: Seat; from: number };
  placing: Placing;
  pawnChoice: Scope;
  activation: Scope;
  moving: Scope;
  alternative: Scope;
  option: Scope;
  mission: object;
  missionTurn: { pawn: number };
  endOfRound: object;
  ending: object;
  triggers: object;
  ability: Ability;
  [effects: EffectList]: Scope;
}
/** The procedure of a list of effects, by its path. */
export type EffectList =
  `${'space' | 'zone' | 'card' | 'evolution' | 'advanced' | 'villain' | 'marker' | 'bonus' | 'parameter'}/${string}`;
export interface Ability {
  owner: Seat;
  source: number;
  pawn: number;
  space: number;
  tile: number;
  /** Abilities that led to this one; none acts twice in a chain (AH-RUL-72). */
  chain: number[];
}
