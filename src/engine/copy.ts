// Copies, compares and orders plain data.
import type { Frame, Json } from './types.ts';

/** Deep copy of acyclic plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? (copyList(value) as T) : copyRecord(value);
}

function copyList(list: readonly unknown[]): unknown[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) {
    const item = out[i];
    if (typeof item === 'object' && item !== null) out[i] = copy(item);
  }
  return out;
}

/** Deep copy of a record whose values are mostly numbers and strings. */
export function copyRecord<T extends object>(value: T): T {
  const out = { ...value };
  ownInner(out as Record<string, unknown>);
  return out;
}

/** Replaces, in place, the lists and records in a fresh record by copies of them. */
export function ownInner(record: Record<string, unknown>): void {
  // Values are listed at once, for to look each key up in records of all kinds takes twice as long; with `for in`, V8
  // compiles what meets such records again and again.
  const values = Object.values(record);
  for (let i = 0; i < values.length; i++) {
    const inner = values[i];
    if (typeof inner === 'object' && inner !== null) record[Object.keys(record)[i]!] = copy(inner);
  }
}

/** A frame with every property there is, in one order: objects of one shape are quick to run. */
export const frameAt = (at: string, my: object, into?: string): Frame => ({
  at,
  my,
  then: undefined,
  queue: undefined,
  sealed: undefined,
  into,
});

export function copyFrame(frame: Frame): Frame {
  const { at, my, then, queue, sealed, into } = frame;
  return {
    at,
    my: copyRecord(my as object),
    then,
    queue: queue && queue.map(copyFrame),
    sealed: sealed && copyRecord(sealed),
    into,
  };
}

/** JSON with sorted keys: equal data gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).filter(key => record[key] !== undefined);
  return `{${keys
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(record[key])}`)
    .join(',')}}`;
}

export function isEmpty(record: object): boolean {
  for (const _ in record) return false;
  return true;
}

/** Are these the same plain data? Keys that hold `undefined` count as absent. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return !Array.isArray(b) && sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}
function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  if (typeof a[0] === 'number') return sameNumbers(a as number[], b as number[]) || sameItems(a, b);
  return sameItems(a, b);
}
/** Are two lists of one length the same numbers? This loop meets nothing else, so that V8 makes it quick. */
export function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
  return true;
}
/** Records with the same keys in the same order are compared place by place, for to look up each key takes longer. */
function sameRecord(a: Record<string, unknown>, b: Record<string, unknown>): boolean {
  const keys = Object.keys(a);
  if (areSameKeys(keys, Object.keys(b))) return sameItems(Object.values(a), Object.values(b));
  for (const key of keys) if (a[key] !== b[key] && !same(a[key], b[key])) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && !holds(a, key)) return false;
  return true;
}
/** Are these the same keys in the same order? */
export function areSameKeys(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
/** Has the record such a key of its own, and not what every object has, such as `toString`? `hasOwn` is slow, and plain
 *  data have no functions. */
function holds(record: Record<string, unknown>, key: string): boolean {
  const value = record[key];
  if (value !== undefined && typeof value !== 'function' && key !== '__proto__') return true;
  return Object.hasOwn(record, key);
}

/** The first place where two pieces of plain data differ, for messages: 'world.coins[2]: 3 ≠ 4'. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (same(a, b)) return undefined;
  if (typeof a === 'object' && typeof b === 'object' && a && b && Array.isArray(a) === Array.isArray(b)) {
    const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
    for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
      const inner = difference(x[key], y[key], Array.isArray(a) ? `${path}[${key}]` : path ? `${path}.${key}` : key);
      if (inner) return inner;
    }
  }
  return `${path || 'value'}: ${shortened(a)} ≠ ${shortened(b)}`;
}
const shortened = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 80);

export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
