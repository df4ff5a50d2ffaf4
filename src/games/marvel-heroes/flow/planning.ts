// The Planning phase: Plot Points, statuses chosen in secret, healing; then the Ally step.
import type { Random } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Facts, Form, Made, RuleId, Seat, Slot } from '#engine/types.ts';
import { oneHas, planSum, powerUpHas, powerUpSum } from '../abilities/passive.ts';
import { incomeOf } from '../table/scenario-effects.ts';
import { abilityOfCard } from '../abilities/sources.ts';
import { VP_A_BONUS } from '../cards/board.ts';
import { buyPowerUp, discardHeld, gainPp } from '../table/acts.ts';
import { isAlly, levelOf } from '../table/deck.ts';
import { buyable, isAvailable, isInDistrict, missingPowerUps, setStatus, teamHeroes } from '../table/figures.ts';
import { type Marvel, READY, RECOVERY, SUPPORTING, type T } from '../table/world.ts';
import { notPlanned } from './refusals.ts';

/** MH-PLN-04, MH-PLN-05: 1 for each available hero and 1 for every full 5 VP. */
export function incomeFor(w: Marvel, seat: Seat): number {
  let n = Math.floor(w.vp[seat]! / VP_A_BONUS);
  for (const hero of teamHeroes(w, seat)) if (isAvailable(w, hero)) n++;
  return Math.max(0, n + incomeOf(w) + powerUpSum(w, seat, 'gainPp') - planSum(w, seat, 'losePp'));
}

/** Events of the hand that are played with the plan. */
const grants = (w: Marvel, seat: Seat): number[] =>
  w.piles.hand[seat]!.cards.filter(card => !isAlly(card) && abilityOfCard(card).at === 'income');

const grantOf = (card: number): number => {
  const effect = abilityOfCard(card).effects![0]!;
  return effect.do === 'gainPp' ? effect.n : 0;
};

/** Ready and Supporting heroes, Power-Ups bought, Events played. */
type Parts = [ready: number[], supporting: number[], bought: number[], granted: number[]];

/** MH-PLN-09..11, MH-PLN-29; the Danger Room pays for one who supports, also when it is bought with the plan. */
export function priceOf(w: Marvel, seat: Seat, parts: readonly (readonly number[])[]): number {
  const [ready = [], supporting = [], bought = []] = parts;
  const isOneFree = powerUpHas(w, seat, 'freeSupport') || oneHas(bought, 'freeSupport');
  let sum = supporting.length - (supporting.length && isOneFree ? 1 : 0);
  for (const hero of ready) sum += levelOf(hero);
  return sum;
}

export const purse = (w: Marvel, seat: Seat, events: readonly number[]): number =>
  events.reduce((sum, card) => sum + grantOf(card), w.pp[seat]!);

/** Plot Points that a plan leaves. */
export function planRest(w: Marvel, seat: Seat, { parts }: Made): number {
  return purse(w, seat, parts[3]!) - priceOf(w, seat, parts);
}

const slot = (say: string, of: string, things: readonly number[], max = things.length): Slot => ({
  say,
  of,
  things,
  min: 0,
  max,
});

function formOf(w: Marvel, seat: Seat): Form {
  const available = teamHeroes(w, seat).filter(hero => isAvailable(w, hero));
  const able = teamHeroes(w, seat).filter(hero => available.includes(hero) || isInDistrict(w, hero));
  const slots = [
    slot('ready', 'hero', able),
    slot('supporting', 'hero', available),
    slot('bought', 'powerUp', missingPowerUps(w, seat), buyable(w, seat)),
    slot('granted', 'card', grants(w, seat)),
  ];
  return { to: [{ n: 0, slots }] };
}

/** All ways to spend that leave nobody out who could be paid for, and the idle one. */
export function suggestedPlans(w: Marvel, seat: Seat): Made[] {
  const [ready, supporting, bought, granted] = formOf(w, seat).to[0]!.slots.map(({ things }) => things!);
  const events = [...granted!];
  const buys = bought!.slice(0, buyable(w, seat));
  const out: Made[] = [];
  const left = purse(w, seat, events);
  const heroes = ready!;
  const add = (at: number, r: number[], s: number[], isSaved: boolean): void => {
    const rest = left - priceOf(w, seat, [r, s, buys]);
    if (rest < 0) return;
    if (at === heroes.length) {
      if (!isSaved || rest < 1) out.push({ to: 0, parts: [r, s, buys, events] });
      return;
    }
    const hero = heroes[at]!;
    add(at + 1, [...r, hero], s, isSaved);
    if (supporting!.includes(hero)) add(at + 1, r, [...s, hero], isSaved);
    add(at + 1, r, s, true);
  };
  add(0, [], [], false);
  const idle: Made = { to: 0, parts: [keptOnly(w, seat), [], [], []] };
  const isIdle = ({ parts }: Made): boolean => parts.every((part, i) => part.join() === idle.parts[i]!.join());
  return out.some(isIdle) ? out : [...out, idle];
}

