// Patches: what changed between two pieces of plain data, small enough to send after every move.
import { same } from './copy.ts';
import type { Json } from './types.ts';

export type Path = (string | number)[];
/** A value that is new or other (`to`), one that is gone (nothing), or a stretch of a list that was replaced (`from`
 *  which index, `cut` how many, `put` what instead). */
export type Change = { at: Path; to: Json } | { at: Path } | { at: Path; from: number; cut: number; put: Json[] };
export type Patch = Change[];

type Data = Record<string, unknown>;

/** The changes that make `after` of `before`. */
export function patchFrom(before: unknown, after: unknown): Patch {
  const out: Patch = [];
  compare(before, after, [], out);
  return out;
}

function compare(before: unknown, after: unknown, at: Path, out: Patch): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, out);
  else if (isData(before) && isData(after)) compareData(before, after, at, out);
  else out.push({ at, to: after as Json });
}
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

function compareData(before: Data, after: Data, at: Path, out: Patch): void {
  for (const key in before) if (!has(after, key) && has(before, key)) out.push({ at: [...at, key] });
  for (const key in after) {
    const to = after[key];
    if (to === before[key] || to === undefined) continue;
    if (has(before, key)) compare(before[key], to, [...at, key], out);
    else out.push({ at: [...at, key], to: to as Json });
  }
}
/** Its own, and not what every object has, such as `toString`; `hasOwn` is slow, and plain data have no functions. */
const has = (data: Data, key: string): boolean => {
  const value = data[key];
  return value !== undefined && ((typeof value !== 'function' && key !== '__proto__') || Object.hasOwn(data, key));
};

/** Lists of one length are compared place by place; in others one stretch is replaced. */
function compareLists(before: readonly unknown[], after: readonly unknown[], at: Path, out: Patch): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) compare(before[i], after[i], [...at, i], out);
    return;
  }
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && same(before[from], after[from])) from++;
  let kept = 0;
  while (kept < least - from && same(before[before.length - 1 - kept], after[after.length - 1 - kept])) kept++;
  const put = after.slice(from, after.length - kept) as Json[];
  out.push({ at, from, cut: before.length - kept - from, put });
}

/** The data after the patch; the data given stays as it was, and parts that did not change are shared. */
export function patched<T>(before: T, patch: Patch): T {
  let out: unknown = before;
  for (const change of patch) out = changed(out, change, 0);
  return out as T;
}

function changed(value: unknown, change: Change, depth: number): unknown {
  if (depth === change.at.length)
    return 'put' in change ? respliced(value, change) : 'to' in change ? change.to : undefined;
  const key = change.at[depth]!;
  if (Array.isArray(value)) return value.with(Number(key), changed(value[Number(key)], change, depth + 1));
  if (!isData(value)) throw new Error(`the patch changes ${change.at.join('.')}, which is not there`);
  const inner = changed(value[key], change, depth + 1);
  const out = { ...value, [key]: inner };
  if (inner === undefined) delete out[key];
  return out;
}
function respliced(value: unknown, { from, cut, put, at }: Extract<Change, { put: Json[] }>): unknown[] {
  if (!Array.isArray(value)) throw new Error(`the patch changes the list ${at.join('.')}, which is not there`);
  return value.toSpliced(from, cut, ...put);
}
