// What works without being used: Power-Ups of a seat, and completed Master Plans against it.
import type { Seat } from '#engine/types.ts';
import type { Effect, Effects } from '../cards/card.ts';
import { planAt, planOf, powerUpOf } from '../table/deck.ts';
import { skillBit } from '../table/figures.ts';
import { NONE, type Fight, type Marvel } from '../table/world.ts';
import { troubleOf } from './dice.ts';

type Verb = Effect['do'];
const NOTHING: Effects = [];

/** MH-PUP-02: does a Power-Up of the seat do this? */
export const powerUpHas = (w: Marvel, seat: Seat, verb: Verb): boolean => oneHas(w.powerUps[seat]!, verb);
/** Does one of these Power-Ups do this? */
export function oneHas(powerUps: readonly number[], verb: Verb): boolean {
  for (const n of powerUps) for (const effect of powerUpOf(n).always ?? NOTHING) if (effect.do === verb) return true;
  return false;
}
/** The sum of the numbers of such effects. */
export function powerUpSum(w: Marvel, seat: Seat, verb: Verb): number {
  let sum = 0;
  for (const n of w.powerUps[seat]!)
    for (const effect of powerUpOf(n).always ?? NOTHING) if (effect.do === verb && 'n' in effect) sum += effect.n;
  return sum;
}
/** Skills that Power-Ups of the seat grant, as bits. */
export function powerUpSkills(w: Marvel, seat: Seat): number {
  let bits = 0;
  for (const n of w.powerUps[seat]!)
    for (const effect of powerUpOf(n).always ?? NOTHING)
      if (effect.do === 'skill' && effect.skill !== 'headline') bits |= skillBit(effect.skill);
  return bits;
}
/** MH-TRB-07, MH-TRB-11: the Trouble Level that the dice of the task show, with what Power-Ups do to every roll;
 *  MH-RUL-107: and what abilities have done to it. */
export function troubleShown(w: Marvel): number {
  const { dice, change, seat } = w.task!;
  return Math.max(0, troubleOf(dice) + change + powerUpSum(w, seat, 'trouble'));
}
/** MH-MPL-10: effects of the completed plans of the Nemesis of a seat's Team. */
export function planEffects(w: Marvel, seat: Seat, verb: Verb): Effect[] {
  const nemesis = w.nemesis[seat]!;
  const out: Effect[] = [];
  for (let stage = 0; stage < w.plans[nemesis]!; stage++)
    for (const effect of planOf(planAt(nemesis, stage)).always ?? NOTHING) if (effect.do === verb) out.push(effect);
  return out;
}
/** MH-MPL-10, MH-RUL-98: in a fight they serve the Lead Villain or the Nemesis itself, not another Mastermind. */
export const plansServe = (w: Marvel, { seat, boss }: Fight): boolean => boss === NONE || boss === w.nemesis[seat];
export const planHas = (w: Marvel, seat: Seat, verb: Verb): boolean => planEffects(w, seat, verb).length > 0;
export function planSum(w: Marvel, seat: Seat, verb: Verb): number {
  let sum = 0;
  for (const effect of planEffects(w, seat, verb)) if ('n' in effect) sum += effect.n;
  return sum;
}
