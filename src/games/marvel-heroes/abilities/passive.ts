// What works without being used: Power-Ups of a seat, and completed Master Plans against it.
import type { Seat } from '#engine/types.ts';
import type { Effect, Effects } from '../cards/card.ts';
import { planAt, planOf, powerUpOf } from '../table/deck.ts';
import { skillBit } from '../table/figures.ts';
import { NONE, type Fight, type Marvel } from '../table/world.ts';
import { troubleOf } from './dice.ts';

type Verb = Effect['do'];

/** Adds those effects that are of a verb. */
function pick(out: Effect[], effects: Effects | undefined, verb: Verb): void {
  if (effects) for (const effect of effects) if (effect.do === verb) out.push(effect);
}
function sumOf(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of effects) if ('n' in effect) sum += effect.n;
  return sum;
}
function powerUpEffects(powerUps: readonly number[], verb: Verb): Effect[] {
  const out: Effect[] = [];
  for (const n of powerUps) pick(out, powerUpOf(n).always, verb);
  return out;
}
/** Does one of these Power-Ups do this? */
export const oneHas = (powerUps: readonly number[], verb: Verb): boolean => powerUpEffects(powerUps, verb).length > 0;
/** MH-PUP-02: does a Power-Up of the seat do this? */
export const powerUpHas = (w: Marvel, seat: Seat, verb: Verb): boolean => oneHas(w.powerUps[seat]!, verb);
export const powerUpSum = (w: Marvel, seat: Seat, verb: Verb): number => sumOf(powerUpEffects(w.powerUps[seat]!, verb));
/** Skills that Power-Ups of the seat grant, as bits. */
export function powerUpSkills(w: Marvel, seat: Seat): number {
  let bits = 0;
  for (const effect of powerUpEffects(w.powerUps[seat]!, 'skill'))
    if (effect.do === 'skill' && effect.skill !== 'headline') bits |= skillBit(effect.skill);
  return bits;
}
/** MH-TRB-07, MH-TRB-11: the Trouble Level that the dice of the task show, with what Power-Ups do to every roll;
 *  MH-RUL-107: and what abilities have done to it. */
export function troubleShown(w: Marvel): number {
  const { dice, change, seat } = w.task!;
  return Math.max(0, troubleOf(dice) + change + powerUpSum(w, seat, 'trouble'));
}
/** MH-MPL-10: the completed plans of the Nemesis of a seat's Team. */
export function completedPlans(w: Marvel, seat: Seat): number[] {
  const nemesis = w.nemesis[seat]!;
  const out: number[] = [];
  for (let stage = 0; stage < w.plans[nemesis]!; stage++) out.push(planAt(nemesis, stage));
  return out;
}
/** MH-MPL-10: their effects. */
export function planEffects(w: Marvel, seat: Seat, verb: Verb): Effect[] {
  const out: Effect[] = [];
  for (const plan of completedPlans(w, seat)) pick(out, planOf(plan).always, verb);
  return out;
}
/** MH-MPL-10, MH-RUL-98: in a fight they serve the Lead Villain or the Nemesis itself, not another Mastermind. */
export const plansServe = (w: Marvel, { seat, boss }: Fight): boolean => boss === NONE || boss === w.nemesis[seat];
export const planHas = (w: Marvel, seat: Seat, verb: Verb): boolean => planEffects(w, seat, verb).length > 0;
export const planSum = (w: Marvel, seat: Seat, verb: Verb): number => sumOf(planEffects(w, seat, verb));
