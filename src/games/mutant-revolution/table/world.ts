// The table: schools with their points and Hope, characters as columns, decks, hands, offers, and the mission's fight.
import type { Lasting as Change } from '#engine/kit/modifiers.ts';
import { copyPile } from '#engine/kit/piles.ts';
import type { Table } from '#engine/definition.ts';
import type { Pile, Seat, WithLocals, World } from '#engine/types.ts';
import type { Until } from '../cards/card.ts';
import { isHero, isStudent, LEADERS } from '../cards/numbers.ts';
import type { Locals } from './locals.ts';

/** Nobody owns it, nothing is attached. */
export const NONE = -1;
/** MR-CMP-21: the highest number on a Bidding Dial. */
export const DIAL = 14;

/** A deal on the trading floor: characters and Hope from one school to another and back (MR-ALG-02). */
export interface Offer {
  /** A running number, so that late answers never hit another offer. */
  n: number;
  from: Seat;
  to: Seat;
  give: Goods;
  get: Goods;
}
export interface Goods {
  hope: number;
  characters: number[];
}

/** Stats as the red, green and blue dice display them: ATK, DEF, SPD (MR-CMP-09). */
export type Stats = [number, number, number];

/** A Player Character in the arena; a school has one at most. Its figure's number is its seat. */
export interface Pc {
  seat: Seat;
  character: number;
  /** 1 to 4. */
  position: number;
  hex: number;
  stats: Stats;
  /** Stats at the start of this mission (MR-RUL-101). */
  start: Stats;
  /** 0 while it stands, else the severity of its defeat. */
  out: number;
  /** Figures it has attacked in this Mission Turn (MR-ACT-04). */
  attacked: number[];
  actions: number;
}
/** A Mission Token; its figure's number is FIRST_TOKEN plus its place in the list. */
export interface Token {
  /** Place in the mission card's list of tokens. */
  kind: number;
  hex: number;
  /** Damage by school. */
  marks: number[];
  /** Marks of Special Actions. */
  worked: number;
  gone: boolean;
}
export const FIRST_TOKEN = 10;

/** The mission that is being run, or a match of the tournament (card NONE). */
export interface Fight {
  card: number;
  pcs: Pc[];
  tokens: Token[];
  turn: number;
  /** Mission Turns in a row without an attack or Special Action (MR-EXE-08). */
  quiet: number;
  /** Has anybody attacked or done a Special Action in this Mission Turn? */
  stirred: boolean;
  /** The seat that moves the Mission Characters (MR-MCH-01, MR-MCH-10). */
  controller: Seat;
  /** By seat: Damage on Mission Characters, tokens destroyed, other feats that the card counts. They stay with the
   *  School whatever becomes of its Character (MR-MCH-16, MR-RUL-150). */
  damage: number[];
  destroyed: number[];
  feats: number[];
  /** Something has happened that fails the mission. */
  failed: boolean;
}

/** Dice, extra Actions, Powers used up. In the arena `whom` is a figure: dice.attack, dice.defence, extra.move, … */
export type Lasting = Change<Until>;

export type Phase = 'setup' | 'upkeep' | 'plot' | 'recruit' | 'mission' | 'tournament';

/** All of it is public (MR-INF-01, MR-INF-02) but for cards in piles that a seat has not seen (MR-RUL-138): hands, the
 *  decks, the row (MR-INF-03, MR-INF-05). Discard piles lie face up. */
