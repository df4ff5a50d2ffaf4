// The Plot Phase: which Events to play and on whom, what to discard, whom to ask for support and whom to give it.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { priceOf } from '#engine/kit/prices.ts';
import { numbersIn } from '#engine/kit/numbering.ts';
import type { Pick, Seat } from '#engine/types.ts';
import type { EventCard } from '../cards/card.ts';
import { eventOf, isEvent, plotOf, reactionOf } from '../cards/plots.ts';
import { powerOf } from '../cards/index.ts';
import { aimOf } from '../abilities/scope.ts';
import type { Revolution, T } from '../table/world.ts';
import { CARDS, PLOTS } from '../cards/numbers.ts';
import { HAND_SIZES } from '../table/points-and-hope.ts';
import { CARD, HOPE, POWER } from './worth.ts';
import { verbs } from '../verbs/index.ts';
import { gainOf, PP, type Play } from './cards.ts';

/** By decision. */
export const plotWeighers: Record<string, Weigher<Revolution>> = {
  'playStage.act': weighActivity,
  'support.answer': (t, seat, { n }) => weighSupport(t, seat, n),
  'support.play': weighOwed,
  'discarding.choose': weighLoss,
  'plot.trim': weighLoss,
};

/** Gains weigh so much; less than the least is none. */
const GAIN = 40;
const LEAST = 0.02;
const PLAYED = 4;
const weightOf = (gain: number): number => (gain < LEAST ? 0 : PLAYED + GAIN * gain);

/** pass, play, ask, discard, power */
function weighActivity(t: T, seat: Seat, option: Pick): number {
  switch (option.verb) {
    case 'play':
      return weightOf(eventGain(t, seat, option));
    case 'power':
      return weightOf(powerGain(t.world, seat, option));
    case 'ask':
      return weighRequest(t, seat, option);
    case 'discard':
      return weighSale(t.world, seat, option.made!.parts[0]!);
    default:
      return PASS;
  }
}
const PASS = 0.2;

// ---- events and powers -------------------------------------------------------------------------------------

const named = ({ made }: Pick): number[] => made!.parts.map(part => part[0]!);

/** The gain of an Event beyond the worth of its card and its Plot Points. */
function eventGain(t: T, seat: Seat, option: Pick, given?: readonly number[]): number {
  const event = eventOf(option.n);
  const play: Play = { card: event, by: seat, named: named(option), ...(given && { given }) };
  return gainOf(t.world, seat, play) - PP * event.cost - HOPE * event.hv;
}
function powerGain(w: Revolution, seat: Seat, option: Pick): number {
  return gainOf(w, seat, { card: powerOf(option.n)!, by: seat, named: named(option) }) - POWER;
}

/** The Event that is owed for support: the best of them, however little it brings. */
function weighOwed(t: T, seat: Seat, option: Pick): number {
  if (option.verb === 'refund') return PASS;
  const { given } = t.outer('support')!;
  return Math.max(LEAST, PLAYED + GAIN * eventGain(t, seat, option, given));
}

// ---- cards in hand -----------------------------------------------------------------------------------------

/** The gain of a Plot Card at best, roughly: that of its best effect. */
const bestOf = (card: number): number => BEST[card - PLOTS] ?? bestEffect(card);
const bestEffect = (card: number): number => Math.max(...plotOf(card).effects.map(effect => priceOf(verbs, [effect])));
const BEST: readonly number[] = numbersIn(CARDS.plot).map(bestEffect);

/** The chance that a card can be paid for in a round to come. */
const PAYABLE = 0.7;
const WITH_SUPPORT = 0.3;
/** The worth of keeping a card beyond the Hope that it brings now. */
function keeping(w: Revolution, seat: Seat, card: number): number {
  const { cost, hv } = plotOf(card);
  const chance = cost <= w.rp[seat]! + 1 ? PAYABLE : WITH_SUPPORT;
  return chance * (bestOf(card) - PP * cost) - HOPE * hv;
}

