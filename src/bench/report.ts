// The report: a table for people, JSON lines for programs.
import type { Line } from './measure.ts';

export const jsonLine = ({ measure, ours, boardgameio, limit, unit }: Line): string =>
  JSON.stringify({ measure, ours: rounded(ours), boardgameio: rounded(boardgameio), limit: rounded(limit), unit });

/** To four digits: more would be noise. */
export const rounded = (n: number | null): number | null => (n === null ? null : Number(n.toPrecision(4)));

type Cell = (line: Line) => string;
const COLUMNS: readonly (readonly [head: string, cell: Cell])[] = [
  ['measure', line => line.measure],
  ['ours', line => amount(line.ours, line.unit)],
  ['each', line => (line.unit === '1/s' ? duration(line.ours) : '')],
  ['boardgame.io', line => amount(line.boardgameio, line.unit)],
  ['limit', line => amount(line.limit, line.unit)],
  ['× boardgame.io', line => times(ratio(line.ours, line.boardgameio))],
  ['of the limit', line => percent(ratio(line.ours, line.limit))],
];

export const table = (lines: readonly Line[]): string =>
  aligned([COLUMNS.map(([head]) => head), ...lines.map(line => COLUMNS.map(([, cell]) => cell(line)))]);

/** Rows in columns, the first to the left, the others to the right. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map(row => row[i]!.length)));
  const cell = (text: string, i: number): string => (i ? text.padStart(widths[i]!) : text.padEnd(widths[i]!));
  return rows.map(row => row.map(cell).join('  ').trimEnd()).join('\n');
}

export const ratio = (a: number | null, b: number | null): number | null => (a === null || !b ? null : a / b);

/** What is missing. */
export const NONE = '–';
const amount = (n: number | null, unit: Line['unit']): string => {
  if (n === null) return NONE;
  return unit === '1/s' ? `${Math.round(Number(n.toPrecision(4))).toLocaleString('en')}/s` : percent(n);
};
const times = (n: number | null): string => (n === null ? NONE : `${n.toPrecision(n < 100 ? 2 : 3)}×`);
const percent = (n: number | null): string => (n === null ? NONE : `${(n * 100).toFixed(n < 0.1 ? 1 : 0)} %`);

/** The time that one unit takes, from its rate. */
function duration(rate: number | null): string {
  if (!rate) return NONE;
  const nanoseconds = 1e9 / rate;
  if (nanoseconds < 1000) return `${nanoseconds.toFixed(0)} ns`;
  return nanoseconds < 1e6 ? `${(nanoseconds / 1e3).toPrecision(3)} µs` : `${(nanoseconds / 1e6).toPrecision(3)} ms`;
}
