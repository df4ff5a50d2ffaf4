// The vocabulary of cards: all verbs, and every list of effects as a procedure. Questions are asked by procedures of
// the flow.
import type { Procedure } from '#engine/definition.ts';
import { compile } from '#engine/kit/effects.ts';
import { oneOf, record, whole } from '#engine/kit/schema.ts';
import { abilitySources, effectsOf } from '../abilities/sources.ts';
import type { Effect, PassiveArguments } from '../cards/card.ts';
import { PLAN_KEYS, planOf } from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';
import { fights, troubles } from './fights.ts';
import { lasting } from './lasting.ts';
import { cards, heroes } from './table.ts';
import { atOnce, bare, conditional, IF, type VerbsOf } from './verb.ts';

/** Costs, planning, scheming and challenges read it where it matters. */
const read = { ...atOnce, run: () => () => undefined, price: 0 };
const number = record({ n: whole(-9, 9) }, IF);
const passive: VerbsOf<PassiveArguments> = {
  noSkill: { ...read, schema: bare, rules: ['MH-TRB-06'] },
  losePp: { ...read, schema: number, rules: ['MH-PLN-04'] },
  freeSupport: { ...read, schema: bare, rules: ['MH-PLN-11'] },
  clinic: { ...read, schema: bare, rules: ['MH-MED-01'] },
  cost: {
    ...read,
    schema: record({ n: whole(-9, 9), of: oneOf('lead', 'firstLower') }, IF),
    rules: ['MH-VIL-07', 'MH-VIL-11'],
  },
  requirement: { ...read, schema: number, rules: ['MH-VIL-06'] },
  henchmen: { ...read, schema: number, rules: ['MH-CHL-04'] },
  alsoDraw: { ...read, schema: bare, rules: ['MH-SCH-05'] },
};
export const verbs = conditional({ ...lasting, ...fights, ...troubles, ...cards, ...heroes, ...passive });

// ---- lists of effects --------------------------------------------------------------------------------------

/** The list of an ability by its number, and of what a completed Master Plan does as a fight begins. */
export const abilityList = (source: number): string => `ability:${source}`;
export const planList = (plan: number): string => `plan:${plan}`;

/** MH-MPL-10: other effects of a plan are read where they matter. */
const isOfFight = (effect: Effect): boolean => effect.do in lasting || effect.do in fights;

/** Lists of abilities, as procedures. */
export const abilityLists = (sources: readonly number[]): Record<string, Procedure<Marvel>> =>
  Object.assign({}, ...sources.map(n => compile(abilityList(n), effectsOf(n), verbs))) as Record<
    string,
    Procedure<Marvel>
  >;
/** All printed ones. */
export const lists: Record<string, Procedure<Marvel>> = Object.assign(
  abilityLists(abilitySources()),
  ...PLAN_KEYS.map((_, n) => compile(planList(n), (planOf(n).always ?? []).filter(isOfFight), verbs)),
) as Record<string, Procedure<Marvel>>;
