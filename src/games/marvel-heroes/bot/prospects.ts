// Prospects of Headlines for a seat: the chance to solve each with these heroes, and what that is worth in VP.
import type { Seat } from '#engine/types.ts';
import { planHas, planSum, powerUpSkills, powerUpSum } from '../abilities/passive.ts';
import { specialOf } from '../table/scenario-effects.ts';
import { GAME_ROUNDS, SPECIAL_AREA } from '../cards/board.ts';
import { hasIcon, skillAt, threatAt, typeAt } from '../flow/headlines.ts';
import { mayAttempt } from '../flow/master-plans.ts';
import { headlineOf, heroOf, levelOf, scenarioOf } from '../table/deck.ts';
import { districtAt, isReadyAt, isSupportingIn, skillBit, skillsOf, teamHeroes } from '../table/figures.ts';
import { NONE, type Marvel, type T } from '../table/world.ts';
import { missionOdds, seatOdds, shifted } from './experience.ts';
import type { Measures } from './measures.ts';
import { chanceAgainstBoss, solveChance } from './mission-odds.ts';

const MAGNETO = 3;
export const OPEN: readonly number[] = Array.from({ length: SPECIAL_AREA + 1 }, (_, area) => area);
export const isOpen = (w: Marvel, area: number): boolean =>
  area === SPECIAL_AREA ? w.special === 1 : w.headline[area] !== NONE;
export const vpAt = (w: Marvel, area: number): number =>
  area === SPECIAL_AREA ? specialOf(w)!.vp : headlineOf(w.headline[area]!).vp;
/** Villain cards that others hold, and those that they draw for the action (MH-VIL-02). */
export function cardsAgainst({ piles }: Marvel, seat: Seat): number {
  let sum = piles.plots.length === 2 ? 2 : piles.plots.length - 1;
  piles.plots.forEach(({ cards }, other) => {
    if (other !== seat) sum += cards.length;
  });
  return sum;
}
/** Game Rounds that are to be expected after this one. */
export function roundsLeft(w: Marvel): number {
  const { round = GAME_ROUNDS, vp } = scenarioOf(w.scenario);
  const left = Math.min(round, GAME_ROUNDS) - w.gameRound;
  const goal = vp ?? (specialOf(w) ? specialOf(w)!.enters : Infinity);
  return goal === Infinity ? left : Math.max(0, Math.min(left, (goal - Math.max(...w.vp)) / VP_A_ROUND));
}
const VP_A_ROUND = 5;

/** A scheme of the Nemesis is worth so many dice of the Trouble roll. */
const SCHEME = 1.4;
/** The chance of these heroes in an Area's District, with or without somebody on the Support space. */
export function chanceFor(
  w: Marvel,
  seat: Seat,
  area: number,
  heroes: readonly number[],
  supporters: readonly number[],
): number {
  const type = typeAt(w, area);
  const isSupported = area !== SPECIAL_AREA && supporters.length > 0;
  if (!type) return 1 - heroes.reduce((lost, hero) => lost * (1 - chanceAgainstBoss(hero, MAGNETO, isSupported)), 1);
  let less = 0;
  let skills = powerUpSkills(w, seat);
  for (const hero of heroes) {
    less = Math.max(less, heroOf(hero)[type]);
    skills |= skillsOf(hero);
  }
  if (isSupported) for (const hero of supporters) skills |= skillsOf(hero);
  const skill = skillAt(w, area);
  const isWatched = hasIcon(w, area) || w.archnemesis === seat;
  return solveChance(heroes, {
    threat: Math.round(threatAt(w, area) + planSum(w, seat, 'threat') + (isWatched ? SCHEME : 0)),
    hasSkill: skill !== null && (skills & skillBit(skill)) > 0 && !planHas(w, seat, 'noSkill'),
    less: less - powerUpSum(w, seat, 'trouble'),
    isSupported,
    cards: cardsAgainst(w, seat),
  });
}
/** A hero who is defeated is away until the Game Round after the next, or costs an action. */
const WOUND = 0.35;
const WOUND_A_LEVEL = 0.3;
export const woundCost = (w: Marvel, hero: number): number =>
  (WOUND + WOUND_A_LEVEL * levelOf(hero)) * Math.min(1, 0.15 + 0.6 * roundsLeft(w));
