// Game effects of the Scenario: which of them applies, and what it comes to.
import type { ScenarioEffect, SpecialHeadline, Type } from '../cards/card.ts';
import { scenarioOf } from './deck.ts';
import type { Marvel } from './world.ts';

/** MH-CRD-15, MH-CRD-16 */
export const hasEffect = ({ scenario }: Marvel, name: ScenarioEffect['do']): boolean =>
  scenarioOf(scenario).effects.some(effect => effect.do === name);
/** MH-SCN-03, MH-SCN-08, MH-SCN-10: how much higher the Threat token of a type is. */
export function threatOf({ scenario }: Marvel, type: Type): number {
  let n = 0;
  for (const effect of scenarioOf(scenario).effects)
    if (effect.do === 'threatOf' && effect.type === type) n += effect.n;
  return n;
}
/** Plot Points that every Team receives in addition. */
export function incomeOf({ scenario }: Marvel): number {
  let n = 0;
  for (const effect of scenarioOf(scenario).effects) if (effect.do === 'income') n += effect.n;
  return n;
}
export const growthOf = ({ scenario }: Marvel): number => {
  const effect = scenarioOf(scenario).effects.find(one => one.do === 'threatGrows');
  return effect?.do === 'threatGrows' ? effect.n : 0;
};
export const specialOf = ({ scenario }: Marvel): SpecialHeadline | undefined => scenarioOf(scenario).special;
