// Ranges of options whose values cannot be listed: whole numbers, lists and records, each with the complaint that names
// the option and what it may be.
import type { Json, Text } from '../types.ts';

/** Complaints about a value, in sentences; the name is how it is reached: 'campaign.saved[0]'. */
export type Range = (value: Json | undefined, name: string) => Text[];

export const whole =
  (least: number, most: number): Range =>
  (value, name) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? []
      : [`The option ${name} is a whole number from ${least} to ${most}, not ${shown(value)}.`];

export interface ListRange {
  least?: number;
  most: number;
  /** Nothing stands in it twice. */
  isUnique?: true;
}
export const list =
  (each: Range, { least = 0, most, isUnique }: ListRange): Range =>
  (value, name) => {
    const length = least === most ? `${most}` : `${least} to ${most}`;
    if (!Array.isArray(value) || value.length < least || value.length > most)
      return [`The option ${name} is a list of ${length}, not ${shown(value)}.`];
    if (isUnique && new Set(value).size < value.length)
      return [`The option ${name} has nothing twice, as ${shown(value)} has.`];
    return first(value.map((one, n) => each(one, `${name}[${n}]`)));
  };

/** Parts may be left out unless it is to be complete; others there are not. */
export const record =
  (parts: Readonly<Record<string, Range>>, isComplete = false): Range =>
  (value, name) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`The option ${name} is written as { "${Object.keys(parts)[0]}": … }, not as ${shown(value)}.`];
    const keys = Object.keys(parts);
    const other = Object.keys(value).find(key => !keys.includes(key));
    if (other !== undefined) return [`The option ${name} has ${keys.join(', ')}; there is no ${shown(other)}.`];
    const given = keys.filter(key => isComplete || Object.hasOwn(value, key));
    return first(given.map(key => parts[key]!(value[key], `${name}.${key}`)));
  };

/** One complaint is enough where thousands could be made. */
const first = (complaints: readonly Text[][]): Text[] => complaints.find(({ length }) => length) ?? [];

/** Characters of a value that are repeated to whoever wrote it. */
const MOST_SHOWN = 60;
/** A value as it was written, not at length. */
export function shown(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
