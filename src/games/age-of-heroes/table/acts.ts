// Small acts on the table: resources, VP, pawns, cards; each tells the log what happened.
import type { Table } from '#engine/definition.ts';
import { moveToHand, moveTop, refill } from '#engine/kit/decks.ts';
import { bit, everybody, faceDown } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { MOST_RESOURCES, PROTOCOLS, SCORE_TRACK, STUDENT_SPACES } from '../cards/board.ts';
import { RESOURCES, type Bundle, type Resource } from '../cards/card.ts';
import { BOX, FIRST_STUDENT, isStudent, JET, NONE, ON_BOARD, PAWNS, PAWNS_A_TEAM, SUPPLY } from './pawns.ts';
import { SPACES } from './spaces.ts';
import { studentInSupply, type Heroes } from './world.ts';

export type T = Table<Heroes>;

/** AH-RES-02: what is beyond 10 is lost. */
export function gainResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  mine[resource] = Math.min(MOST_RESOURCES, mine[resource]! + n);
  if (t.watched) t.log('gained', { seat, n, resource });
}
export function gainBundle(t: T, seat: Seat, bundle: Bundle): void {
  for (let i = 0; i < RESOURCES.length; i++) {
    const n = bundle[RESOURCES[i]!];
    if (n) gainResource(t, seat, i, n);
  }
}
export const indexOf = (resource: Resource): number => RESOURCES.indexOf(resource);
/** AH-GLO-12: takes what is there and stops at 0. */
export function loseResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  const lost = Math.min(n, mine[resource]!);
  mine[resource]! -= lost;
  if (t.watched) t.log('lost', { seat, n: lost, resource });
}
/** AH-SCR-05 */
export function gainVp(t: T, seat: Seat, n: number): void {
  t.world.vp[seat]! += n;
  if (t.watched) t.log('scored', { seat, n });
}
/** AH-SCR-01..04, AH-RUL-89: where the score marker is, and the values of the Score tokens. */
export function scoreOf(vp: number): { marker: number; tokens: number[] } {
  const hundreds = Math.floor(vp / SCORE_TRACK);
  const tokens = new Array<number>(Math.floor(hundreds / 2)).fill(200);
  return { marker: vp % SCORE_TRACK, tokens: hundreds % 2 ? [...tokens, 100] : tokens };
}
/** AH-TOK-06, AH-TOK-08 */
export function gainVillainTokens(t: T, seat: Seat, n: number): void {
  t.world.villainTokens[seat]! += n;
  if (t.watched) t.log('tokensGained', { seat, n });
}

// ---- pawns -------------------------------------------------------------------------------------------------

export function movePawn(w: Heroes, pawn: number, to: number): void {
  const from = w.at[pawn]!;
  if (from >= 0 && from < SPACES) w.held[from]!--;
  if (to >= 0 && to < SPACES) w.held[to]!++;
  w.at[pawn] = to;
  if (to === SUPPLY) w.owner[pawn] = NONE;
}
/** AH-JET-01 */
export function topmostJetSpace(w: Heroes): number {
  let space = JET;
  while (w.at.includes(space)) space++;
  return space;
}
/** AH-MIS-01: the pawn on the topmost X-Jet space that holds one. */
export function firstOnJet(w: Heroes): number {
  let found = NONE;
  for (let pawn = 0; pawn < PAWNS; pawn++)
    if (w.at[pawn]! >= JET && (found === NONE || w.at[pawn]! < w.at[found]!)) found = pawn;
  return found;
}
export const isOnBoard = (w: Heroes, seat: Seat, pawn: number): boolean =>
  w.owner[pawn] === seat && w.at[pawn] === ON_BOARD;
