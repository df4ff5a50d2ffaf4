// The Planning phase: which heroes are paid for, which Allies and Power-Ups are bought; weighed in VP.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Made, Seat } from '#engine/types.ts';
import { ACTION_ROUNDS } from '../cards/board.ts';
import { planRest, suggestedPlans } from '../flow/planning.ts';
import { allyOf, heroOf, isAlly, levelOf, POWER_UP_KEYS, teamOfAlly } from '../table/deck.ts';
import { districtAt, isAvailable } from '../table/figures.ts';
import { CARD, READY, type Marvel, type T } from '../table/world.ts';
import { cardPrice, VP_A_TENTH } from './card-worth.ts';
import { isOpen, OPEN, prospects, roundsLeft, type Prospects } from './prospects.ts';
import { atLeast, LEAST, storyWorth, type WeigherBy } from './turns.ts';

/** A Support ability that is an action of its own. */
const ABLE = 0.25;

/** A plan's missions, the best first: who goes where, and what it costs in actions. */
interface Course {
  readonly of: Prospects;
  readonly ready: readonly number[];
  aides: number;
  actions: number;
  readonly taken: Set<number>;
  /** By hero how often he has been sent. */
  readonly sent: Map<number, number>;
}
interface Step {
  hero: number;
  area: number;
  cost: number;
  worth: number;
  isAided: boolean;
}
function stepFor({ of, aides, sent }: Course, hero: number, area: number): Step {
  const { w, by } = of;
  const times = sent.get(hero) ?? 0;
  const isThere = !times && w.status[hero] === READY && w.at[hero] !== CARD && w.at[hero] === districtAt(w, area);
  const isAided = aides > 0 && !isThere;
  const worth = (isAided ? of.aided(hero, area) : of.alone(hero, area)) * by.again ** times;
  return { hero, area, cost: isThere ? 1 : 2, worth, isAided };
}
function bestStep(course: Course): Step | undefined {
  let best: Step | undefined;
  for (const hero of course.ready)
    for (const area of OPEN) {
      if (!isOpen(course.of.w, area) || course.taken.has(area)) continue;
      const step = stepFor(course, hero, area);
      if (step.cost > course.actions || step.worth <= 0) continue;
      if (!best || step.worth / step.cost > best.worth / best.cost) best = step;
    }
  return best;
}
/** The worth of the five actions that these heroes allow. */
function courseWorth(of: Prospects, ready: readonly number[], supporting: readonly number[]): number {
  const course: Course = {
    of,
    ready,
    aides: supporting.length,
    actions: ACTION_ROUNDS,
    taken: new Set(),
    sent: new Map(),
  };
  const story = storyWorth(of.w, of.seat, of.by);
  let sum = 0;
  for (let step = bestStep(course); step && step.worth / step.cost > story / 2; step = bestStep(course)) {
    sum += step.worth;
    course.actions -= step.cost;
    course.taken.add(step.area);
    course.sent.set(step.hero, (course.sent.get(step.hero) ?? 0) + 1);
    if (step.isAided) course.aides--;
  }
  for (let n = 0; n < course.actions; n++) sum += story * of.by.storyAgain ** n;
  for (const hero of supporting) if (heroOf(hero).support.at === 'action') sum += ABLE;
  return sum;
}
const priceOf = (ready: readonly number[], supporting: readonly number[]): number =>
  ready.reduce((sum, hero) => sum + levelOf(hero), supporting.length);
/** Two who stand by each other are safer than one; a Power-Up works for the rest of the game. */
const POWER_UP = 1.2;
export function planWorth(of: Prospects, made: Made): number {
  const [ready, supporting, bought] = made.parts as [number[], number[], number[]];
  const later = Math.min(1, roundsLeft(of.w));
  const pp = of.by.pp * later;
  return (
    courseWorth(of, ready, supporting) -
    pp * priceOf(ready, supporting) +
    POWER_UP * bought.length * (1 + later) +
    bestAlly(of.w, of.seat, planRest(of.w, of.seat, made), pp)
  );
}
export const plan: WeigherBy = (by, t, seat, { made }) => atLeast(planWorth(prospects(t, seat, by), made!));

/** Plans that keep Plot Points for an Ally or the next Game Round, beside the suggested ones, which spend them all. */
export function thrifty({ world: w }: T, seat: Seat): string[] {
  const out = new Set<string>();
  for (const { parts } of suggestedPlans(w, seat)) {
    const [ready, supporting, bought, granted] = parts as [number[], number[], number[], number[]];
    const add = (heroes: readonly number[], aides: readonly number[]): void => {
      out.add(['plan:0', ...[heroes, aides, bought, granted].map(part => part.join('+'))].join(':'));
    };
    for (const hero of ready) {
      const others = ready.filter(one => one !== hero);
      add(others, supporting);
      if (isAvailable(w, hero)) add(others, [...supporting, hero].sort(rising));
    }
    for (const hero of supporting)
      add(
        ready,
        supporting.filter(one => one !== hero),
      );
  }
  return [...out];
}
const rising = (a: number, b: number): number => a - b;

// ---- Allies and Power-Ups ----------------------------------------------------------------------------------

/** An Ally is used once for each Plot Point on it, and once when it is discarded. */
function allyWorth({ team }: Marvel, seat: Seat, card: number, isCharged: boolean): number {
  const uses = 1 + (isCharged ? 1 : 0) + (teamOfAlly(card) === team[seat] ? 1 : 0);
  const one = VP_A_TENTH * cardPrice(card);
  return one * (allyOf(card).ability.cost === 'charge' || uses === 1 ? 1 + 0.75 * (uses - 1) : 1);
}
/** The best Ally of the hand that so many Plot Points pay for, less what they are worth when they are kept. */
function bestAlly(w: Marvel, seat: Seat, left: number, pp: number): number {
  let best = 0;
  if (left < 1) return best;
  for (const card of w.piles.hand[seat]!.cards) {
    if (!isAlly(card)) continue;
    best = Math.max(best, allyWorth(w, seat, card, false) - pp);
    if (left > 1) best = Math.max(best, allyWorth(w, seat, card, true) - 2 * pp);
  }
  return best;
}
export const ally: WeigherBy = (by, { world: w }, seat, { verb, n }) => {
  const keeps = roundsLeft(w) > 0 ? by.pp : 0.05;
  if (verb === 'pass') return 1;
  if (verb === 'ally') return atLeast(1 + allyWorth(w, seat, n, false) - keeps);
  if (verb === 'charged') return atLeast(1 + allyWorth(w, seat, n, true) - 2 * keeps);
  return verb === 'buy' ? 5 + (POWER_UP_RANKS[n] ?? 1) : 1.5;
};
const RANKS: Readonly<Record<string, number>> = {
  avengersMansion: 3,
  shieldClearance: 2,
  unstableMolecules: 3,
  fantastiCar: 2,
  sanctumSanctorum: 3,
  secretIdentities: 2,
  cerebro: 3,
  dangerRoom: 2,
};
const POWER_UP_RANKS: readonly number[] = POWER_UP_KEYS.map(key => RANKS[key] ?? 1);
export const powerUp: Weigher<Marvel> = (_t, _seat, { verb, n }) => (verb === 'pass' ? LEAST : POWER_UP_RANKS[n]!);
/** The Ally with the least left goes. */
export const room: Weigher<Marvel> = ({ world: w }, seat, { n }) => {
  const left = w.charges[seat]![w.allies[seat]!.indexOf(n)]!;
  return 1 / (0.2 + VP_A_TENTH * cardPrice(n) * (1 + left));
};
