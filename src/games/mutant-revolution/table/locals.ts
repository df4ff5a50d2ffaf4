// The locals of each procedure while it runs, by the name of the procedure. Effects reach into some of them.
import type { Seat, Takes } from '#engine/types.ts';
import type { Moment } from '../cards/card.ts';

export interface Locals {
  game: object;
  schools: Choosing;
  round: object;
  upkeep: Upkeep;
  plot: object;
  playStage: PlayStage;
  discarding: { seat: Seat; n: number };
  event: Playing;
  support: Support;
  reactions: AtMoment;
  reaction: Reacting;
  moment: AtMoment;
  recruit: Recruiting;
  floor: Floor;
  secretMissions: Order;
  auction: Bidding;
  training: { seat: Seat };
  mission: Running;
  invitations: Inviting;
  placement: object;
  fight: Fighting;
  initiative: Initiative;
  instructions: Instructing;
  pcTurn: { seat: Seat };
  special: { seat: Seat; figure: number };
  move: Move;
  attack: Attack;
  damage: Damage;
  defeat: Defeat;
  reroll: Rerolling;
  changeDie: Turning;
  put: Putting;
  push: Pushing;
  restore: { seat: Seat; n: number };
  missionCharacters: Acting;
  activation: Activation;
  rewards: Rewarding;
  winning: Winning;
  tournament: Tournament;
  match: Match;
  [power: `power:${number}`]: Scope;
  [training: `training:${number}`]: Scope;
  [charter: `charter:${number}`]: Scope;
  [plot: `plot:${string}`]: Scope;
}

// ---- cards -------------------------------------------------------------------------------------------------

/** The kind of a named target: a School's seat, a Character, a Plot Card. */
export type Aim = 'school' | 'character' | 'plot';
/** The locals of every compiled card. */
export interface Scope {
  by: Seat;
  /** The Character whose Power it is, or that the Charter helps; NONE for Plot Cards. */
  self: number;
  on: Moment;
  /** The seat at whose act it happens. */
  acting: Seat;
  target?: number;
  target2?: number;
  /** The kinds of the targets, in order. */
  aims?: Aim[];
}

// ---- set-up, Upkeep, Plot Phase ----------------------------------------------------------------------------

export interface Choosing extends Takes<never> {
  first: Seat;
}
export interface Upkeep extends Takes<never> {
  /** Seats that have not acted in this stage, in order. */
  left: Seat[];
}
export interface PlayStage extends Takes<never> {
  turn: Seat;
  /** Requests made in this turn to act. */
  requests: number;
  /** Did the last request end in an Event? */
  played: boolean;
}
export interface Playing {
  by: Seat;
  /** It lies face up in `piles.playing`. */
  card: number;
  /** The things named, in the order of the card's targets. */
  targets: number[];
  /** Own Characters that the text costs. */
  costs: number[];
  /** Plot Points paid by supporters, by seat. */
  given: number[];
  cancelled: boolean;
}
export interface Support {
  by: Seat;
  /** Plot Points asked for and given, by seat. */
  asked: number[];
  given: number[];
  /** Schools that have not answered, clockwise. */
  left: Seat[];
}
export interface AtMoment {
  on: Moment;
  /** The seat whose act it is. */
  acting: Seat;
  /** The seats that are asked, in order; clockwise from the acting seat when left out. */
  order?: Seat[];
  /** The Reaction that is answered is cancelled. */
  cancelled?: boolean;
}
export interface Reacting {
  by: Seat;
  /** It lies face up in `piles.playing`. */
  card: number;
  on: Moment;
  acting: Seat;
  cancelled: boolean;
}

// ---- Recruit Phase -----------------------------------------------------------------------------------------

export interface Recruiting extends Takes<never> {
  sold: Sold;
}
export interface Floor extends Takes<never> {
  /** Offers left, by seat. */
  left: number[];
  /** Secret Missions have been sent in order: there are no more (MR-RUL-65). */
  ordered: boolean;
}
export interface Order extends Takes<never> {
  /** Seats whose turn is still to come or is not over. */
  left: Seat[];
}
/** Effects change `bids` and `cancelled`. */
export interface Bidding extends Takes<'prize'> {
  prize: 'recruit' | 'commander';
  /** The seats that still take part. */
  live: Seat[];
  /** The numbers on the dials, by seat. */
  bids: number[];
  cancelled: boolean;
}
/** The result of an auction: the winner, who has paid, or NONE; and the seats that took part to the last. */
export interface Sold {
  winner: Seat;
  live: Seat[];
}