/** MH-RUL-36: heroes in Districts are kept in order of rising Level; who is not paid for goes to Recovery. */
function keptOnly(w: Marvel, seat: Seat): number[] {
  let left = w.pp[seat]!;
  const inDistricts = teamHeroes(w, seat).filter(hero => isInDistrict(w, hero));
  const kept: number[] = [];
  for (const hero of inDistricts.toSorted((a, b) => levelOf(a) - levelOf(b))) {
    if (levelOf(hero) > left) break;
    left -= levelOf(hero);
    kept.push(hero);
  }
  return kept.sort((a, b) => a - b);
}

const idlePlan = (w: Marvel, seat: Seat): string => `plan:0:${keptOnly(w, seat).join('+')}:::`;

function sampled(w: Marvel, seat: Seat, random: Random): Made {
  const [ready, supporting, bought, granted] = formOf(w, seat).to[0]!.slots;
  const some = (things: readonly number[]): number[] => things.filter(() => random.below(2));
  const r = some(ready!.things!);
  const s = some(supporting!.things!).filter(hero => !r.includes(hero));
  return { to: 0, parts: [r, s, some(bought!.things!).slice(0, bought!.max), some(granted!.things!)] };
}

function planFacts(w: Marvel, seat: Seat, { parts }: Made): Facts {
  const [ready, supporting, bought, granted] = parts as Parts;
  return { ready, supporting, bought, granted, n: planRest(w, seat, { to: 0, parts }) };
}

/** MH-PLN-15, and a hero has one status. */
function refusal(w: Marvel, seat: Seat, made: Made): RuleId | false {
  const [ready, supporting] = made.parts as Parts;
  if (ready.some(hero => supporting.includes(hero))) return 'MH-PLN-14';
  return planRest(w, seat, made) < 0 && 'MH-PLN-15';
}

export const planning = procedure<Marvel>()({
  /** MH-PLN-01 */
  receive(t) {
    const w = t.world;
    for (const seat of t.clockwise(w.first)) gainPp(t, seat, incomeFor(w, seat));
    w.hasPlayedAlly.fill(false);
    w.allyLess.fill(0);
  },
  /** MH-PLN-16, MH-RUL-28, MH-RUL-34, MH-INF-06 */
  assign: {
    rule: 'MH-PLN-16',
    idle: (t, _my, seat) => idlePlan(t.world, seat),
    all: t => t.clockwise(0),
    facts: (t, _my, seat) => ({ n: t.world.pp[seat]! }),
    choices: {
      plan: {
        form: (t, _my, seat) => formOf(t.world, seat),
        suggest: (t, _my, seat) => suggestedPlans(t.world, seat),
        sample: (t, _my, seat, random) => sampled(t.world, seat, random),
        refuse: (t: T, _my: object, seat: Seat, made: Made) => refusal(t.world, seat, made),
        facts: (t: T, _my: object, seat: Seat, made: Made) => planFacts(t.world, seat, made),
        misfit: (t: T, _my: object, seat: Seat, made: Made) => notPlanned(t.world, seat, made),
      },
    },
    reveal(t, _my, picks) {
      for (const seat of t.clockwise(t.world.first)) assign(t, seat, picks[seat]![0]!.made!);
    },
  },
  /** MH-PLN-17..19: after the assignment; healed heroes stay In Recovery. */
  heal: t => void t.world.wound.fill(0),
  /** MH-PLN-32 */
  allies(t) {
    for (const seat of t.clockwise(t.world.first)) t.call('allyStep', { seat });
  },
});

/** MH-PLN-08..12, MH-PLN-14, MH-RUL-32, MH-RUL-80 */
function assign(t: T, seat: Seat, { parts }: Made): void {
  const w = t.world;
  const [ready, supporting, bought, granted] = parts as Parts;
  const price = priceOf(w, seat, parts);
  for (const card of granted) {
    t.log('played', { seat, card });
    gainPp(t, seat, grantOf(card));
    discardHeld(t, seat, card);
  }
  for (const n of bought) buyPowerUp(t, seat, n);
  w.pp[seat]! -= price;
  for (const hero of teamHeroes(w, seat)) {
    if (ready.includes(hero)) setStatus(w, hero, READY, isInDistrict(w, hero) ? w.at[hero]! : undefined);
    else setStatus(w, hero, supporting.includes(hero) ? SUPPORTING : RECOVERY);
  }
  t.log('planned', { seat, ready, supporting, n: w.pp[seat]! });
}
