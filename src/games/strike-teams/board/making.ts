// Answers that are made on the board of several clicks: drafts, wounds that are placed or healed, a path of one's own.
import type { Decision, Ref } from '#engine/types.ts';
import type { Composition, Parts } from '#web/kit/picking.ts';
import { gridFor } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import type { Strike } from '../table/world.ts';

/** The one form of a question as a composition; a path only while one is made. */
export function making({ forms }: Decision, isWalking: boolean): Composition | undefined {
  const [verb, form] = Object.entries(forms)[0] ?? [];
  if (!verb || !form || (verb === 'walk' && !isWalking)) return undefined;
  const { slots } = form.to[0]!;
  const of = slots[0]?.of ?? 'card';
  const refs = slots.flatMap(({ things }) => (things ?? []).map((thing): Ref => `${of}:${thing}`));
  return { verb, of, refs: new Set(refs), slots };
}
const partsOf = (id: string): number[][] =>
  id
    .split(':')
    .slice(2)
    .map(part => (part ? part.split('+').map(Number) : []));
/** A draft begins with the usual cards, a healing with what is usually healed; wounds and paths with nothing. */
export const firstParts = ({ idle = '' }: Decision, { verb, slots }: Composition): Parts =>
  verb === 'draft' || verb === 'heal' ? partsOf(idle) : slots.map(() => []);

const counted = (part: readonly number[], thing: number): number => part.filter(one => one === thing).length;
const sorted = (part: readonly number[]): number[] => part.toSorted((a, b) => a - b);
/** A click on a thing: into its slot as often as it goes in, then all of it out again. */
export function clicked({ slots }: Composition, parts: Parts, thing: number): Parts {
  const at = slots.findIndex(({ things }) => things?.includes(thing));
  const { things = [], times, max } = slots[at]!;
  const part = parts[at] ?? [];
  const has = counted(part, thing);
  const most = times?.[things.indexOf(thing)] ?? 1;
  const isFull = has >= most || part.length >= max;
  const now = isFull && has > 0 ? part.filter(one => one !== thing) : isFull ? part : sorted([...part, thing]);
  return parts.map((other, i) => (i === at ? now : other));
}
/** A step of a path: on to a neighbouring square; a click on the last one takes it back. */
export function stepped(w: Strike, from: number, path: readonly number[], square: number): number[] {
  if (path.at(-1) === square) return path.slice(0, -1);
  const isNext = distance(gridFor(w), path.at(-1) ?? from, square) === 1;
  return isNext ? [...path, square] : path.slice();
}
