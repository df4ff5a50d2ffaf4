// Which test files take long, so that long ones begin first and are not gathered in one process.
import path from 'node:path';

/** Seconds in a run of all tests on two cores, for those that take longer than usual. They decide nothing but the
 *  order: a number that is wrong makes a run longer, never different. */
export const SECONDS: Readonly<Record<string, number>> = {
  'e2e/barriers.e2e.ts': 160,
  'e2e/barriers-tables.e2e.ts': 110,
  'e2e/campaign-strike-teams.e2e.ts': 90,
  'e2e/clicks-dice-masters.e2e.ts': 150,
  'e2e/company.e2e.ts': 90,
  'e2e/learn.e2e.ts': 120,
  'e2e/phone-mutant-revolution.e2e.ts': 45,
  'e2e/phone-strike-teams.e2e.ts': 60,
  'e2e/reading.e2e.ts': 40,
  'e2e/replay.e2e.ts': 45,
  'e2e/screen.e2e.ts': 50,
  'e2e/series.e2e.ts': 35,
  'e2e/settings.e2e.ts': 65,
  'e2e/still.e2e.ts': 75,
  'e2e/table.e2e.ts': 55,
  'src/bench/server/main.test.ts': 90,
  'src/cli/arena/arena.test.ts': 25,
  'src/server/bots/pool.test.ts': 25,
  'src/server/store/postgres.test.ts': 95,
  'src/server/testing/budgets.test.ts': 25,
  'src/server/testing/crash.test.ts': 35,
  'src/server/testing/damage.test.ts': 40,
  'src/server/testing/half-open.test.ts': 30,
  'src/server/testing/two-nodes.test.ts': 50,
  'tools/set-up.test.ts': 20,
  'tools/test.test.ts': 30,
};
/** What any other file takes at most. */
const USUAL = 20;

export const relative = (file: string): string => path.relative('', file).replaceAll(path.sep, '/');
export const isLong = (file: string): boolean => relative(file) in SECONDS;
const secondsOf = (file: string): number => SECONDS[relative(file)] ?? USUAL;

/** Shares the files out, the longest first, each to whom has least to do so far; shares that take longer come first. */
export function shared(files: readonly string[], count: number): string[][] {
  const shares = Array.from({ length: count }, () => ({ files: [] as string[], seconds: 0 }));
  for (const file of longestFirst(files)) {
    const share = shares.reduce((least, one) => (one.seconds < least.seconds ? one : least));
    share.files.push(file);
    share.seconds += secondsOf(file);
  }
  return shares.sort((a, b) => b.seconds - a.seconds).map(({ files }) => files);
}
export const longestFirst = (files: readonly string[]): string[] =>
  files.toSorted((a, b) => secondsOf(b) - secondsOf(a));
