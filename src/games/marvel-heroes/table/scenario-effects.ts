// Game effects of the Scenario: which of them applies, and what it comes to.
import type { ScenarioEffect, SpecialHeadline, Type } from '../cards/card.ts';
import { scenarioOf } from './deck.ts';
import type { Marvel } from './world.ts';

/** MH-CRD-15, MH-CRD-16 */
export const hasEffect = ({ scenario }: Marvel, name: ScenarioEffect['do']): boolean =>
  scenarioOf(scenario).effects.some(effect => effect.do === name);
/** MH-SCN-03, MH-SCN-08, MH-SCN-10: how much higher the Threat token of a type is. */
export const threatOf = ({ scenario }: Marvel, type: Type): number =>
  scenarioOf(scenario).effects.reduce((n, e) => (e.do === 'threatOf' && e.type === type ? n + e.n : n), 0);
const sumOf = ({ scenario }: Marvel, name: 'income' | 'threatGrows'): number =>
  scenarioOf(scenario).effects.reduce((n, effect) => (effect.do === name ? n + effect.n : n), 0);
/** Plot Points that every Team receives in addition. */
export const incomeOf = (w: Marvel): number => sumOf(w, 'income');
export const growthOf = (w: Marvel): number => sumOf(w, 'threatGrows');
export const specialOf = ({ scenario }: Marvel): SpecialHeadline | undefined => scenarioOf(scenario).special;
