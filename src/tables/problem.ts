// A problem: the reason why something cannot be done, for programs by name and for people in words.
import type { ProblemName } from '#protocol/problems.ts';
import { problemWords } from '#tables/problem-words.ts';
import { Damaged } from './store.ts';

type Facts = Readonly<Record<string, string | number>>;

export class Problem extends Error {
  readonly problem: ProblemName;
  /** The rule of the game that forbids it. */
  readonly rule: string | undefined;
  /** Values that its words are made with. */
  readonly facts: Facts;
  constructor(problem: ProblemName, facts: Facts = {}, rule?: string) {
    super(problemWords(problem, facts));
    this.problem = problem;
    this.rule = rule;
    this.facts = facts;
  }
}

/** The fields of a problem in a message: its words, or the facts that a page makes words of. */
export const problemFields = ({
  problem,
  message: says,
  facts,
}: Problem): { problem: string; says: string; facts?: Facts } => ({
  problem,
  says,
  ...(!says && { facts }),
});

/** Throws the problem, or that the outcome is unknown because the store has failed in between. */
export function asUnknown(cause: unknown): never {
  throw cause instanceof Problem ? cause : Object.assign(new Problem('unknown'), { cause });
}

/** Throws that the table is stuck, where the store finds it damaged. */
export function stuckIfDamaged(error: unknown): never {
  throw error instanceof Damaged ? new Problem('stuck', { why: error.message }) : error;
}
