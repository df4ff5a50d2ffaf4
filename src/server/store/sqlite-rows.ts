// Rows of the SQLite file, read with care: a damaged row is reported, and what can be saved of it is saved.
import type { LogEntry } from '#tables/store.ts';
import type { Damage, Numbered } from './lost-entries.ts';

/** An entry with the number of its table. */
export interface Written extends Numbered {
  no: number;
}
export interface JournalRow {
  entries: Written[];
  /** The fault of the row; then `entries` are those that could be saved. */
  wrong?: string;
  /** Entries of which only the number can be read. */
  lost: { no: number; seq: number }[];
}

const isEntry = (at: unknown, text: unknown): boolean => typeof at === 'number' && typeof text === 'string';
const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** The entries of a stretch, and the places where it is damaged. */
export function stretchFrom(row: number, seq: number, text: string): { found: Numbered[]; damages: Damage[] } {
  const list = listFrom(text);
  if (typeof list === 'string') return { found: [], damages: [{ seq, where: `row ${row} of stretches ${list}` }] };
  const found: Numbered[] = [];
  const damages: Damage[] = [];
  list.forEach((item, n) => {
    const [at, text] = Array.isArray(item) ? (item as unknown[]) : [];
    if (isEntry(at, text)) found.push({ seq: seq + n, at: at as number, text: text as string });
    else damages.push({ seq: seq + n, where: `place ${n} of row ${row} of stretches is no entry` });
  });
  return { found, damages };
}

/** A row of the journal, which holds entries of many tables. */
export function journalRowFrom(text: string): JournalRow {
  const list = listFrom(text);
  if (typeof list === 'string') return { ...savedFrom(text), wrong: list };
  const row: JournalRow = { entries: [], lost: [] };
  for (const item of list) {
    const [no, seq, at, text] = Array.isArray(item) ? (item as unknown[]) : [];
    if (isNumber(no) && isNumber(seq) && isEntry(at, text))
      row.entries.push({ no, seq, at: at as number, text: text as string });
    else {
      row.wrong = 'holds what is no entry';
      if (isNumber(no) && isNumber(seq)) row.lost.push({ no, seq });
    }
  }
  return row;
}

/** The list in a row, or what is wrong with it. */
function listFrom(text: string): unknown[] | string {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : 'is no list';
  } catch {
    return 'is not JSON';
  }
}

/** The beginning of an entry of the journal. It is never found within a text, whose quotes would be escaped. */
const BEGINNING = /\[(\d{1,15}),(\d{1,15}),(-?\d[\d.e+-]*),"/g;
/** The text and the end of an entry, from its quotes on. */
const REST = /"(?:[^"\\]|\\.)*"(?=\](?:,\[|\]|$))/sy;

function savedFrom(row: string): Pick<JournalRow, 'entries' | 'lost'> {
  const saved: Pick<JournalRow, 'entries' | 'lost'> = { entries: [], lost: [] };
  for (const { 0: head, 1: no, 2: seq, 3: at, index } of row.matchAll(BEGINNING)) {
    REST.lastIndex = index + head.length - 1;
    const text = textFrom(REST.exec(row)?.[0]);
    const place = { no: Number(no), seq: Number(seq) };
    if (text === undefined || Number.isNaN(Number(at))) saved.lost.push(place);
    else saved.entries.push({ ...place, at: Number(at), text });
  }
  return saved;
}
function textFrom(quoted: string | undefined): string | undefined {
  try {
    return quoted === undefined ? undefined : (JSON.parse(quoted) as string);
  } catch {
    return undefined;
  }
}

/** Entries of a table as one row of the file holds them. */
export const stretchOf = (entries: readonly LogEntry[]): string =>
  JSON.stringify(entries.map(({ at, text }) => [at, text]));
