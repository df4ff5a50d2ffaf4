// Passes for the player where nothing else can be done, after a pause that tells nothing by its length.
import { passAt, pauseBeforePass, type Passing } from '#engine/passing.ts';
import type { Decision } from '#engine/types.ts';

export interface PasserParts {
  answer(decision: Decision, option: string): void;
  /** From 0 to 1. */
  random?(): number;
  /** Schedules it; the returned function cancels it. */
  later?(run: () => void, milliseconds: number): () => void;
}
const inTime = (run: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

export class Passer {
  private readonly parts: Required<PasserParts>;
  /** The question that is being passed at, and what cancels that. */
  private waiting: { question: string; cancel: () => void } | undefined;

  constructor(parts: PasserParts) {
    this.parts = { random: Math.random, later: inTime, ...parts };
  }
  /** Call it whenever the question or the setting changes. Returns whether the question is answered here, not asked. */
  see(decision: Decision | undefined, passing: Passing): boolean {
    const pass = decision && passAt(passing, decision);
    const question = decision && pass !== undefined ? `${decision.seat} ${decision.id} ${decision.nth}` : '';
    if (this.waiting?.question === question) return pass !== undefined;
    this.waiting?.cancel();
    this.waiting = undefined;
    if (!decision || pass === undefined) return false;
    const { answer, random, later } = this.parts;
    this.waiting = { question, cancel: later(() => answer(decision, pass), pauseBeforePass(random)) };
    return true;
  }
}
