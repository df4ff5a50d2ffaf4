// A diagnosis of bots: for each kind of decision how many were settled, how far options lay apart, how long it took.
import type { Comparison } from '#bots/bot.ts';
import { table } from '../screen/text.ts';

/** Sums over the answers to one kind of decision, so that they can be added up. */
export interface Thoughts {
  answers: number;
  milliseconds: number;
  longest: number;
  /** Those whose options were compared: the options, the tables, how many were settled, how many not as usual. */
  compared: number;
  options: number;
  tables: number;
  settled: number;
  unusual: number;
  /** Of those left open, the leads of the best options and their standard errors. */
  lead: number;
  error: number;
}
/** By decision. */
export type Diagnosis = Record<string, Thoughts>;

const noThoughts = (): Thoughts => ({
  answers: 0,
  milliseconds: 0,
  longest: 0,
  compared: 0,
  options: 0,
  tables: 0,
  settled: 0,
  unusual: 0,
  lead: 0,
  error: 0,
});

/** Adds an answer to the diagnosis. */
export function noteAnswer(
  diagnosis: Diagnosis,
  decision: string,
  milliseconds: number,
  comparison?: Comparison,
): void {
  const thoughts = (diagnosis[decision] ??= noThoughts());
  thoughts.answers++;
  thoughts.milliseconds += milliseconds;
  thoughts.longest = Math.max(thoughts.longest, milliseconds);
  if (!comparison) return;
  const { options, tables, isSettled, lead, error, isUnusual } = comparison;
  thoughts.compared++;
  thoughts.options += options;
  thoughts.tables += tables;
  if (isUnusual) thoughts.unusual++;
  if (isSettled) thoughts.settled++;
  else {
    thoughts.lead += lead;
    thoughts.error += error;
  }
}

/** Adds a diagnosis to another one. */
export function addDiagnosis(to: Diagnosis, more: Diagnosis): void {
  for (const [decision, thoughts] of Object.entries(more)) {
    const sums = (to[decision] ??= noThoughts());
    const longest = Math.max(sums.longest, thoughts.longest);
    for (const key of Object.keys(thoughts) as (keyof Thoughts)[]) sums[key] += thoughts[key];
    sums.longest = longest;
  }
}

const HEAD = [
  'decision',
  'a game',
  'compared %',
  'options',
  'tables',
  'settled %',
  'open: lead',
  '± error',
  'unusual %',
  'ms',
  'longest',
];

/** The decisions, those first that took most time in all. */
export function diagnosisTable(diagnosis: Diagnosis, games: number): string {
  const rows = Object.entries(diagnosis).sort(([, a], [, b]) => b.milliseconds - a.milliseconds);
  return table(
    HEAD,
    rows.map(([decision, thoughts]) => rowOf(decision, thoughts, games)),
  );
}
function rowOf(decision: string, thoughts: Thoughts, games: number): string[] {
  const { answers, compared, settled } = thoughts;
  const mean = (sum: number, n: number, digits: number): string => (n ? (sum / n).toFixed(digits) : '–');
  const percent = (sum: number, n: number): string => mean(100 * sum, n, 0);
  const open = compared - settled;
  return [
    decision,
    mean(answers, games, 1),
    percent(compared, answers),
    mean(thoughts.options, compared, 1),
    mean(thoughts.tables, compared, 0),
    percent(settled, compared),
    mean(thoughts.lead, open, 4),
    mean(thoughts.error, open, 4),
    percent(thoughts.unusual, compared),
    mean(thoughts.milliseconds, answers, 1),
    thoughts.longest.toFixed(0),
  ];
}
