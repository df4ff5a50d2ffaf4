// Which test files take long, so that long ones begin first and are not gathered in one process.
import path from 'node:path';
import seconds from '../e2e/seconds.json' with { type: 'json' };

/** Seconds in a run of all tests on two cores, for those that take longer than usual. They decide nothing but the
 *  order: a number that is wrong makes a run longer, never different. */
export const SECONDS: Readonly<Record<string, number>> = seconds;
/** What any other file takes: of pages, or without them. */
const [USUAL_PAGES, USUAL] = [20, 1];

export const relative = (file: string): string => path.relative('', file).replaceAll(path.sep, '/');
export const isLong = (file: string): boolean => relative(file) in SECONDS;
const secondsOf = (file: string): number =>
  SECONDS[relative(file)] ?? (relative(file).startsWith('e2e/') ? USUAL_PAGES : USUAL);

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
