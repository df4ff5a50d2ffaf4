// Small acts on the table: pawns that move, cards that are drawn, dealt and discarded, Students; each tells the log.
import { moveToHand, moveTop, refill } from '#engine/kit/decks.ts';
import { bit, everybody, faceDown } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { PROTOCOLS, STUDENT_SPACES } from '../cards/board.ts';
import { ALL_PAWNS, isStudent, JET, NONE, ON_BOARD, oneOfEachLook, SUPPLY } from './pawns.ts';
import { isSpace } from './spaces.ts';
import type { Heroes, T } from './world.ts';

export function movePawn(w: Heroes, pawn: number, to: number): void {
  const from = w.at[pawn]!;
  if (isSpace(from)) w.held[from]!--;
  if (isSpace(to)) w.held[to]!++;
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
export const firstOnJet = (w: Heroes): number => w.at.indexOf(Math.min(...w.at.filter(at => at >= JET)));
export const isOnBoard = (w: Heroes, seat: Seat, pawn: number): boolean =>
  w.owner[pawn] === seat && w.at[pawn] === ON_BOARD;
/** Pawns of a seat on its Player board, one of each look. */
export const looksOnBoard = (w: Heroes, seat: Seat): number[] =>
  oneOfEachLook(ALL_PAWNS.filter(pawn => isOnBoard(w, seat, pawn)));
export const hasHeroOnBoard = (w: Heroes, seat: Seat): boolean =>
  ALL_PAWNS.some(pawn => isOnBoard(w, seat, pawn) && !isStudent(pawn));
export const hasOnBoard = (w: Heroes, seat: Seat): boolean => ALL_PAWNS.some(pawn => isOnBoard(w, seat, pawn));
/** Is there a card in the deck, or one that is shuffled into it? */
export const deckLeft = ({ piles: { deck, discard } }: Heroes): boolean => deck.cards.length + discard.cards.length > 0;
/** AH-RUL-77: is there any card to draw? */
export const cardsLeft = (w: Heroes): boolean => deckLeft(w) || w.piles.protocols.cards.length > 0;
/** AH-DRW-03, AH-RUL-79: the discard pile is shuffled when a card is needed from an empty deck. All have seen the cards
 *  that were discarded a moment ago, though these are hidden again. */
function filled(t: T): boolean {
  const { deck, discard } = t.world.piles;
  if (!deck.cards.length && discard.cards.length) {
    t.learn();
    t.log('reshuffled');
  }
  return refill(deck, discard, t.random);
}
/** AH-RUL-92: others see one card, the seat sees which. */
export function drawFromDeck(t: T, seat: Seat): void {
  if (!filled(t)) return;
  const { deck, hand } = t.world.piles;
  const card = moveToHand(deck, deck.cards.length - 1, hand[seat]!, bit(seat));
  t.log('drew', { seat, card: faceDown(0) }, { to: [seat], facts: { card } });
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
  t.log('took', { seat, card });
}
export function discardCard(t: T, seat: Seat, card: number): void {
  const { hand, discard } = t.world.piles;
  const mine = hand[seat]!;
  moveOpenly(t, mine, mine.cards.indexOf(card), discard);
  t.log('discardedBy', { seat, card });
}

// ---- Students ----------------------------------------------------------------------------------------------

/** Students that nobody has. */
export const studentInSupply = ({ at }: Heroes): number => at.indexOf(SUPPLY);
export const studentsOf = (w: Heroes, seat: Seat): number =>
  ALL_PAWNS.filter(pawn => isStudent(pawn) && isOnBoard(w, seat, pawn)).length;
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
  if (gained > 0) t.log('studentsGained', { seat, n: gained });
}
/** AH-STU-04, AH-STU-07: pawns that count as an opponent's; a Student does once its action is done. */
export const isOpponents = (w: Heroes, pawn: number, seat: Seat): boolean =>
  w.owner[pawn] !== seat || (isStudent(pawn) && !w.acting.includes(pawn));
