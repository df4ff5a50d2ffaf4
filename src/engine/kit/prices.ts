// What effects are worth on a card, by the prices of their verbs: for bots and for those who design cards.
import type { World } from '../types.ts';
import type { AnyEffect, EffectOf, Pricing, Verbs } from './effects.ts';

/** What effects are worth together. */
export function priceOf<W extends World, L, Arguments, Means, Use>(
  verbs: Verbs<W, L, Arguments, Means, Use>,
  effects: readonly EffectOf<Arguments>[],
  ...[use]: Use extends void ? [] : [use: Use]
): number {
  const all = (list: readonly AnyEffect[], used: Use): number => {
    const inner: Pricing<Use> = (effectsIn, other = used) => all(effectsIn, other);
    return list.reduce((sum, effect) => {
      const { price } = verbs[effect.do as keyof Arguments];
      return sum + (typeof price === 'number' ? price : price(effect as never, inner, used));
    }, 0);
  };
  return all(effects as readonly AnyEffect[], use as Use);
}
