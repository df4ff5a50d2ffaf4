// The table: what lies on it, how it is copied, and what is counted on it.
import { copy } from '#engine/copy.ts';
import type { Table } from '#engine/definition.ts';
import { copyPile } from '#engine/kit/piles.ts';
import type { Pile, Seat, Waiting, WithLocals, World } from '#engine/types.ts';
import { STUDENTS } from '../cards/board.ts';
import type { TokenKind } from '../cards/card.ts';
import type { MissionId } from '../cards/missions.ts';
import type { Locals } from './locals.ts';
import { BOX, FIRST_STUDENT, NONE, PAWNS } from './pawns.ts';

/** A token on an action space (AH-TOK-01). */
export interface Token {
  readonly space: number;
  readonly kind: TokenKind;
  readonly value: number;
}
export type Phase = 'setUp' | 'institute' | 'mission' | 'endOfRound';
/** A Mission tile without a Villain, and one that has left the game. */
export const NO_VILLAIN = -1;
export const GONE = -2;

export interface Heroes extends World, WithLocals<Locals> {
  mission: MissionId;
  isGold: boolean;
  /** AH-RUL-42; 0: none. */
  roundLimit: number;
  /** A later game, for tests. */
  isLate: boolean;
  round: number;
  phase: Phase;

  // By seat.
  team: number[];
  /** AH-RES-01: Physical, Mental and Willpower. */
  resources: number[][];
  vp: number[];
  /** AH-FAT-02, AH-RUL-35, AH-GLO-10 */
  villainTokens: number[];
  passed: boolean[];
  /** Evolution cards: those that lie ready, and those in the slots. */
  unplayed: number[][];
  played: number[][];
  /** Discount and surcharge of the next Mission tile row this round, in resources of the player's choice. */
  rowLess: number[];
  rowMore: number[];

  // The Turn Order track, by row: who acts in this round, and in the next one (AH-GLO-08).
  order: Seat[];
  next: Seat[];

  // By pawn, and how many pawns each space holds.
  owner: number[];
  at: number[];
  held: number[];
  /** AH-STU-04: Students whose action is not resolved yet. */
  acting: number[];
  tokens: Token[];

  // By card space: the card, and its Recruiters as bits (AH-GLO-07).
  slots: number[];
  recruiters: number[];

  // By Mission tile, and by Damage icon (AH-DMG-06).
  villain: number[];
  captive: number[];
  effectMarker: number[];
  marker: number[];
  /** Tiles whose last icon is marked, in that order (AH-RUL-109). */
  falling: number[];
  /** AH-RUL-32: the location of Magneto's marker, or none. */
  influence: number;

  /** Once-per-round abilities that have acted. */
  used: number[];
  /** AH-JET-02: somebody has put a pawn on the X-Jet this round. */
  isJetBegun: boolean;
  piles: {
    deck: Pile;
    discard: Pile;
    protocols: Pile;
    /** AH-CRD-02: of any size; order means nothing. */
    hand: Pile[];
    /** Cards in card spaces, captives, and Events while they act. */
    inPlay: Pile;
    /** Cards that somebody looks at. */
    looked: Pile;
    /** Villain tiles: the face-down stack, the last Villain, those turned up, those that left unseen. */
    stack: Pile;
    last: Pile;
    shown: Pile;
    away: Pile;
  };
  waiting: Waiting[];
}

export type T = Table<Heroes>;

/** Hand-written for speed; a law compares it with the generic copy. */
export function copyHeroes(w: Heroes): Heroes {
  return {
    ...w,
    team: w.team.slice(),
    resources: w.resources.map(list => list.slice()),
    vp: w.vp.slice(),
    villainTokens: w.villainTokens.slice(),
    passed: w.passed.slice(),
    unplayed: w.unplayed.map(list => list.slice()),
    played: w.played.map(list => list.slice()),
    rowLess: w.rowLess.slice(),
    rowMore: w.rowMore.slice(),
    order: w.order.slice(),
    next: w.next.slice(),
    owner: w.owner.slice(),
    at: w.at.slice(),
    held: w.held.slice(),
    acting: w.acting.slice(),
    tokens: w.tokens.map(token => ({ ...token })),
    slots: w.slots.slice(),
    recruiters: w.recruiters.slice(),
    villain: w.villain.slice(),
    captive: w.captive.slice(),
    effectMarker: w.effectMarker.slice(),
    marker: w.marker.slice(),
    falling: w.falling.slice(),
    used: w.used.slice(),
    piles: copyPiles(w.piles),
    waiting: copy(w.waiting),
  };
}

const copyPiles = (piles: Heroes['piles']): Heroes['piles'] => ({
  deck: copyPile(piles.deck),
  discard: copyPile(piles.discard),
  protocols: copyPile(piles.protocols),
  hand: piles.hand.map(copyPile),
  inPlay: copyPile(piles.inPlay),
  looked: copyPile(piles.looked),
  stack: copyPile(piles.stack),
  last: copyPile(piles.last),
  shown: copyPile(piles.shown),
  away: copyPile(piles.away),
});

/** AH-CMP-14, AH-CMP-17, AH-RUL-81: Heroes and Students are counted, and faults that must never be there. */
export function inventory(w: Heroes): Record<string, number> {
  const out: Record<string, number> = { students: 0 };
  for (let pawn = FIRST_STUDENT; pawn < PAWNS; pawn++) if (w.at[pawn]! !== BOX) out.students!++;
  const held = new Array<number>(w.held.length).fill(0);
  for (const at of w.at) if (at >= 0 && at < held.length) held[at]!++;
  if (held.some((n, space) => n !== w.held[space])) out['spaces that count wrong'] = 1;
  const lying = w.slots.filter(card => card !== NONE).length + w.captive.filter(card => card !== NONE).length;
  if (w.phase === 'endOfRound' && lying !== w.piles.inPlay.cards.length) out['cards in play that lie nowhere'] = 1;
  for (const list of w.resources) if (list.some(n => n < 0 || n > 10)) out['resources off the track'] = 1;
  if (w.vp.some(n => n < 0)) out['VP below 0'] = 1;
  return out;
}
export const PRINTED = { students: STUDENTS };