export interface Revolution extends World, WithLocals<Locals> {
  piles: {
    recruits: Pile;
    recruitDiscard: Pile;
    /** Heroes, Students and Training Cards that lie at Schools; `owner` and `training` tell whose they are. */
    schools: Pile;
    /** The face-down row, next card last (MR-RTR-01). */
    row: Pile;
    /** The card under the hammer. */
    offered: Pile;
    plots: Pile;
    plotDiscard: Pile;
    /** An Event or Reaction between hand and discard pile. */
    playing: Pile;
    missions: Pile;
    missionDiscard: Pile;
    hand: Pile[];
  };
  round: number;
  /** Tests stop the game after so many rounds; 0: never (MR-RUL-137). */
  rounds: number;
  phase: Phase;
  /** By seat: which of the four schools, or NONE before it is chosen. */
  school: number[];
  rp: number[];
  pp: number[];
  hope: number[];
  /** Hope on the board during an auction (MR-BID-06). */
  stake: number[];
  /** The change of the bank's Hope since the start; it may be negative (MR-RUL-04). */
  bank: number;
  /** The holder of the Mission Commander Token (MR-RND-03). */
  commander: Seat;
  /** Columns by character: the seat that owns it, its tokens, its Training card. Injured and Triumph Tokens do not
   *  exclude each other (MR-RUL-15). */
  owner: number[];
  power: number[];
  /** MR-GLO-01: Uninjured is who has 0 here. */
  injured: number[];
  triumph: number[];
  training: number[];
  offers: Offer[];
  offersMade: number;
  ready: boolean[];
  /** Characters sent on Secret Missions this round, by seat. */
  sent: number[];
  /** Seats that have passed in the Plot Phase. */
  passed: boolean[];
  fight: Fight | null;
  lasting: Lasting[];
}

/** The rule table. */
export type T = Table<Revolution>;

export const charactersOf = (w: Revolution, seat: Seat): number[] => {
  const out: number[] = [];
  for (let c = 0; c < w.owner.length; c++) if (w.owner[c] === seat) out.push(c);
  return out;
};
export const heroesOf = (w: Revolution, seat: Seat): number[] => charactersOf(w, seat).filter(isHero);
export const studentsOf = (w: Revolution, seat: Seat): number[] => charactersOf(w, seat).filter(isStudent);
export const leaderOf = (w: Revolution, seat: Seat): number => LEADERS + w.school[seat]!;

const copyFight = (f: Fight): Fight => ({
  ...f,
  pcs: f.pcs.map(pc => ({ ...pc, stats: [...pc.stats], start: [...pc.start], attacked: pc.attacked.slice() })),
  tokens: f.tokens.map(token => ({ ...token, marks: token.marks.slice() })),
  damage: f.damage.slice(),
  destroyed: f.destroyed.slice(),
  feats: f.feats.slice(),
});
const copyGoods = ({ hope, characters }: Goods): Goods => ({ hope, characters: characters.slice() });

/** Hand-written for speed; a law compares it with the generic copy. */
export const copyRevolution = (w: Revolution): Revolution => ({
  piles: {
    recruits: copyPile(w.piles.recruits),
    recruitDiscard: copyPile(w.piles.recruitDiscard),
    schools: copyPile(w.piles.schools),
    row: copyPile(w.piles.row),
    offered: copyPile(w.piles.offered),
    plots: copyPile(w.piles.plots),
    plotDiscard: copyPile(w.piles.plotDiscard),
    playing: copyPile(w.piles.playing),
    missions: copyPile(w.piles.missions),
    missionDiscard: copyPile(w.piles.missionDiscard),
    hand: w.piles.hand.map(copyPile),
  },
  round: w.round,
  rounds: w.rounds,
  phase: w.phase,
  school: w.school.slice(),
  rp: w.rp.slice(),
  pp: w.pp.slice(),
  hope: w.hope.slice(),
  stake: w.stake.slice(),
  bank: w.bank,
  commander: w.commander,
  owner: w.owner.slice(),
  power: w.power.slice(),
  injured: w.injured.slice(),
  triumph: w.triumph.slice(),
  training: w.training.slice(),
  offers: w.offers.map(offer => ({ ...offer, give: copyGoods(offer.give), get: copyGoods(offer.get) })),
  offersMade: w.offersMade,
  ready: w.ready.slice(),
  sent: w.sent.slice(),
  passed: w.passed.slice(),
  fight: w.fight && copyFight(w.fight),
  lasting: w.lasting.map(effect => ({ ...effect })),
});
