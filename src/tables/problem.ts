// Why something cannot be done, for programs by name and for people in words.
import { PROBLEMS, type ProblemName } from '#protocol/texts.ts';

export class Problem extends Error {
  readonly problem: ProblemName;
  /** The rule of the game that forbids it. */
  readonly rule: string | undefined;
  constructor(problem: ProblemName, facts: Record<string, string | number> = {}, rule?: string) {
    super(PROBLEMS[problem].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? '')));
    this.problem = problem;
    this.rule = rule;
  }
}