/** Pawns of a seat on its Player board. */
export function onBoard(w: Heroes, seat: Seat): number[] {
  const out: number[] = [];
  for (let pawn = firstPawn(w, seat); pawn < PAWNS; pawn++) if (isOnBoard(w, seat, pawn)) out.push(pawn);
  return out;
}
/** Is one of the pawns below `end` on the seat's Player board? */
export function hasOnBoard(w: Heroes, seat: Seat, end: number): boolean {
  for (let pawn = firstPawn(w, seat); pawn < end; pawn++) if (isOnBoard(w, seat, pawn)) return true;
  return false;
}
const firstPawn = ({ team }: Heroes, seat: Seat): number => team[seat]! * PAWNS_A_TEAM;
export const isInGame = (w: Heroes, pawn: number): boolean => w.at[pawn]! > BOX;
export function studentsOf(w: Heroes, seat: Seat): number {
  let n = 0;
  for (let pawn = FIRST_STUDENT; pawn < PAWNS; pawn++) if (w.owner[pawn] === seat && w.at[pawn] === ON_BOARD) n++;
  return n;
}
/** AH-STU-01, AH-STU-02, AH-RUL-81, AH-RUL-82: how many are gained. */
export function gainStudents(t: T, seat: Seat, n: number): void {
  const w = t.world;
  let gained = 0;
  for (; gained < n && studentsOf(w, seat) < STUDENT_SPACES; gained++) {
    const pawn = studentInSupply(w);
    if (pawn === NONE) break;
    w.owner[pawn] = seat;
    w.at[pawn] = ON_BOARD;
  }
  if (t.watched) t.log('studentsGained', { seat, n: gained });
}
/** AH-STU-04, AH-STU-07: pawns that count as an opponent's; a Student does once its action is done. */
export const isOpponents = (w: Heroes, pawn: number, seat: Seat): boolean =>
  w.owner[pawn] !== seat || (isStudent(pawn) && !w.acting.includes(pawn));

// ---- cards -------------------------------------------------------------------------------------------------

/** AH-RUL-77: is there any card to draw? */
export const cardsLeft = ({ piles: { deck, discard, protocols } }: Heroes): boolean =>
  deck.cards.length + discard.cards.length + protocols.cards.length > 0;
/** AH-DRW-03, AH-RUL-79: the discard pile is shuffled when a card is needed from an empty deck. All have seen the cards
 *  that were discarded a moment ago, though these are hidden again. */
function filled(t: T): boolean {
  const { deck, discard } = t.world.piles;
  if (!deck.cards.length && discard.cards.length) {
    t.learn();
    if (t.watched) t.log('reshuffled');
  }
  return refill(deck, discard, t.random);
}
/** AH-RUL-92: others see one card, the seat sees which. */
export function drawFromDeck(t: T, seat: Seat): void {
  if (!filled(t)) return;
  const { deck, hand } = t.world.piles;
  const card = moveToHand(deck, deck.cards.length - 1, hand[seat]!, bit(seat));
  if (t.watched) t.log('drew', { seat, card: faceDown(0) }, { to: [seat], facts: { card } });
}
/** Moves a card for all to see. Open cards are kept by number, so that no place among them tells anything. */
export function moveOpenly(t: T, from: Pile, index: number, to: Pile): number {
  return moveToHand(from, index, to, everybody(t.seats));
}
const sorted = (cards: number[]): number[] => cards.sort((a, b) => a - b);
/** AH-SET-06, AH-EOR-10, AH-RUL-78: as many as there are. */
export function dealProtocols(t: T): void {
  const { deck, protocols } = t.world.piles;
  const cards: number[] = [];
  while (protocols.cards.length < PROTOCOLS.dealt && filled(t))
    cards.push(moveOpenly(t, deck, deck.cards.length - 1, protocols));
  if (t.watched && cards.length) t.log('dealt', { cards: sorted(cards) });
}
/** AH-RUL-80 */
export function discardAll(t: T, from: Pile): void {
  const cards: number[] = [];
  while (from.cards.length) cards.push(moveOpenly(t, from, 0, t.world.piles.discard));
  if (t.watched && cards.length) t.log('discarded', { cards: sorted(cards) });
}
/** Moves the top card of the deck where only `seat` sees it; false when there is none. */
export function lookAtTop(t: T, seat: Seat): boolean {
  if (!filled(t)) return false;
  moveTop(t.world.piles.deck, t.world.piles.looked, bit(seat));
  return true;
}
/** Into a hand for all to see. */
export function takeOpenly(t: T, from: Pile, card: number, seat: Seat): void {
  moveOpenly(t, from, from.cards.indexOf(card), t.world.piles.hand[seat]!);
  if (t.watched) t.log('took', { seat, card });
}
export function discardCard(t: T, seat: Seat, card: number): void {
  const { hand, discard } = t.world.piles;
  const mine = hand[seat]!;
  moveOpenly(t, mine, mine.cards.indexOf(card), discard);
  if (t.watched) t.log('discardedBy', { seat, card });
}