// ---- Mission Phase -----------------------------------------------------------------------------------------

/** The end of a Mission (MR-RUL-146). */
export type Outcome = 'success' | 'failure';
export interface Running extends Takes<never> {
  bid: Sold;
  outcome: Outcome;
}
/** Effects change `waived`. */
export interface Inviting extends Takes<never> {
  /** Schools that have been invited, in order; the last one answers now. */
  invited: Seat[];
  /** A refusal costs nothing. */
  waived: boolean;
}
export interface Rewarding extends Takes<'outcome'> {
  outcome: Outcome;
  /** Schools that the rewards brought Revolution Points. */
  rewarded: Seat[];
}
export interface Fighting extends Takes<never> {
  /** The seat that acts first in this Mission Turn. */
  first: Seat;
  /** Still to act. */
  left: Seat[];
}
/** Effects change `extra`, the dice of the `roller`, and `first`. */
export interface Initiative extends Takes<never> {
  /** Still to roll, the roller first. */
  left: Seat[];
  /** The seats in the running and their totals, in the order of their rolls. */
  rolled: Seat[];
  totals: number[];
  roller: Seat;
  extra: number;
  dice: number[];
  /** The seat that acts first because a Power says so. */
  first: Seat;
}
export interface Instructing extends Takes<never> {
  /** Instructions of the card that are begun. */
  begun: number;
  /** Player Characters that the one at hand still hurts. */
  hurt: Seat[];
}
/** Effects change all but the seat. */
export interface Move extends Takes<'seat'> {
  seat: Seat;
  hexes: number;
  characters: boolean;
  obstacles: boolean;
}
/** Effects change dice, range, damage, `unopposedFrom` and `assigner`. */
export interface Attack extends Takes<'attacker' | 'target'> {
  /** Figures. */
  attacker: number;
  target: number;
  range: number;
  /** A second attack on the same character, still to be paid for (MR-ACT-06). */
  again: boolean;
  /** Dice beyond the stats, before the roll. */
  extraAttack: number;
  extraDefence: number;
  rolled: boolean;
  attackDice: number[];
  defenceDice: number[];
  unopposedFrom: number;
  damage: number;
  assigner: Seat;
}
export interface Damage {
  /** The figure that is hit. */
  figure: number;
  n: number;
  /** The school whose doing it is, or NONE. */
  by: Seat;
  /** The seat that chooses the stats that fall. */
  assigner: Seat;
  /** Player Characters that a token beside them still hurts as it goes off. */
  beside?: Seat[];
}
/** Effects change `severity` and `waived`. */
export interface Defeat {
  /** The school whose Player Character is out. */
  pc: Seat;
  /** The school that did it, or NONE (MR-RUL-106). */
  by: Seat;
  severity: number;
  /** It stays without a payment. */
  waived: boolean;
}
export interface Acting extends Takes<never> {
  /** Figures that have acted in this Mission Turn. */
  acted: number[];
}
export interface Activation extends Takes<'figure'> {
  figure: number;
  /** Player Characters in range when its movement ended, still to be attacked (MR-RUL-120). */
  targets: number[];
}

// ---- what Powers ask ---------------------------------------------------------------------------------------

export type Side = 'attack' | 'defence' | 'initiative';
export interface Rerolling {
  seat: Seat;
  side: Side;
  /** Dice that may still be rolled again. */
  n: number;
  /** Places of dice that were. */
  rerolled: number[];
}
export interface Turning {
  seat: Seat;
  side: Side;
  by: number;
}
export interface Putting {
  seat: Seat;
  figure: number;
  within: number;
}
export interface Pushing {
  seat: Seat;
  /** NONE: the user chooses one within so many hexes. */
  figure: number;
  within: number;
  n: number;
}

// ---- the end -----------------------------------------------------------------------------------------------

export interface Winning extends Takes<never> {
  winner: Seat;
}
export interface Tournament extends Takes<'seats'> {
  /** Still to fight, two by two. */
  seats: Seat[];
  /** Winners of the first round of four. */
  through: Seat[];
  winner: Seat;
}
export interface Match extends Takes<'seats'> {
  seats: Seat[];
  /** The seats that still pick. */
  left: Seat[];
}
