// Patches: what changed between two pieces of plain data, small enough to send after every move.
import { areSameKeys, same, sameNumbers } from './copy.ts';
import type { Json } from './types.ts';

/** A change of a value. A number, a word, a yes or no, or null: it is that now. `[value]`: it is that now, a list or a
 *  record. `[]`: it is gone. `[from, cut, put]`: from there on so many things were cut out of the list, and those of
 *  `put` put in. `[which, changes]`: these things of the list have changed. `{ key: change }`: changes within it. */
export type Change =
  | number
  | string
  | boolean
  | null
  | []
  | [value: Json]
  | [which: number[], changes: Change[]]
  | [from: number, cut: number, put: Json[]]
  | { [key: string]: Change };
/** Changes of a record. */
export type Patch = Record<string, Change>;

type Data = Record<string, unknown>;

/** The change that makes `after` of `before`, as JSON: it is written down as it is found, for it is made to be sent.
 *  Nothing where they are the same. */
export function changeFrom(before: unknown, after: unknown): string {
  if (before === after) return '';
  if (typeof after === 'number' && Number.isFinite(after)) return `${after}`;
  if (typeof after !== 'object' || after === null) return JSON.stringify(after) ?? 'null';
  if (Array.isArray(after)) return Array.isArray(before) ? listChange(before, after) : replaced(after);
  return isRecord(before) ? within(changesFrom(before, after)) : replaced(after);
}
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const replaced = (after: object): string => `[${JSON.stringify(after)}]`;
const within = (changes: string): string => changes && `{${changes}}`;

/** The changes of what two records hold, as JSON without the braces around. Nearly all have the same keys in the same
 *  order and are compared place by place: to look up each key took longer than to compare what it holds. */
export function changesFrom(older: object, newer: object): string {
  const keys = Object.keys(newer);
  if (!areSameKeys(Object.keys(older), keys)) return changesByKey(older as Data, newer as Data);
  const before: unknown[] = Object.values(older);
  const after: unknown[] = Object.values(newer);
  let text = '';
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue;
    if (after[i] === undefined) return changesByKey(older as Data, newer as Data);
    const change = changeFrom(before[i], after[i]);
    if (change) text += (text && ',') + written(keys[i]!) + change;
  }
  return text;
}
function changesByKey(before: Data, after: Data): string {
  let text = '';
  // With `for in`, V8 compiles what meets records of all kinds again and again.
  for (const key of Object.keys(before))
    if (!has(after, key) && before[key] !== undefined) text += `${text && ','}${written(key)}[]`;
  for (const key of Object.keys(after)) {
    const to = after[key];
    const from = before[key];
    if (to === from || to === undefined) continue;
    const change = changeFrom(has(before, key) ? from : undefined, to);
    if (change) text += (text && ',') + written(key) + change;
  }
  return text;
}
/** Its own, and not what every object has, such as `toString`; `hasOwn` is slow, and plain data have no functions. */
const has = (data: Data, key: string): boolean => {
  const value = data[key];
  return value !== undefined && ((typeof value !== 'function' && key !== '__proto__') || Object.hasOwn(data, key));
};

/** Keys are few, and the same again and again: each with its colon, as JSON. */
const keys = new Map<string, string>();
const MOST_KEYS = 10_000;
function written(key: string): string {
  let text = keys.get(key);
  if (text === undefined) {
    if (keys.size === MOST_KEYS) keys.clear();
    keys.set(key, (text = `${JSON.stringify(key)}:`));
  }
  return text;
}

/** Lists of one length are compared place by place; in others one stretch is replaced. */
function listChange(before: readonly unknown[], after: readonly unknown[]): string {
  if (before.length !== after.length) return stretchChange(before, after);
  // Most lists are columns of numbers that have not changed.
  if (typeof after[0] === 'number' && sameNumbers(before as number[], after as number[])) return '';
  let which = '';
  let changes = '';
  for (let i = 0; i < after.length; i++) {
    const change = before[i] === after[i] ? '' : changeFrom(before[i], after[i]);
    if (!change) continue;
    which += which ? `,${i}` : i;
    changes += changes ? `,${change}` : change;
  }
  return which && `[[${which}],[${changes}]]`;
}
function stretchChange(before: readonly unknown[], after: readonly unknown[]): string {
  const least = Math.min(before.length, after.length);
  let from = 0;
  while (from < least && same(before[from], after[from])) from++;
  let kept = 0;
  while (kept < least - from && same(before[before.length - 1 - kept], after[after.length - 1 - kept])) kept++;
  return `[${from},${before.length - kept - from},${JSON.stringify(after.slice(from, after.length - kept))}]`;
}

/** The data after the change; the data given stays as it was, and parts that did not change are shared. */
export const patched = <T>(before: T, change: Change): T => changed(before, change, 'the whole') as T;

function changed(before: unknown, change: Change, at: string): unknown {
  if (typeof change !== 'object' || change === null) return change;
  if (Array.isArray(change)) return change.length > 1 ? changedList(before, change as ListChange, at) : change[0];
  if (typeof before !== 'object' || before === null) throw new Error(`the patch changes ${at}, which holds nothing`);
  const after: Data = { ...before };
  for (const key in change) put(after, key, changed(after[key], change[key]!, key));
  return after;
}
function put(data: Data, key: string, value: unknown): void {
  if (value === undefined) delete data[key];
  else if (key === '__proto__') Object.defineProperty(data, key, { ...FIELD, value });
  else data[key] = value;
}
/** As any other property. */
const FIELD = { enumerable: true, configurable: true, writable: true };
type ListChange = Extract<Change, [unknown, unknown, unknown?]>;
function changedList(before: unknown, change: ListChange, at: string): unknown[] {
  if (!Array.isArray(before)) throw new Error(`the patch changes the list ${at}, which is not there`);
  if (change.length === 3) return before.toSpliced(change[0], change[1], ...change[2]);
  const after: unknown[] = before.slice();
  const [which, changes] = change;
  for (let i = 0; i < which.length; i++) after[which[i]!] = changed(after[which[i]!], changes[i]!, at);
  return after;
}
