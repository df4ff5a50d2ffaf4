// What abilities are worth, in tenths of a KO: dice by their exact chances, the rest by judgement. Tests hold every
// card to a budget.
import { priceOf as priceOfEffects } from '#engine/kit/prices.ts';
import { RATINGS, type Ability } from '../cards/card.ts';
import { DICE_WORTH } from './dice-worth.ts';
import { chanceOf, type Use } from './verb.ts';
import { verbs } from './verbs.ts';

const SEQUENCES = 2;
/** The price of an ability: its effects together, times the chance of its conditions; of two options the better one. */
export function priceOf(ability: Ability, side: Use['side']): number {
  const lists = ability.options?.map(({ effects }) => effects) ?? [ability.effects!];
  const rolls = ability.roll ?? RATINGS;
  const best = Math.max(...lists.map(effects => priceOfEffects(verbs, effects, { dice: DICE_WORTH, rolls, side })));
  const times = ability.limit === 'sequence' && ability.cost === 'none' ? SEQUENCES : 1;
  return Math.round(10 * best * times * chanceOf(ability.if)) / 10;
}
