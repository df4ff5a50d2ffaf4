// Plot Cards in hand, and the offer to discard some of them.
import type { ComposedOffer, Table } from '#engine/definition.ts';
import type { Made, Seat } from '#engine/types.ts';
import { plotOf } from '../cards/plots.ts';
import { anyOf, subsets } from '../abilities/subsets.ts';
import type { Revolution } from '../table/world.ts';

/** How many ways a form suggests. */
const SUGGESTED = 12;

export const handOf = (t: Table<Revolution>, seat: Seat): readonly number[] => t.world.piles.hand[seat]!.cards;
/** MR-RUL-140: the lowest Hope Value first. */
const cheapestFirst = (t: Table<Revolution>, seat: Seat): number[] =>
  handOf(t, seat).toSorted((a, b) => plotOf(a).hv - plotOf(b).hv || a - b);

/** So many cards of the hand: `least` and `most` of them. */
export const handOffer = <L>(
  least: (t: Table<Revolution>, my: L, seat: Seat) => number,
  most = least,
): ComposedOffer<Revolution, L> => ({
  when: (t, _my, seat) => handOf(t, seat).length > 0,
  form(t, my, seat) {
    const slot = { say: 'discarding', of: 'card', things: handOf(t, seat) };
    return { to: [{ n: 0, slots: [{ ...slot, min: least(t, my, seat), max: most(t, my, seat) }] }] };
  },
  suggest(t, my, seat) {
    const [min, max] = [least(t, my, seat), most(t, my, seat)];
    const cards = cheapestFirst(t, seat);
    const ways = subsets(cards, min, SUGGESTED);
    if (max > min) ways.push(...subsets(cards, max, 1));
    return ways.map(some);
  },
  sample(t, my, seat, random) {
    const min = least(t, my, seat);
    return some(anyOf(handOf(t, seat), min + random.below(most(t, my, seat) - min + 1), random));
  },
  facts: (_t, _my, _seat, { parts }) => ({ cards: parts[0]!, n: worth(parts[0]!) }),
  refs: (_t, _my, _seat, { parts }) => parts[0]!.map(card => `card:${card}` as const),
});
const some = (cards: number[]): Made => ({ to: 0, parts: [cards] });

/** MR-PLT-13: Hope Values together. */
export const worth = (cards: readonly number[]): number => cards.reduce((hope, card) => hope + plotOf(card).hv, 0);
