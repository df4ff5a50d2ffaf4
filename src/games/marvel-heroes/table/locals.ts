// What each procedure remembers while it runs, by the name of the procedure: `t.call` and `t.outer` are checked by it.
import type { Opened } from '#engine/kit/windows.ts';
import type { Seat, Takes } from '#engine/types.ts';
import type { HeroArguments } from '../cards/card.ts';
import type { Rolled, Side } from './fight.ts';

/** The moments at which abilities may be used (MH-RUL-69). */
export type Moment =
  | 'combatStart'
  | 'sequenceStart'
  | 'afterReveal'
  | 'beforeRoll'
  | 'afterRoll'
  | 'koPending'
  | 'sequenceEnd'
  | 'beforeTroubleRoll'
  | 'afterTroubleRoll';
export interface Window extends Takes<'at' | 'koSide' | 'koFrom' | 'used' | 'marked'> {
  at: Moment;
  /** The side that is about to take a KO, and what from. */
  koSide: Side;
  koFrom: KoFrom;
  /** Abilities used in it (MH-ABT-07). */
  used: number[];
  /** KOs that abilities have marked in it, by side (MH-ABT-16). */
  marked: [number, number];
  window: Opened;
}
/** How a card moves several heroes. */
export type How = HeroArguments['move']['how'];
/** What is done to an opponent whom the user of a card chooses. */
export type OnOpponent = 'discard' | 'look' | 'raid' | 'burgle';
export type KoFrom = 'attack' | 'outwit' | 'effect' | '';
/** The use of an ability. */
export interface Using extends Takes<'seat' | 'source' | 'koSide' | 'koFrom'> {
  seat: Seat;
  source: number;
  koSide: Side;
  koFrom: KoFrom;
  /** Cards still to be discarded for it. */
  owes: number;
}

export interface Locals {
  game: object;
  settingUp: object;
  teams: { seat: Seat };
  gameRound: object;
  roundSetUp: object;
  planning: object;
  allyStep: { seat: Seat };
  room: { seat: Seat };
  missions: object;
  turn: { seat: Seat };
  movement: { seat: Seat; hero: number; to: number };
  group: { seat: Seat; how: How };
  pair: { seat: Seat };
  treatment: Treatment;
  story: { seat: Seat };
  manipulation: { seat: Seat };
  advance: { seat: Seat; n: number };
  troubleshooting: Troubleshooting;
  scheming: { seat: Seat; isStopped: boolean };
  attempt: { seat: Seat };
  villains: { seat: Seat; turn: number };
  lead: { seat: Seat };
  helpers: { seat: Seat };
  combat: object;
  sequence: object;
  attack: { side: Side };
  outwit: { first: number; second: number };
  knockout: { side: Side; from: KoFrom };
  ability: Window;
  using: Using;
  rerolling: { seat: Seat; side: Rolled; which: 'one' | 'any' | 'all'; isOwn: boolean };
  switching: { seat: Seat; side: Side; isOwn: boolean };
  dispelling: { seat: Seat };
  draining: object;
  mostWanted: { seat: Seat; card: number };
  planEnd: { hasWon: boolean };
  powerUpChoice: { seat: Seat };
  confrontation: Confrontation;
  opponentChoice: { seat: Seat; act: OnOpponent; n: number };
  raiding: { seat: Seat; whom: Seat };
  calming: { seat: Seat; n: number };
  replacing: { seat: Seat };
  clearing: { seat: Seat };
  salvaging: { seat: Seat };
}
interface Treatment {
  seat: Seat;
  /** How many Wounds; a card that says "up to" leaves it open after the first. */
  n: number;
  isUpTo: boolean;
  supports: boolean;
  treated: number[];
}
interface Troubleshooting extends Takes<'seat' | 'area'> {
  seat: Seat;
  area: number;
  /** Have the heroes won? */
  hasWon: boolean;
}
interface Confrontation extends Takes<'seat'> {
  seat: Seat;
  hasWon: boolean;
}
