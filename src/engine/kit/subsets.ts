// Some of a list: the ways that forms suggest, and one of them by chance.
import type { Random } from '../definition.ts';

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
