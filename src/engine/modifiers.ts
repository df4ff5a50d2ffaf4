// Values that follow from what is in play: folded from modifiers whenever they are needed, never stored. The order in
// which additions, doublings and limits count is the game's, written down as its list of layers.
import type { Verdict } from './definition.ts';

export type Op = 'set' | 'add' | 'lessen' | 'times' | 'halve' | 'atLeast' | 'atMost';
export interface Modifier {
  op: Op;
  n: number;
  /** What it comes from, for the explanation: 'attack 3 + 2 (Training)'. */
  source?: number;
}
/** Modifiers of one kind count together; a layer with a number always counts: { op: 'atLeast', n: 0 }. */
export type Layer = Op | { op: Op; n: number };

/** How each kind of modifier changes a value. Of several `set` the last one counts; halves are rounded down; what
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
    value = typeof layer === 'object' ? OPERATIONS[layer.op](value, layer.n) : foldLayer(value, modifiers, layer);
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

/** A modifier that outlives its source, until its scope ends: 'attack', 'turn', 'round'. It lies in the world. */
export interface Lasting extends Modifier {
  stat: string;
  whom: number;
  until: string;
}
export const lastingOn = (list: readonly Lasting[], stat: string, whom: number): Lasting[] =>
  list.filter(m => m.stat === stat && m.whom === whom);
/** Drops, in place, what lasts until `scope`. */
export function expire(list: Lasting[], scope: string): void {
  const kept = list.filter(m => m.until !== scope);
  list.splice(0, list.length, ...kept);
}

/** What something in play says about whether a thing may be done. */
export type Say = { allows: true } | { forbids: Verdict };

/** 'Cannot' beats 'can' beats the ordinary rule; the verdict is the prohibition's own, so that people see why. */
export function permit(ordinarily: Verdict, says: readonly Say[]): Verdict {
  for (const say of says) if ('forbids' in say && say.forbids) return say.forbids;
  return says.some(say => 'allows' in say) ? undefined : ordinarily;
}
