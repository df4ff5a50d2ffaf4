// How well each seat stands, in VP: what is scored, and what heroes, cards and Plot Points will still bring.
import { chanceOfLead } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import { ACTION_ROUNDS, STORIES_A_POWER_UP } from '../cards/board.ts';
import { levelOf, PER_SET, scenarioOf } from '../table/deck.ts';
import { districtAt, isReadyAt, isSupportingIn, teamHeroes } from '../table/figures.ts';
import { CARD, NONE, READY, SUPPORTING, type Marvel } from '../table/world.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { handWorth } from './card-worth.ts';
import { isOpen, OPEN, roundsLeft, vpAt, woundCost } from './prospects.ts';

const PP = 0.4;
const POWER_UP = 1;
const STORY = 0.3;
const PLOT = 0.12;
const CHARGE = 0.25;
const ALLY = 0.3;
const PLAN = 0.4;
/** A share of a Headline's VP for who stands there Ready, by Level, and more with somebody on the Support space. */
const STANDING = [0, 0.28, 0.33, 0.42];
const SUPPORTED = 0.08;
const READY_WORTH = 0.15;

export function standing(w: Marvel, seat: Seat): number {
  if (w.team[seat] === NONE) return 0;
  const rounds = roundsLeft(w);
  const later = Math.min(1, rounds);
  const actions = ACTION_ROUNDS - w.actionRound;
  let sum = w.vp[seat]! + PP * w.pp[seat]! * later;
  sum += POWER_UP * w.powerUps[seat]!.length * (0.3 + 0.5 * later);
  sum += STORY * (w.stories[seat]!.length % STORIES_A_POWER_UP) * later;
  sum += handWorth(w, seat) * (0.3 + 0.7 * later) + PLOT * Math.min(6, w.piles.plots[seat]!.cards.length);
  w.allies[seat]!.forEach((_, i) => (sum += ALLY + CHARGE * w.charges[seat]![i]!));
  sum += figures(w, seat, later, actions);
  return sum + plans(w, seat, later);
}
function figures(w: Marvel, seat: Seat, later: number, actions: number): number {
  let sum = 0;
  const useful = Math.min(1, 0.25 * actions + 0.4 * later);
  for (const hero of teamHeroes(w, seat)) {
    if (w.wound[hero]) sum -= woundCost(w, hero);
    else if (w.status[hero] === READY) sum += READY_WORTH * levelOf(hero) * useful;
    else if (w.status[hero] === SUPPORTING && w.at[hero] === CARD) sum += READY_WORTH * useful;
  }
  for (const area of OPEN) if (isOpen(w, area)) sum += useful * standingAt(w, seat, area);
  return sum;
}
function standingAt(w: Marvel, seat: Seat, area: number): number {
  const district = districtAt(w, area);
  let best = 0;
  let isSupported = false;
  for (const hero of teamHeroes(w, seat)) {
    if (isReadyAt(w, hero, district)) best = Math.max(best, STANDING[levelOf(hero)]!);
    else if (isSupportingIn(w, hero, area)) isSupported = true;
  }
  return best ? (best + (isSupported ? SUPPORTED : 0)) * vpAt(w, area) : 0;
}
/** Plans of the own Nemesis count against the Team, and for who controls a Mastermind where a Conclusion wins. */
function plans(w: Marvel, seat: Seat, later: number): number {
  const nemesis = w.nemesis[seat]!;
  if (nemesis === NONE) return 0;
  let sum = -PLAN * w.plans[nemesis]! * (0.3 + 0.7 * later);
  if (!hasEffect(w, 'conclusionWins')) return sum;
  const before = (seat + w.team.length - 1) % w.team.length;
  sum += 0.8 * (w.plans[w.nemesis[before]!]! / PER_SET) ** 2 * 5;
  return sum;
}

/** A lead of so many VP is won three times in four or so, more surely where the end is near. */
const LEAD = 4.5;
const LEAD_AT_END = 1.2;
/** By the lead over the best of the others, and half as much over the rest of them. */
export function chance(w: Marvel, seat: Seat): number {
  const sums = w.vp.map((_, one) => standing(w, one));
  const goal = scenarioOf(w.scenario).vp;
  const left = goal === undefined ? roundsLeft(w) / 3 : Math.max(0, Math.min(1, (goal - Math.max(...w.vp)) / goal));
  const lead = LEAD_AT_END + (LEAD - LEAD_AT_END) * Math.min(1, left + 0.2);
  return chanceOfLead(sums, seat, lead);
}
