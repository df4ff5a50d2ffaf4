// Plot Cards go from the deck to hands and face up to the discard pile.
import { moveToHand, refill as refillFrom, turnUp } from '#engine/kit/decks.ts';
import { bit, everybody, faceDown } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import type { T } from './world.ts';
import { PLOT_BACK } from '../cards/numbers.ts';

/** MR-PLT-04, MR-RUL-37, MR-RUL-38: an empty deck is made anew of its discard pile, in the middle of a draw as well;
 *  nobody knows its order (MR-INF-05). Is there a card to draw now? */
export const refill = (t: T, deck: Pile, discard: Pile): boolean => refillFrom(deck, discard, t.random);

/** MR-INF-03: everybody sees how many cards are drawn, the seat alone which. Without any card left drawing stops. */
export function drawPlot(t: T, seat: Seat, n: number): void {
  const { plots, plotDiscard, hand } = t.world.piles;
  for (let i = 0; i < n && refill(t, plots, plotDiscard); i++) {
    const card = moveToHand(plots, plots.cards.length - 1, hand[seat]!, bit(seat));
    t.log('plotDrawn', { seat, card: faceDown(PLOT_BACK) }, { to: [seat], facts: { card } });
  }
}

/** MR-PLT-15, MR-INF-06: from hand face up to the discard pile. */
export function discardPlot(t: T, seat: Seat, card: number): void {
  turnUp(t.world.piles.hand[seat]!, card, t.world.piles.plotDiscard, t.seats);
  t.log('plotDiscarded', { seat, card });
}

/** From the discard pile into a hand; everybody knows which. */
export function takePlot(t: T, seat: Seat, card: number): void {
  const { plotDiscard, hand } = t.world.piles;
  moveToHand(plotDiscard, plotDiscard.cards.indexOf(card), hand[seat]!, everybody(t.seats));
  t.log('plotTaken', { seat, card });
}

/** A card by chance from one hand into another. The two Schools know which card it is, and nobody else. */
export function stealPlot(t: T, from: Seat, seat: Seat): void {
  const { hand } = t.world.piles;
  const { cards } = hand[from]!;
  if (!cards.length) return;
  const both = [seat, from];
  const card = moveToHand(hand[from]!, t.random.below(cards.length), hand[seat]!, bit(seat) | bit(from));
  t.log('plotStolen', { seat, from, card: faceDown(PLOT_BACK) }, { to: both, facts: { card } });
}

/** A card that is played lies face up beside the piles until it is done (MR-RUL-37). */
export const layPlot = ({ world: { piles }, seats }: T, seat: Seat, card: number): void =>
  turnUp(piles.hand[seat]!, card, piles.playing, seats);
/** MR-EVT-11, MR-RCT-04 */
export const clearPlot = ({ world: { piles }, seats }: T, card: number): void =>
  turnUp(piles.playing, card, piles.plotDiscard, seats);
