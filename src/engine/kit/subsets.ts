// Some of a list: the ways that forms suggest, one of them by chance, and the offer of some things as one answer.
import type { ComposedOffer, Random, Table } from '../definition.ts';
import type { Kind, Made, Seat, World } from '../types.ts';

/** Up to `most` ways to take `size` things, those that stand first in the list first; each way ascending. */
export function subsets(list: readonly number[], size: number, most: number): number[][] {
  if (size === 1) return list.slice(0, most).map(n => [n]);
  if (size === list.length) return [list.toSorted((a, b) => a - b)];
  const out: number[][] = [];
  const taken: number[] = [];
  const add = (from: number): void => {
    if (taken.length === size) out.push(taken.toSorted((a, b) => a - b));
    for (let i = from; i < list.length && taken.length < size && out.length < most; i++) {
      taken.push(list[i]!);
      add(i + 1);
      taken.pop();
    }
  };
  add(0);
  return out;
}

/** Any `size` of them, ascending. */
export const anyOf = (list: readonly number[], size: number, random: Random): number[] =>
  random
    .shuffle([...list])
    .slice(0, size)
    .sort((a, b) => a - b);

/** Some of these things, `least` to `most` of them; `ways` come to mind first. */
export interface SomeOf<W extends World, L> {
  say: string;
  of: Kind;
  among(t: Table<W>, seat: Seat, my: L): readonly number[];
  least(t: Table<W>, seat: Seat, my: L): number;
  most(t: Table<W>, seat: Seat, my: L): number;
  ways(t: Table<W>, seat: Seat, my: L): number[][];
}
const some = (things: number[]): Made => ({ to: 0, parts: [things] });
/** Their offer as one answer: 'recover:0:3+7'. */
export const someOf = <W extends World, L>({ say, of, among, least, most, ways }: SomeOf<W, L>) =>
  ({
    form(t, my, seat) {
      const [min, max] = [least(t, seat, my), most(t, seat, my)];
      return { to: [{ n: 0, slots: [{ say, of, things: among(t, seat, my), min, max }] }] };
    },
    suggest: (t, my, seat) => ways(t, seat, my).map(some),
    sample(t, my, seat, random) {
      const min = least(t, seat, my);
      return some(anyOf(among(t, seat, my), min + random.below(most(t, seat, my) - min + 1), random));
    },
    refs: (_t, _my, _seat, { parts }) => parts[0]!.map(n => `${of}:${n}` as const),
  }) satisfies ComposedOffer<W, L>;