/** Cards for Hope: those worth less than their Hope, and those beyond the Hand Size, which would be lost. */
function weighSale(w: Revolution, seat: Seat, cards: readonly number[]): number {
  const hand = w.piles.hand[seat]!.cards;
  const excess = hand.length - HAND_SIZES[w.rp[seat]!]!;
  let sum = 0;
  for (const card of cards) {
    const gain = -keeping(w, seat, card);
    if (gain <= 0 && (cards.length > 1 || excess <= 0)) return 0;
    sum += gain;
  }
  return Math.max(PASS / 2, SOLD + sum + (cards.length > 1 ? 1 : 0));
}
const SOLD = 2;

/** Cards that must go: the more they are worth, the less likely. */
function weighLoss({ world: w }: T, seat: Seat, { made }: Pick): number {
  let sum = 0;
  for (const card of made!.parts[0]!) sum += keeping(w, seat, card) + HOPE * plotOf(card).hv + CARD;
  return Math.exp(-SHARP * sum);
}
const SHARP = 8;

/** The price of a Reaction: its Plot Points, and the card. */
export const reactionPrice = (card: number): number => PP * reactionOf(card).cost + HOPE * reactionOf(card).hv;

// ---- support -----------------------------------------------------------------------------------------------

const REQUEST = 3;
/** A request has to be worth it, and every School asked must see something in it. */
const WORTH_ASKING = 0.4;

function weighRequest(t: T, seat: Seat, { made }: Pick): number {
  const { parts } = made!;
  const w = t.world;
  if (t.outer('playStage')!.requests) return 0;
  let cost = w.pp[seat]!;
  for (const part of parts) cost += part[0]!;
  if (!w.piles.hand[seat]!.cards.some(card => isEvent(card) && plotOf(card).cost === cost && isWorthAsking(card)))
    return 0;
  for (let i = 0; i < parts.length; i++) {
    const n = parts[i]![0]!;
    if (n && supportGain(w, (seat + 1 + i) % t.seats, seat, n, cost) <= 0) return 0;
  }
  return REQUEST;
}
const isWorthAsking = (card: number): boolean => bestOf(card) >= WORTH_ASKING;

/** All that was asked for, or nothing: a part of it helps nobody. */
function weighSupport(t: T, seat: Seat, n: number): number {
  const { by, asked } = t.outer('support')!;
  const cost = asked.reduce((sum, points) => sum + points, t.world.pp[by]!);
  const gives = supportGain(t.world, seat, by, asked[seat]!, cost) > 0;
  if (n === 0) return gives ? PASS : PLAYED;
  return gives && n === asked[seat] ? PLAYED : 0;
}
/** The mean gain of giving `n` Plot Points, over the Events of that cost which are not discarded yet, played as the
 *  asker would like it; the supporter is thanked where a second School may be named. */
function supportGain(w: Revolution, giver: Seat, by: Seat, n: number, cost: number): number {
  const given = w.rp.map((_, seat) => (seat === giver ? n : 0));
  const { plotDiscard } = w.piles;
  let sum = 0;
  let count = 0;
  for (const card of EVENTS_OF_COST[cost] ?? []) {
    if (plotDiscard.cards.includes(card)) continue;
    count++;
    sum += gainOf(w, giver, { card: eventOf(card), by, named: likely(w, eventOf(card), by, giver), given });
  }
  const price = (w.passed[giver] ? PP / 4 : PP) * n;
  return count ? sum / count - price : 0;
}
const EVENTS_OF_COST: number[][] = [];
for (let card = PLOTS; isEvent(card); card++) (EVENTS_OF_COST[eventOf(card).cost] ??= []).push(card);

/** The likely targets: for good things the asker and its supporter, for bad ones the leader of the others. */
function likely(w: Revolution, event: EventCard, by: Seat, giver: Seat): number[] {
  const { targets = [] } = event;
  return targets.map((target, i) => {
    if (aimOf(target) !== 'school') return 0;
    return 'school' in target && target.school === 'any' ? (i ? giver : by) : leaderBut(w, by);
  });
}
function leaderBut(w: Revolution, by: Seat): Seat {
  let leader = by === 0 ? 1 : 0;
  for (let seat = 0; seat < w.rp.length; seat++) if (seat !== by && w.rp[seat]! > w.rp[leader]!) leader = seat;
  return leader;
}
