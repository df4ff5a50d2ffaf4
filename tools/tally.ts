// Counts what passed and failed over checks and tests, and prints the way it goes.
import { styleText } from 'node:util';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** Files that passed only when they were run again. */
  unsteady: string[];
}

const stream = process.stdout;
export const TICK = styleText('green', '✓', { stream });
export const CROSS = styleText('red', '✗', { stream });
const MOST_LINES = 200;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

export const say = (line = ''): void => void stream.write(`${line}\n`);

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
