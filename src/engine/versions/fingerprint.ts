// Short fingerprints of plain data, quick enough to take many of every position; the order of keys does not matter.

/** A number for a piece of plain data; equal data gives the same. */
export function fingerprint(value: unknown): number {
  if (typeof value === 'number') return Number.isInteger(value) ? mixed(1, value) : textPrint(String(value));
  if (typeof value === 'string') return textPrint(value);
  if (typeof value !== 'object' || value === null) return value === true ? 2 : value === false ? 3 : 4;
  return Array.isArray(value) ? listPrint(value) : recordPrint(value as Record<string, unknown>);
}
function listPrint(list: readonly unknown[]): number {
  let n = mixed(5, list.length);
  for (let i = 0; i < list.length; i++) n = mixed(n, fingerprint(list[i]));
  return n;
}
function recordPrint(record: Record<string, unknown>): number {
  let sum = 6;
  for (const key in record) {
    const value = record[key];
    if (value !== undefined) sum = (sum + mixed(textPrint(key), fingerprint(value))) | 0;
  }
  return mixed(6, sum);
}

const texts = new Map<string, number>();
function textPrint(text: string): number {
  let n = texts.get(text);
  if (n === undefined) {
    n = 7;
    for (let i = 0; i < text.length; i++) n = mixed(n, text.charCodeAt(i));
    if (text.length < 40) texts.set(text, n);
  }
  return n;
}
function mixed(a: number, b: number): number {
  let n = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  n ^= n >>> 13;
  n = Math.imul(n, 0xc2b2ae35);
  return n ^ (n >>> 16);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The fingerprint in three letters. Most differences last, so that one would have to be missed at every answer. */
export function shortPrint(value: unknown): string {
  const n = fingerprint(value);
  return LETTERS[n & 63]! + LETTERS[(n >>> 6) & 63]! + LETTERS[(n >>> 12) & 63]!;
}

/** The fingerprint of something that is looked at again and again and seldom changes, by its name. */
export function knownPrint(name: string, value: unknown): number {
  const text = JSON.stringify(value) ?? '';
  const last = known.get(name);
  if (last?.text === text) return last.print;
  const print = fingerprint(value);
  known.set(name, { text, print });
  return print;
}
const known = new Map<string, { text: string; print: number }>();
