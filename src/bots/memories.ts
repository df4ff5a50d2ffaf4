// The memories of bots, by the seat they play for; only the last few are kept, so that they never grow.
import type { Answer } from '#engine/types.ts';
import type { Memory } from './bot.ts';

/** The key of a memory (a seat at some table), and what that seat has seen since its own last answer. */
export interface Recall {
  of: string;
  since: readonly Answer[];
}
const MOST = 16;

export class Memories {
  private readonly kept = new Map<string, Memory>();

  has({ of }: Recall): boolean {
    return this.kept.has(of);
  }
  /** The memory that belongs to it, brought up to date. */
  of({ of, since }: Recall): Memory {
    const memory = this.kept.get(of) ?? { since };
    memory.since = since;
    this.kept.delete(of);
    this.kept.set(of, memory);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!);
    return memory;
  }
}
