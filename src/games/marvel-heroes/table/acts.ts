// Small acts on the table: cards, VP, Plot Points, figures that move; each tells the log what happened.
import { moveToHand } from '#engine/kit/decks.ts';
import { bit, everybody } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import { STORIES_A_POWER_UP } from '../cards/board.ts';
import type { Deck } from '../cards/card.ts';
import { isResource } from './deck.ts';
import { setStatus } from './figures.ts';
import { READY, RECOVERY, SUPPORTING, type T } from './world.ts';

/** MH-BRD-09, MH-RUL-06: past 25 the score keeps counting. MH-RUL-92: the Special Headline enters after the action. */
export function gainVp(t: T, seat: Seat, n: number): void {
  t.world.vp[seat]! += n;
  t.log('scored', { seat, n });
}

/** MH-PLN-06, MH-PLN-07, MH-CMP-05 */
export function gainPp(t: T, seat: Seat, n: number): void {
  const w = t.world;
  w.pp[seat] = Math.max(0, w.pp[seat]! + n);
  t.log('ppGained', { seat, n });
}

export function gainPowerUp(t: T, seat: Seat, n: number): void {
  t.world.powerUps[seat]!.push(n);
  t.log('powerUpGained', { seat, powerUp: n });
}

/** Moves a card for all to see; open cards are kept by number. */
export const moveOpenly = (t: T, from: Pile, card: number, to: Pile): number =>
  moveToHand(from, from.cards.indexOf(card), to, everybody(t.seats));

/** MH-RUL-70: from a hand, face up to the discard pile. */
export function discardHeld(t: T, seat: Seat, card: number): void {
  const { hand, plots, resourceDiscard, villainDiscard } = t.world.piles;
  if (isResource(card)) moveOpenly(t, hand[seat]!, card, resourceDiscard);
  else moveOpenly(t, plots[seat]!, card, villainDiscard);
  t.log('discarded', { seat, card });
}

/** So many cards of a hand by chance, as many as there are. */
export function discardByChance(t: T, seat: Seat, deck: Deck, n: number): void {
  const { hand, plots } = t.world.piles;
  const { cards } = (deck === 'resource' ? hand : plots)[seat]!;
  for (let i = 0; i < n && cards.length; i++) discardHeld(t, seat, cards[t.random.below(cards.length)]!);
}

/** A Villain card that lies open goes to the discard pile. */
export function discardVillain(t: T, card: number): void {
  moveOpenly(t, t.world.piles.inPlay, card, t.world.piles.villainDiscard);
}

/** MH-PLN-28: with the Plot Points on it. */
export function discardAlly(t: T, seat: Seat, card: number): void {
  const w = t.world;
  const at = w.allies[seat]!.indexOf(card);
  w.allies[seat]!.splice(at, 1);
  w.charges[seat]!.splice(at, 1);
  moveOpenly(t, w.piles.inPlay, card, w.piles.resourceDiscard);
  t.log('allyLost', { seat, card });
}

/** MH-ABT-17, MH-ABT-18: a Plot Point of the card, or the card itself. */
export function takeCharge(t: T, seat: Seat, card: number): void {
  const w = t.world;
  const at = w.allies[seat]!.indexOf(card);
  if (w.charges[seat]![at]! > 0) w.charges[seat]![at]!--;
  else discardAlly(t, seat, card);
}

/** All of another hand is shown to a seat. */
export function lookAt(t: T, seat: Seat, whom: Seat): void {
  const { cards, seen } = t.world.piles.plots[whom]!;
  for (let i = 0; i < seen.length; i++) seen[i]! |= bit(seat);
  t.log('looked', { seat, whom, n: cards.length });
}

export function toDistrict(t: T, seat: Seat, hero: number, district: number): void {
  setStatus(t.world, hero, READY, district);
  t.log('movedTo', { seat, hero, district });
}

export function toSupport(t: T, seat: Seat, hero: number, area: number): void {
  setStatus(t.world, hero, SUPPORTING, area);
  t.log('supports', { seat, hero, area });
}

/** MH-MOV-05 */
export function toRecovery(t: T, seat: Seat, hero: number): void {
  setStatus(t.world, hero, RECOVERY);
  t.log('recovers', { seat, hero });
}

/** MH-PLN-29, MH-PLN-31, MH-PUP-01, MH-PUP-03, MH-RUL-35 */
export function buyPowerUp(t: T, seat: Seat, n: number): void {
  const { stories, piles } = t.world;
  for (const card of stories[seat]!.splice(0, STORIES_A_POWER_UP))
    moveOpenly(t, piles.inPlay, card, piles.storyDiscard);
  gainPowerUp(t, seat, n);
}
