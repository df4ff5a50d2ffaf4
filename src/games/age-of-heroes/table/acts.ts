// Small acts on the table: pawns that move, cards that are drawn, dealt and discarded; each tells the log.
import { moveToHand, moveTop, refill } from '#engine/kit/decks.ts';
import { bit, everybody, faceDown } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { PROTOCOLS } from '../cards/board.ts';
import { BOX, FIRST_STUDENT, JET, lookOf, NONE, ON_BOARD, PAWNS, PAWNS_A_TEAM, SUPPLY } from './pawns.ts';
import { SPACES } from './spaces.ts';
import type { Heroes, T } from './world.ts';

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
/** Pawns of a seat on its Player board, one of each look. Those of a team that look alike follow each other. */
export function looksOnBoard(w: Heroes, seat: Seat): number[] {
  const out: number[] = [];
  const first = firstPawn(w, seat);
  let look = '';
  for (let pawn = first; pawn < first + PAWNS_A_TEAM; pawn++)
    if (isOnBoard(w, seat, pawn) && lookOf(pawn) !== look) {
      look = lookOf(pawn);
      out.push(pawn);
    }
  const student = studentOnBoard(w, seat);
  if (student !== NONE) out.push(student);
  return out;
}
function studentOnBoard(w: Heroes, seat: Seat): number {
  for (let pawn = FIRST_STUDENT; pawn < PAWNS; pawn++) if (isOnBoard(w, seat, pawn)) return pawn;
  return NONE;
}
/** Is a Hero of the seat on its Player board? */
export function hasHeroOnBoard(w: Heroes, seat: Seat): boolean {
  const first = firstPawn(w, seat);
  for (let pawn = first; pawn < first + PAWNS_A_TEAM; pawn++) if (isOnBoard(w, seat, pawn)) return true;
  return false;
}
/** The same of Heroes and Students. */
export const hasOnBoard = (w: Heroes, seat: Seat): boolean =>
  hasHeroOnBoard(w, seat) || studentOnBoard(w, seat) !== NONE;
const firstPawn = ({ team }: Heroes, seat: Seat): number => team[seat]! * PAWNS_A_TEAM;
export const isInGame = (w: Heroes, pawn: number): boolean => w.at[pawn]! > BOX;
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
