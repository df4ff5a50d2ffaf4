// Counts what passed and failed over checks and tests, and prints the way it goes.
import { styleText } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Files that passed only when they were run again. */
  unsteady: string[];
}
export const nothing = (): Tally => ({ passed: 0, failed: 0, skipped: 0, unsteady: [] });
export const both = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  unsteady: [...one.unsteady, ...other.unsteady],
});

const stream = process.stdout;
export const TICK = styleText('green', '✓', { stream });
export const CROSS = styleText('red', '✗', { stream });
const MOST_LINES = 200;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** Dots that stand on the last line so far. */
let dots = 0;
export function dot(count: number): void {
  stream.write('.'.repeat(count));
  dots += count;
}
/** A line of its own, below any dots. */
export function say(line = ''): void {
  stream.write(`${dots ? '\n' : ''}${line}\n`);
  dots = 0;
}

export function sayIndented(text: string): void {
  const lines = text.trim().split('\n');
  for (const line of lines.slice(0, MOST_LINES)) say(`      ${line}`);
  if (lines.length > MOST_LINES) say(`      (${lines.length - MOST_LINES} lines more)`);
}

/** What is worth a look stands above the last line, which only counts and keeps its form for programs that read it. */
export function closingLines({ passed, failed, skipped, unsteady }: Tally): string[] {
  const passedAgain = unsteady.map(file => `${file} is unsteady: it passed only when it was run again`);
  return [...passedAgain, ...(skipped ? [`${skipped} skipped`] : []), `${passed} passed, ${failed} failed`];
}
