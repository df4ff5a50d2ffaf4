// Actions of the Missions phase: what people do without much thought, weighed in VP.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Made, Seat } from '#engine/types.ts';
import { effectsOf } from '../abilities/sources.ts';
import { ACTION_ROUNDS, areaOf, AREAS, SPECIAL, SPECIAL_AREA } from '../cards/board.ts';
import type { Effect, FightArguments, LastingArguments, PassiveArguments, TroubleArguments } from '../cards/card.ts';
import { levelOf, teamOfStory } from '../table/deck.ts';
import { districtAt, isReadyAt, isSupportingIn, teamHeroes } from '../table/figures.ts';
import { TO_RECOVERY } from '../flow/movement.ts';
import { CARD, NONE, READY, SUPPORTING, type Marvel, type T } from '../table/world.ts';
import { nextCard } from './card-worth.ts';
import type { Measures } from './measures.ts';
import { isOpen, OPEN, prospects, roundsLeft, type Prospects } from './prospects.ts';

/** Weights that go by measures. */
export type WeigherBy = (by: Measures, ...given: Parameters<Weigher<Marvel>>) => number;
/** An option that does nothing of use: seldom taken, never pruned. */
export const LEAST = 0.02;
export const atLeast = (n: number): number => Math.max(LEAST, n);

// ---- the Story track ---------------------------------------------------------------------------------------

const OTHERS_STORY = 0.45;
/** The promise of the exit space: somebody will push it off. */
const AT_EXIT = 0.4;
const teamAt = ({ track }: Marvel, from: number): number => {
  const card = track[track.length - from]!;
  return card === NONE ? NONE : teamOfStory(card);
};
const exitTeam = (w: Marvel): number => teamAt(w, 1);
function advanceWorth(w: Marvel, seat: Seat, by: Measures): number {
  const team = exitTeam(w);
  if (team === w.team[seat]) return by.story;
  if (team === NONE || !w.team.includes(team)) return 0.05 + nextOwn(w, seat);
  return -OTHERS_STORY + nextOwn(w, seat);
}
/** An own card comes next. */
const nextOwn = (w: Marvel, seat: Seat): number => (teamAt(w, 2) === w.team[seat] ? 0.3 : 0);
const manipulateWorth = (w: Marvel, seat: Seat): number =>
  w.track.some((card, i) => card !== NONE && i < w.track.length - 1 && teamOfStory(card) === w.team[seat]) &&
  exitTeam(w) !== w.team[seat]
    ? AT_EXIT
    : 0;
export const storyWorth = (w: Marvel, seat: Seat, by: Measures): number =>
  nextCard(w, seat) + Math.max(0, advanceWorth(w, seat, by), manipulateWorth(w, seat));
export const story: WeigherBy = (by, { world: w }, seat, { verb }) => {
  if (verb === 'pass') return 0.1;
  return atLeast(0.1 + (verb === 'advance' ? advanceWorth(w, seat, by) : manipulateWorth(w, seat)));
};

// ---- movement ----------------------------------------------------------------------------------------------

/** Of what a Headline promises, so much is left in the last Action Round: all can change before the next one. */
const GOING_LATE = 0.3;
const goingShare = ({ w, by }: Prospects): number =>
  w.actionRound < ACTION_ROUNDS ? by.going : roundsLeft(w) > 0 ? GOING_LATE : 0;
const onCards = (w: Marvel, seat: Seat): number[] =>
  teamHeroes(w, seat).filter(hero => w.status[hero] === SUPPORTING && w.at[hero] === CARD);
const ownAt = (w: Marvel, seat: Seat, area: number): number[] =>
  teamHeroes(w, seat).filter(hero => isReadyAt(w, hero, districtAt(w, area)));
