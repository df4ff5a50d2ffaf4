// Patches: what changed between two pieces of plain data, small enough to send after every move.
import { same } from './copy.ts';
import type { Json } from './types.ts';

export type Path = (string | number)[];
/** A value that is new or other (`to`), one that is gone (nothing), or a stretch of a list that was replaced (`from`
 *  which index, `cut` how many, `put` what instead). */
export type Change = { at: Path; to: Json } | { at: Path } | { at: Path; from: number; cut: number; put: Json[] };
export type Patch = Change[];

type Data = Record<string, unknown>;

/** The changes that make `after` of `before`, each as JSON: they are written down as they are found, for they are made
 *  to be sent. */
export function changesFrom(before: unknown, after: unknown, out: string[] = []): string[] {
  compare(before, after, ROOT, out);
  return out;
}

/** A change is written from the left: paths are beginnings of it. */
const ROOT = '{"at":[';
const below = (at: string, key: string): string => at + (at === ROOT ? key.slice(1) : key);
/** Keys are few, and the same again and again: each with its comma, as JSON. */
const keys = new Map<string, string>();
const MOST_KEYS = 10_000;
function written(key: string): string {
  let text = keys.get(key);
  if (text === undefined) {
    if (keys.size === MOST_KEYS) keys.clear();
    keys.set(key, (text = `,${JSON.stringify(key)}`));
  }
  return text;
}

function compare(before: unknown, after: unknown, at: string, out: string[]): void {
  if (before === after) return;
  if (typeof after === 'number' && Number.isFinite(after)) out.push(`${at}],"to":${after}}`);
  else if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, at, out);
  else if (isData(before) && isData(after)) compareData(before, after, at, out);
  else out.push(`${at}],"to":${JSON.stringify(after) ?? 'null'}}`);
}
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

function compareData(before: Data, after: Data, at: string, out: string[]): void {
  for (const key in before) if (!has(after, key) && has(before, key)) out.push(`${below(at, written(key))}]}`);
  for (const key in after) {
    const to = after[key];
    const from = before[key];
    if (to === from || to === undefined) continue;
    compare(has(before, key) ? from : undefined, to, below(at, written(key)), out);
  }
}
/** Its own, and not what every object has, such as `toString`; `hasOwn` is slow, and plain data have no functions. */
const has = (data: Data, key: string): boolean => {
  const value = data[key];
  return value !== undefined && ((typeof value !== 'function' && key !== '__proto__') || Object.hasOwn(data, key));
};

/** Lists of one length are compared place by place; in others one stretch is replaced. */
function compareLists(before: readonly unknown[], after: readonly unknown[], at: string, out: string[]): void {
  if (before.length === after.length) {
    for (let i = 0; i < after.length; i++)
      if (before[i] !== after[i]) compare(before[i], after[i], below(at, `,${i}`), out);
    return;
  }
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && same(before[from], after[from])) from++;
  let kept = 0;
  while (kept < least - from && same(before[before.length - 1 - kept], after[after.length - 1 - kept])) kept++;
  const put = JSON.stringify(after.slice(from, after.length - kept));
  out.push(`${at}],"from":${from},"cut":${before.length - kept - from},"put":${put}}`);
}

/** The data after the patch; the data given stays as it was, and parts that did not change are shared. */
export function patched<T>(before: T, patch: Patch): T {
  const copies = new Set<unknown>();
  let out: unknown = before;
  for (const change of patch) out = changed(out, change, 0, copies);
  return out as T;
}

/** What is copied once may be changed in place by whatever comes after. */
function changed(value: unknown, change: Change, depth: number, copies: Set<unknown>): unknown {
  const { at } = change;
  if (depth === at.length) return 'put' in change ? respliced(value, change) : 'to' in change ? change.to : undefined;
  if (typeof value !== 'object' || value === null)
    throw new Error(`the patch changes ${at.join('.')}, which is not there`);
  const key = at[depth]!;
  const copied = (copies.has(value) ? value : Array.isArray(value) ? value.slice() : { ...value }) as Data;
  copies.add(copied);
  const inner = changed(copied[key], change, depth + 1, copies);
  if (inner === undefined) delete copied[key];
  else if (key === '__proto__') Object.defineProperty(copied, key, { ...FIELD, value: inner });
  else copied[key] = inner;
  return copied;
}
/** As any other property. */
const FIELD = { enumerable: true, configurable: true, writable: true };
function respliced(value: unknown, { from, cut, put, at }: Extract<Change, { put: Json[] }>): unknown[] {
  if (!Array.isArray(value)) throw new Error(`the patch changes the list ${at.join('.')}, which is not there`);
  return value.toSpliced(from, cut, ...put);
}
