// The words of problems. A page has words of its own, so that for a browser this is another file (`imports` of
// package.json).
import { filled } from '#protocol/texts.ts';
import { PROBLEMS, type ProblemName } from '#protocol/problems.ts';

export const problemWords = (problem: ProblemName, facts: Readonly<Record<string, string | number>>): string =>
  filled(PROBLEMS[problem], facts);