/** To be the first with the VP that end the game is worth so much more. */
const GOAL = 1.5;
/** A Master Plan that may be completed there, as long as there are rounds in which it counts. */
const PLAN = 0.1;
/** The worth of trying, in VP. */
function missionWorth(
  w: Marvel,
  seat: Seat,
  area: number,
  chance: number,
  heroes: readonly number[],
  by: Measures,
): number {
  const vp = vpAt(w, area);
  let cost = 0;
  for (const hero of heroes) cost += by.wound * woundCost(w, hero);
  const goal = area === SPECIAL_AREA ? 0 : (scenarioOf(w.scenario).vp ?? Infinity);
  const plan = area < SPECIAL_AREA && mayAttempt(w, seat, area) ? PLAN * Math.min(1, roundsLeft(w)) : 0;
  const more = w.vp[seat]! + vp >= goal || area === SPECIAL_AREA ? GOAL : 0;
  return chance * (by.vp * vp + more) - (1 - chance) * cost - plan;
}

function rivalsAt(w: Marvel, seat: Seat, district: number): number {
  let n = 0;
  w.team.forEach((_, other) => {
    if (other !== seat && teamHeroes(w, other).some(hero => isReadyAt(w, hero, district))) n++;
  });
  return n;
}

/** What a seat can expect of the Headlines, for all options of a question: what nobody asks for is never worked out. */
export class Prospects {
  readonly w: Marvel;
  readonly seat: Seat;
  readonly by: Measures;
  /** Of each open Area the worth of an action with who is there now; -Infinity where nobody is. */
  readonly now: readonly number[];
  private readonly mine: readonly number[];
  private readonly ours: number;
  private readonly found: (number | undefined)[] = [];

  constructor(w: Marvel, seat: Seat, by: Measures) {
    this.w = w;
    this.seat = seat;
    this.by = by;
    this.mine = teamHeroes(w, seat);
    this.ours = by.experience && seatOdds(w, seat);
    this.now = OPEN.map(area => (isOpen(w, area) ? this.worthNow(area) : -Infinity));
  }

  /** The worth of an Area for a hero who goes there alone; 0 where no Headline is open. */
  alone(hero: number, area: number): number {
    return (this.found[2 * this.placeOf(hero, area)] ??= this.worthFor(hero, area, this.aidesIn(area)));
  }
  /** The same with somebody on the Support space. */
  aided(hero: number, area: number): number {
    return (this.found[2 * this.placeOf(hero, area) + 1] ??= this.worthFor(hero, area, this.someAideIn(area, hero)));
  }
  private placeOf(hero: number, area: number): number {
    return this.mine.indexOf(hero) * OPEN.length + area;
  }
  private aidesIn(area: number): readonly number[] {
    return this.mine.filter(hero => isSupportingIn(this.w, hero, area));
  }
  private someAideIn(area: number, hero: number): readonly number[] {
    const aides = this.aidesIn(area);
    return aides.length ? aides : [this.mine.find(one => one !== hero)!];
  }

  private worthNow(area: number): number {
    const district = districtAt(this.w, area);
    const there = this.mine.filter(hero => isReadyAt(this.w, hero, district));
    return there.length ? this.worthOf(area, there, this.aidesIn(area)) : -Infinity;
  }
  private worthFor(hero: number, area: number, aides: readonly number[]): number {
    const { w, seat, by } = this;
    if (!isOpen(w, area)) return 0;
    return by.rival ** rivalsAt(w, seat, districtAt(w, area)) * this.worthOf(area, [hero], aides);
  }
  private worthOf(area: number, heroes: readonly number[], aides: readonly number[]): number {
    const { w, seat, by } = this;
    let chance = chanceFor(w, seat, area, heroes, aides);
    if (by.experience) chance = shifted(chance, by.experience * (this.ours + missionOdds(w, seat, area, heroes)));
    return missionWorth(w, seat, area, chance ** by.doubt, heroes, by);
  }
}
export const prospects = (t: T, seat: Seat, by: Measures): Prospects => t.memo(prospectsFor, seat, by);
const prospectsFor = ({ world }: T, seat: Seat, by: Measures): Prospects => new Prospects(world, seat, by);
