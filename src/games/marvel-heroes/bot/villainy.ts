// A seat's moves against others: Lead Villains and their helpers, schemes, plans, Most Wanted Villains.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import { planSum } from '../abilities/passive.ts';
import { leadCost } from '../flow/playing-villains.ts';
import { mastermindOf, PER_SET, villainOf } from '../table/deck.ts';
import { hasSupporter, isSupportingIn, readyIn, teamHeroes } from '../table/figures.ts';
import { hasEffect } from '../table/scenario-effects.ts';
import { NONE, type Marvel } from '../table/world.ts';
import { keepWorth, lowerPrice } from './card-worth.ts';
import { chanceAgainst, chanceAgainstBoss } from './mission-odds.ts';
import { chanceFor, roundsLeft, vpAt, woundCost } from './prospects.ts';
import { atLeast, LEAST, type WeigherBy } from './turns.ts';

/** How much it matters to a seat that another one fails: more where the other leads, less where many share the gain. */
function rivalry({ vp }: Marvel, seat: Seat, other: Seat): number {
  const ahead = vp[other]! - vp[seat]!;
  return (0.9 / (vp.length - 1) + 0.25) * (1 + Math.max(-0.4, Math.min(0.6, 0.08 * ahead)));
}
/** The possible loss of the heroes, in VP. */
function stake(w: Marvel): number {
  const { seat, area, type, district } = w.task!;
  const wounds = readyIn(w, seat, district).reduce((sum, hero) => sum + woundCost(w, hero), 0);
  return (type === null || w.headline[area] === undefined || w.headline[area] !== NONE ? vpAt(w, area) : 3) + wounds;
}
const IN_SIGHT = 0.03;
/** The chance that the heroes of the task have against a Lead. */
export function chanceOfHeroes(w: Marvel, card: number): number {
  const { seat, area, district, schemes } = w.task!;
  const isSupported = hasSupporter(w, seat, area);
  const isBoosted = (schemes & 4) > 0 || (villainOf(card).isMostWanted === true && hasEffect(w, 'infected'));
  let lost = 1;
  for (const hero of readyIn(w, seat, district)) lost *= 1 - chanceAgainst(hero, card, isSupported, isBoosted);
  return 1 - lost;
}
/** A later seat may have a better Lead, and only one can be played (MH-VIL-05). */
const WAITING = 0.1;
function othersToCome({ task, team, piles }: Marvel, seat: Seat): number {
  let n = 0;
  for (let other = (seat + 1) % team.length; other !== task!.seat; other = (other + 1) % team.length)
    if (piles.plots[other]!.cards.length) n++;
  return n;
}
/** A Lead: what it spoils, less the card; Trouble that is left brings helpers. */
export const lead: Weigher<Marvel> = ({ world: w }, seat, { verb, n }) => {
  const other = w.task!.seat;
  if (verb === 'pass') return 1 + WAITING * othersToCome(w, seat) * rivalry(w, seat, other) * stake(w);
  const left = w.trouble - leadCost(w, seat, n);
  const chance = Math.max(0, chanceOfHeroes(w, n) - IN_SIGHT * Math.min(3, left));
  const wanted = villainOf(n).isMostWanted && verb === 'lead' ? 0.1 : 0;
  const planned = w.task!.plan !== NONE ? 0.5 * (1 - chance) : 0;
  const cost = verb === 'wanted' ? 0.05 : 0.4 * keepWorth(n);
  return atLeast(1 + rivalry(w, seat, other) * (1 - chance) * stake(w) + planned + wanted * (1 - chance) - cost);
};
export const helper: WeigherBy = (by, { world: w }, seat, { verb, n }) => {
  if (verb === 'pass') return 1;
  const gain = (lowerPrice(n) / 10) * 0.16 * rivalry(w, seat, w.task!.seat) * stake(w);
  return atLeast(1 + gain - by.helper * keepWorth(n));
};

// ---- schemes -----------------------------------------------------------------------------------------------

