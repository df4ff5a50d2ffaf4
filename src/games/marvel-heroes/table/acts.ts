// Small acts on the table: cards, VP, Plot Points; each tells the log what happened.
import type { Table } from '#engine/definition.ts';
import { moveToHand, refill } from '#engine/kit/decks.ts';
import { bit, everybody, faceDown } from '#engine/kit/piles.ts';
import type { Pile, RuleId, Seat } from '#engine/types.ts';
import { scenarioOf, teamOfStory } from './deck.ts';
import { seatOfTeam } from './figures.ts';
import { NONE, type Marvel } from './world.ts';

export type T = Table<Marvel>;

// ---- scores ------------------------------------------------------------------------------------------------

/** MH-BRD-09, MH-RUL-06: past 25 the score keeps counting. MH-RUL-92: the Special Headline enters after the action. */
export function gainVp(t: T, seat: Seat, n: number): void {
  t.world.vp[seat]! += n;
  if (t.watched) t.log('scored', { seat, n });
}
/** MH-PLN-06, MH-PLN-07, MH-CMP-05 */
export function gainPp(t: T, seat: Seat, n: number): void {
  const w = t.world;
  w.pp[seat] = Math.max(0, w.pp[seat]! + n);
  if (t.watched) t.log('ppGained', { seat, n });
}
/** MH-SPH-01, MH-RUL-92 */
export function openSpecial(t: T): void {
  const w = t.world;
  const { special } = scenarioOf(w.scenario);
  if (!special || w.special || w.vp.every(vp => vp < special.enters)) return;
  w.special = 1;
  if (t.watched) t.log('specialOpened');
}

// ---- decks -------------------------------------------------------------------------------------------------

/** MH-EMP-01, MH-EMP-02: is there a card to draw? */
function filled(t: T, deck: Pile, discard: Pile): boolean {
  if (!deck.cards.length && discard.cards.length && t.watched) t.log('reshuffled');
  return refill(deck, discard, t.random);
}
/** MH-INF-01, MH-INF-07, MH-RUL-20, MH-RUL-102: others see how many cards are drawn and from which deck. */
export function drawResource(t: T, seat: Seat, n = 1): void {
  const { resources, resourceDiscard, hand } = t.world.piles;
  for (let i = 0; i < n && filled(t, resources, resourceDiscard); i++) drawTo(t, resources, hand[seat]!, seat, 0);
}
export function drawVillain(t: T, seat: Seat, n = 1): void {
  const { villains, villainDiscard, plots } = t.world.piles;
  for (let i = 0; i < n && filled(t, villains, villainDiscard); i++) drawTo(t, villains, plots[seat]!, seat, 1);
}
function drawTo(t: T, deck: Pile, hand: Pile, seat: Seat, back: number): void {
  const card = moveToHand(deck, deck.cards.length - 1, hand, bit(seat));
  if (t.watched) t.log('drew', { seat, card: faceDown(back) }, { to: [seat], facts: { card } });
}
/** Moves a card for all to see; open cards are kept by number. */
export const moveOpenly = (t: T, from: Pile, card: number, to: Pile): number =>
  moveToHand(from, from.cards.indexOf(card), to, everybody(t.seats));
/** The next card of a deck, face up; none where there is none. */
function turnUp(t: T, deck: Pile, discard: Pile): number {
  if (!filled(t, deck, discard)) return NONE;
  return moveToHand(deck, deck.cards.length - 1, t.world.piles.inPlay, everybody(t.seats));
}
export const turnUpHeadline = (t: T): number => turnUp(t, t.world.piles.headlines, t.world.piles.headlineDiscard);
export const turnUpStory = (t: T): number => turnUp(t, t.world.piles.stories, t.world.piles.storyDiscard);
export const turnUpVillain = (t: T): number => turnUp(t, t.world.piles.villains, t.world.piles.villainDiscard);

/** MH-RUL-70: face up to the discard pile. */
export function discardResource(t: T, seat: Seat, card: number): void {
  const { hand, resourceDiscard } = t.world.piles;
  moveOpenly(t, hand[seat]!, card, resourceDiscard);
  if (t.watched) t.log('discarded', { seat, card });
}
export function discardPlot(t: T, seat: Seat, card: number): void {
  const { plots, villainDiscard } = t.world.piles;
  moveOpenly(t, plots[seat]!, card, villainDiscard);
  if (t.watched) t.log('discarded', { seat, card });
}
/** So many cards of a hand by chance, as many as there are. */
export function discardByChance(t: T, seat: Seat, deck: 'resource' | 'villain', n: number): void {
  const { hand, plots } = t.world.piles;
  const from = (deck === 'resource' ? hand : plots)[seat]!;
  for (let i = 0; i < n && from.cards.length; i++) {
    const card = from.cards[t.random.below(from.cards.length)]!;
    if (deck === 'resource') discardResource(t, seat, card);
    else discardPlot(t, seat, card);
  }
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
  if (t.watched) t.log('allyLost', { seat, card });
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
  if (t.watched) t.log('looked', { seat, whom, n: cards.length });
}

// ---- the Story track ---------------------------------------------------------------------------------------

/** MH-STO-03..06, MH-EMP-04, MH-RUL-43, MH-RUL-45: a new card enters and the last one is pushed off; in the set-up of
 *  a Game Round nobody gets it. */
export function advanceStory(t: T, isScored: boolean): void {
  const w = t.world;
  const { track } = w;
  const card = track.pop()!;
  track.unshift(turnUpStory(t));
  if (t.watched) t.log('storyAdvanced');
  if (card === NONE) return;
  const seat = seatOfTeam(w, teamOfStory(card));
  if (!isScored || seat < 0) {
    moveOpenly(t, w.piles.inPlay, card, w.piles.storyDiscard);
    return;
  }
  w.stories[seat]!.push(card); // MH-STO-10
  if (t.watched) t.log('storyWon', { seat, card });
  gainVp(t, seat, 1);
}
/** MH-STO-07, MH-STO-08: nothing leaves or enters. */
export function manipulateStory(t: T, seat: Seat, card: number): void {
  const { track } = t.world;
  track.splice(track.indexOf(card), 1);
  track.push(card);
  if (t.watched) t.log('storyMoved', { seat, card });
}
/** MH-STO-08, MH-STO-09: why a card of the track cannot be moved. */
export function storyRefusal({ track, team }: Marvel, seat: Seat, card: number): RuleId | false {
  if (teamOfStory(card) !== team[seat]) return 'MH-STO-08';
  return card === track.at(-1) && 'MH-STO-09';
}
export const onTrack = ({ track }: Marvel): number[] => track.filter(card => card !== NONE);
export const canManipulate = (w: Marvel, seat: Seat): boolean => onTrack(w).some(card => !storyRefusal(w, seat, card));
