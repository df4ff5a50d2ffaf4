// The table: what lies on it, how it is copied, and what no play may change. A fight is in fight.ts, handed on from
// here.
import type { Table } from '#engine/definition.ts';
import { copyPile } from '#engine/kit/piles.ts';
import type { Pile, Seat, WithLocals, World } from '#engine/types.ts';
import type { Type } from '../cards/card.ts';
import type { Fight } from './fight.ts';
import type { Locals } from './locals.ts';

export * from './fight.ts';

export const NONE = -1;
/** MH-CRD-03, MH-GLO-08..10: the three places of a hero card; heroes of Teams that are not in play have no status. */
export const RECOVERY = 0;
export const READY = 1;
export const SUPPORTING = 2;
/** A hero who stands on his card. */
export const CARD = -1;
/** A Troubleshooting action. */
export interface Task {
  seat: Seat;
  area: number;
  district: number;
  /** The type of the Headline, which may be scored by now; none in a confrontation. */
  type: Type | null;
  /** Dice of the Trouble roll. */
  threat: number;
  dice: number[];
  firsts: number;
  isBoosted: boolean;
  /** What abilities have added to the Trouble Level of the roll. */
  change: number;
  /** Skills granted for this action, as bits. */
  skills: number;
  /** Scheming options taken, as bits: Increase Threat, Draw, Boost Combat. */
  schemes: number;
  /** The Master Plan that is attempted, or none. */
  plan: number;
  /** Lower halves that the Nemesis player has played. */
  lowers: number;
}

/** All but the hands and decks is public (MH-INF-03, MH-INF-04). */
export interface Marvel extends World, WithLocals<Locals> {
  scenario: number;
  /** MH-VAR-04 */
  isFewer: boolean;
  /** MH-RUL-16 */
  isRandom: boolean;
  /** A later game, for tests. */
  isLate: boolean;
  gameRound: number;
  actionRound: number;
  /** MH-SET-16 */
  first: Seat;
  /** The Team's seat whose Nemesis is the Archnemesis (MH-GRS-06), or none. */
  archnemesis: Seat;
  trouble: number;
  /** Who chooses a Team after whom. */
  order: Seat[];

  // By seat.
  team: number[];
  /** The Mastermind that opposes the seat's Team; the left neighbour controls it. */
  nemesis: number[];
  pp: number[];
  vp: number[];
  /** Power-Ups in play. */
  powerUps: number[][];
  /** Story cards won. */
  stories: number[][];
  /** Allies in play and the Plot Points on each. */
  allies: number[][];
  charges: number[][];
  /** How much less the next Ally costs in this phase, and whether one was played in it. */
  allyLess: number[];
  hasPlayedAlly: boolean[];
  /** Movement actions that follow the action. */
  moves: number[];

  // By hero.
  status: number[];
  at: number[];
  wound: number[];
  ko: number[];

  // By Mastermind: completed plans, and the Game Round of the last failure.
  plans: number[];
  failed: number[];

  // By Area: the Headline, its Threat token, how much lower it is in this Game Round.
  headline: number[];
  threat: number[];
  calm: number[];
  /** The Special Headline: 0 not yet, 1 open, 2 solved; and who solved it. */
  special: number;
  /** MH-RUL-93: the Action Round in which it entered; its Game Round is the last one. */
  entered: number;
  solver: Seat;
  /** From entry to exit. */
  track: number[];
  mostWanted: number[];
  /** Abilities used in this Game Round. */
  used: number[];
  task: Task | null;
  fight: Fight | null;
  /** MH-BRD-14 */
  piles: {
    resources: Pile;
    resourceDiscard: Pile;
    villains: Pile;
    villainDiscard: Pile;
    headlines: Pile;
    headlineDiscard: Pile;
    stories: Pile;
    storyDiscard: Pile;
    /** Resource cards and Villain cards of each seat; their order means nothing. */
    hand: Pile[];
    plots: Pile[];
    /** Cards that lie open: Headlines, Story cards, Allies, Villains. */
    inPlay: Pile;
    /** Events while they are carried out (MH-ABL-06), and scored Headlines. */
    acting: Pile;
    scored: Pile;
  };
}

export type T = Table<Marvel>;

/** Hand-written for speed; a law compares it with the generic copy. */
export const copyMarvel = (w: Marvel): Marvel => ({
  ...w,
  order: w.order.slice(),
  team: w.team.slice(),
  nemesis: w.nemesis.slice(),
  pp: w.pp.slice(),
  vp: w.vp.slice(),
  powerUps: copyLists(w.powerUps),
  stories: copyLists(w.stories),
  allies: copyLists(w.allies),
  charges: copyLists(w.charges),
  allyLess: w.allyLess.slice(),
  hasPlayedAlly: w.hasPlayedAlly.slice(),
  moves: w.moves.slice(),
  status: w.status.slice(),
  at: w.at.slice(),
  wound: w.wound.slice(),
  ko: w.ko.slice(),
  plans: w.plans.slice(),
  failed: w.failed.slice(),
  headline: w.headline.slice(),
  threat: w.threat.slice(),
  calm: w.calm.slice(),
  track: w.track.slice(),
  mostWanted: w.mostWanted.slice(),
  used: w.used.slice(),
  task: w.task && { ...w.task, dice: w.task.dice.slice() },
  fight: w.fight && copyFight(w.fight),
  piles: copyPiles(w.piles),
});
const copyLists = (lists: number[][]): number[][] => lists.map(list => list.slice());
const copyFight = (f: Fight): Fight => ({
  ...f,
  helpers: f.helpers.slice(),
  owners: f.owners.slice(),
  powers: [f.powers[0], f.powers[1]],
  last: [f.last[0], f.last[1]],
  changes: f.changes.map(change => ({ ...change })),
  usedInSequence: f.usedInSequence.slice(),
  usedInCombat: f.usedInCombat.slice(),
  dice: f.dice.slice(),
  attack: f.attack.slice(),
});
const copyPiles = (piles: Marvel['piles']): Marvel['piles'] => ({
  resources: copyPile(piles.resources),
  resourceDiscard: copyPile(piles.resourceDiscard),
  villains: copyPile(piles.villains),
  villainDiscard: copyPile(piles.villainDiscard),
  headlines: copyPile(piles.headlines),
  headlineDiscard: copyPile(piles.headlineDiscard),
  stories: copyPile(piles.stories),
  storyDiscard: copyPile(piles.storyDiscard),
  hand: piles.hand.map(copyPile),
  plots: piles.plots.map(copyPile),
  inPlay: copyPile(piles.inPlay),
  acting: copyPile(piles.acting),
  scored: copyPile(piles.scored),
});