export const scheme: WeigherBy = (by, { world: w }, seat, { verb }) => {
  const task = w.task!;
  if (verb === 'pass') return 0.05;
  if (verb === 'threat') return atLeast(by.threat * mastermindOf(w.nemesis[task.seat]!)[task.type!]);
  const level = readyIn(w, task.seat, task.district).length;
  const held = w.piles.plots[seat]!.cards.length;
  if (verb === 'draw') return (held < 3 ? 1.1 : 0.5) + 0.1 * level;
  return held > 1 ? by.boostMore : by.boost;
};
/** What a completed plan takes from its Team, by stage, and what a Power-Up brings it, in VP. */
const PLANS = [0.35, 1, 2];
const POWER_UP = 1.1;
/** MH-SCN-07: where a Conclusion wins, plans are the way to it. */
const TO_CONCLUSION = 2;
/** A Prologue opens the way to the other stages: worth a risk while there are rounds for them, and none after that. */
const OPENING = 0.8;
const A_ROUND = 0.5;
const TOO_LATE = 0.45;
const hopeOf = (w: Marvel, stage: number): number =>
  stage ? PLANS[stage]! : OPENING * Math.min(1, A_ROUND * roundsLeft(w) - TOO_LATE);
/** A plan that fails brings the Team a Power-Up, but one that is not tried brings nothing. */
export const attempt: WeigherBy = (by, { world: w }, _seat, { verb }) => {
  if (verb === 'pass') return 1;
  const { seat, area, district } = w.task!;
  const boss = w.nemesis[seat]!;
  const heroes = readyIn(w, seat, district);
  const aides = teamHeroes(w, seat).filter(hero => isSupportingIn(w, hero, area));
  const fails = by.challenge * chanceFor(w, seat, area, heroes, aides) * challengeChance(w);
  const worth = hopeOf(w, w.plans[boss]!) + (hasEffect(w, 'conclusionWins') ? TO_CONCLUSION : 0);
  return atLeast(1 + (1 - fails) * worth - fails * POWER_UP);
};
export const stop: Weigher<Marvel> = (_t, _seat, { verb }) => (verb === 'use' ? 2 : 1);
/** Henchmen, the Mastermind's ability and KOs that stay from the fight before take their share of the bare chance. */
const ABILITY = 0.65;
const HENCHMAN = 0.92;
const HURT = 0.25;
export function challengeChance(w: Marvel): number {
  const { seat, district, area } = w.task!;
  const boss = w.nemesis[seat]!;
  const share = ABILITY * HENCHMAN ** (mastermindOf(boss).henchmen + planSum(w, seat, 'henchmen'));
  let lost = 1;
  for (const hero of readyIn(w, seat, district))
    lost *= 1 - share * (w.ko[hero] ? HURT : 1) * chanceAgainstBoss(hero, boss, hasSupporter(w, seat, area));
  return 1 - lost;
}
/** A Power-Up and a plan less are worth so much, and a plan that ends the game far more. */
const ENDS = 6;
export const challenge: WeigherBy = (by, { world: w }, _seat, { verb }) => {
  const { seat, district } = w.task!;
  const boss = w.nemesis[seat]!;
  const isLast = hasEffect(w, 'conclusionWins') && w.plans[boss] === PER_SET - 1;
  const prize = isLast ? ENDS : POWER_UP + PLANS[w.plans[boss]!]!;
  const cost = readyIn(w, seat, district).reduce((sum, hero) => sum + woundCost(w, hero), 0);
  const won = (isLast ? 1 : by.challenge) * challengeChance(w);
  return verb === 'challenge' ? atLeast(1 + won * prize - (1 - won) * cost) : 1;
};

// ---- Most Wanted Villains ----------------------------------------------------------------------------------

/** The weakest is replaced by a stronger one. */
export const mostWanted: Weigher<Marvel> = (t, _seat, { verb, n }) => {
  const { tier } = villainOf(t.outer('mostWanted')!.card);
  return verb === 'pass' ? 1 : 1 + 0.5 * (tier - villainOf(n).tier);
};
export const clearing: Weigher<Marvel> = (_t, _seat, { n }) => villainOf(n).tier;
export const raiding: Weigher<Marvel> = (_t, _seat, { n }) => (n < 0 ? LEAST : keepWorth(n));