const areaAt = (w: Marvel, district: number): number => {
  const area = district === SPECIAL ? SPECIAL_AREA : areaOf(district);
  return isOpen(w, area) && districtAt(w, area) === district ? area : NONE;
};
/** What a Ready hero who goes there may hope for; where own heroes are already, only that they are two. */
function goWorth(of: Prospects, hero: number, area: number, hasAid: boolean): number {
  const { w, seat, now } = of;
  const worth = hasAid && area !== SPECIAL_AREA ? of.aided(hero, area) : of.alone(hero, area);
  const others = ownAt(w, seat, area).filter(one => one !== hero);
  return others.length ? 0.4 * Math.max(0, worth - Math.max(0, now[area]!)) : worth;
}
/** The loss at the place that the hero leaves. */
function leaveCost({ w, seat, now }: Prospects, hero: number): number {
  if (w.at[hero] === CARD) return 0;
  const area = areaAt(w, w.at[hero]!);
  return area !== NONE && ownAt(w, seat, area).length === 1 ? Math.max(0, now[area]!) : 0;
}
function bestGoing(of: Prospects, hero: number): number {
  const hasAid = onCards(of.w, of.seat).length > 0;
  let best = -Infinity;
  for (const area of OPEN) if (isOpen(of.w, area)) best = Math.max(best, goWorth(of, hero, area, hasAid));
  return best;
}
/** Somebody on the Support space raises the chance of who is in the District. */
const SUPPORT_GAIN = 0.14;
function aidWorth(of: Prospects, area: number): number {
  const { w, seat, now } = of;
  if (!isOpen(w, area) || teamHeroes(w, seat).some(hero => isSupportingIn(w, hero, area))) return 0;
  const there = ownAt(w, seat, area);
  if (!there.length || !Number.isFinite(now[area])) return 0;
  return Math.max(SUPPORT_GAIN, of.aided(there[0]!, area) - of.alone(there[0]!, area));
}
const bestAid = (of: Prospects): number => Math.max(...AREAS.map((_, area) => aidWorth(of, area)));
function moveWorth(of: Prospects, hero: number): number {
  const { w } = of;
  if (w.status[hero] === SUPPORTING) return 0.8 * bestAid(of);
  if (w.status[hero] !== READY) return 0;
  return goingShare(of) * bestGoing(of, hero) - leaveCost(of, hero);
}

export const moveTo: WeigherBy = (by, t, seat, { verb, n }) => {
  const of = prospects(t, seat, by);
  const { hero } = t.outer('movement')!;
  if (verb === 'recovery') return of.w.actionRound >= ACTION_ROUNDS && roundsLeft(of.w) > 0 ? 0.3 : LEAST;
  if (verb === 'home') return LEAST;
  if (verb === 'area') return atLeast(0.05 + aidWorth(of, n));
  const area = areaAt(of.w, n);
  return area === NONE ? LEAST : atLeast(0.05 + goWorth(of, hero, area, onCards(of.w, seat).length > 0));
};
/** The hero for a Movement action that a card gives, which costs nothing else. */
export const moveHero: WeigherBy = (by, t, seat, { verb, n }) =>
  verb === 'pass' ? 0.1 : atLeast(moveWorth(prospects(t, seat, by), n));
export const bring: Weigher<Marvel> = (t, _seat, { verb, n }) => {
  const { to } = t.outer('movement')!;
  const area = areaAt(t.world, to);
  if (verb === 'alone') return area === NONE ? 1 : 0.1;
  return area === NONE ? LEAST : 1 + 0.1 * (4 - levelOf(n));
};
function groupWorth(of: Prospects, { to, parts }: Made): number {
  if (to === TO_RECOVERY) return LEAST;
  const area = areaAt(of.w, to);
  if (area === NONE) return LEAST;
  const [movers, brought] = parts as [number[], number[]];
  let best = -Infinity;
  for (const hero of movers) best = Math.max(best, goWorth(of, hero, area, brought.length > 0) - leaveCost(of, hero));
  return atLeast(best + 0.2 * (movers.length - 1));
}
export const group: WeigherBy = (by, t, seat, { verb, made }) =>
  verb === 'pass' ? 0.1 : groupWorth(prospects(t, seat, by), made!);
