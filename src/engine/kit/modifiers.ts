// Values that follow from what is in play, folded from modifiers whenever they are needed; and changes that last. The
// order in which additions, doublings and limits count is the game's, written down as its list of layers.
import type { Seat } from '../types.ts';

export type Op = 'set' | 'add' | 'lessen' | 'times' | 'halve' | 'atLeast' | 'atMost';
export interface Modifier {
  op: Op;
  n: number;
  /** The thing it comes from, for the explanation: 'attack 3 + 2 (Training)'. */
  source?: number;
}
/** Modifiers of one kind count together; a layer with a number always counts: { op: 'atLeast', n: 0 }. */
export type Layer = Op | { op: Op; n: number };

/** The operations of the kinds of modifiers. Of several `set` the last one counts; halves are rounded down; what
 *  `lessen` takes away stops at zero. */
const OPERATIONS: Record<Op, (value: number, n: number) => number> = {
  set: (_value, n) => n,
  add: (value, n) => value + n,
  lessen: (value, n) => Math.min(value, Math.max(0, value - n)),
  times: (value, n) => value * n,
  halve: value => Math.floor(value / 2),
  atLeast: (value, n) => Math.max(value, n),
  atMost: (value, n) => Math.min(value, n),
};

export function fold(base: number, modifiers: readonly Modifier[], layers: readonly Layer[]): number {
  let value = base;
  for (const layer of layers)
    if (typeof layer === 'object') value = OPERATIONS[layer.op](value, layer.n);
    else if (modifiers.length) value = foldLayer(value, modifiers, layer);
  return value;
}
function foldLayer(value: number, modifiers: readonly Modifier[], op: Op): number {
  let out = value;
  for (const m of modifiers) if (m.op === op) out = OPERATIONS[op](out, m.n);
  return out;
}

/** The same, step by step, for people who ask why. */
export function account(
  base: number,
  modifiers: readonly Modifier[],
  layers: readonly Layer[],
): { value: number; steps: (Modifier & { value: number })[] } {
  let value = base;
  const steps = layers.flatMap(layer => {
    const counting = typeof layer === 'object' ? [layer] : modifiers.filter(m => m.op === layer);
    return counting.flatMap(m => {
      const before = value;
      value = OPERATIONS[m.op](value, m.n);
      return value === before ? [] : [{ ...m, value }];
    });
  });
  return { value, steps };
}

// ---- changes that last -------------------------------------------------------------------------------------

/** A change that outlives its cause, until its scope ends: 'attack', 'turn', 'round'. It lies in the world. */
export interface Lasting<Until extends string = string> {
  /** The value it changes: 'attack', 'dice.defence', 'mustAttack'. */
  kind: string;
  /** The thing or seat it concerns, or -1. */
  whom: number;
  n: number;
  /** The seat that brought it about. */
  by: Seat;
  until: Until;
}
/** The sum of all lasting changes of a kind on a thing. */
export function sumLasting(list: readonly Lasting[], kind: string, whom: number): number {
  let sum = 0;
  for (const change of list) if (change.kind === kind && change.whom === whom) sum += change.n;
  return sum;
}
export function countLasting(list: readonly Lasting[], kind: string, whom: number): number {
  let count = 0;
  for (const change of list) if (change.kind === kind && change.whom === whom) count++;
  return count;
}
/** The changes left when scopes end; the same list where nothing ends with them. */
export const outlasting = <L extends Lasting>(list: L[], ...ended: readonly L['until'][]): L[] =>
  list.length ? list.filter(change => !ended.includes(change.until)) : list;