export const pair: WeigherBy = (by, t, seat, { verb, made }) =>
  verb === 'pass' ? 0.1 : atLeast(aidWorth(prospects(t, seat, by), made!.to));

// ---- the action --------------------------------------------------------------------------------------------

/** A hero without a Wound may be paid for again in the next Game Round. */
const TREATED_A_LEVEL = 0.3;
function treatWorth(w: Marvel, seat: Seat, { treated }: Measures): number {
  if (roundsLeft(w) <= 0) return LEAST;
  let best = 0;
  for (const hero of teamHeroes(w, seat))
    if (w.wound[hero]) best = Math.max(best, treated + TREATED_A_LEVEL * levelOf(hero));
  return best;
}
/** What the effects of an ability are worth that is used as an action or before one. */
function effectWorth(t: T, seat: Seat, effect: Effect, by: Measures): number {
  const w = t.world;
  const of = prospects(t, seat, by);
  switch (effect.do) {
    case 'draw':
      return effect.deck === 'resource' ? effect.n * 0.9 * nextCard(w, seat) : 0.2 * effect.n;
    case 'storyActions':
      return effect.n * storyWorth(w, seat, by) * 0.9;
    case 'storyAdvance':
      return Math.max(0, advanceWorth(w, seat, by)) + 0.1;
    case 'storyManipulate':
      return manipulateWorth(w, seat);
    case 'move':
    case 'movement':
    case 'moveAfterwards':
      return Math.max(0, ...teamHeroes(w, seat).map(hero => moveWorth(of, hero))) + (effect.do === 'move' ? 0.15 : 0);
    case 'calm':
      return 0.6 * Number(of.now.some(n => n > -Infinity));
    case 'heal':
      return 1.3 * treatWorth(w, seat, by);
    case 'gainPp':
      return 0.5 * effect.n;
    case 'discard':
      return 0.3 * effect.n;
    case 'raid':
      return 0.35;
    case 'burgle':
      return 0.3;
    case 'clearMostWanted':
      return w.mostWanted.some(card => card !== NONE) ? 0.4 : 0;
    case 'look':
    case 'replaceHeadline':
    case 'takeAlly':
    case 'allyCost':
      return LITTLE;
    default:
      return outOfTurn(effect.do);
  }
}
const LITTLE = 0.1;
/** Verbs of fights, Troubleshooting and planning do nothing in a turn. */
const outOfTurn = (_verb: keyof (LastingArguments & FightArguments & TroubleArguments & PassiveArguments)): number =>
  LITTLE;
function abilityWorth(t: T, seat: Seat, source: number, by: Measures): number {
  let sum = 0;
  for (const effect of effectsOf(source)) sum += effectWorth(t, seat, effect, by);
  return sum;
}
export const act: WeigherBy = (by, t, seat, { verb, n }) => {
  const w = t.world;
  switch (verb) {
    case 'pass':
      return LEAST / 2;
    case 'story':
      return atLeast(storyWorth(w, seat, by));
    case 'treat':
      return atLeast(treatWorth(w, seat, by));
    case 'troubleshoot':
      return atLeast(prospects(t, seat, by).now[n]!);
    case 'move':
      return atLeast(moveWorth(prospects(t, seat, by), n));
    case 'action':
      return atLeast(by.ability * abilityWorth(t, seat, n, by));
    default:
      return useWorth(t, seat, n, by);
  }
};
/** Before the action: worth doing at once where it brings anything, for the action is still to come. */
function useWorth(t: T, seat: Seat, source: number, by: Measures): number {
  const worth = abilityWorth(t, seat, source, by);
  return worth > 0.25 ? 10 + worth : LEAST;
}
export const afterSolving: WeigherBy = (by, t, seat, { verb, n }) =>
  verb === 'pass' ? 0.1 : atLeast(abilityWorth(t, seat, n, by));
export const treat: Weigher<Marvel> = (_t, _seat, { verb, n }) => (verb === 'pass' ? 0.1 : levelOf(n));
