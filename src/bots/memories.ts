// What bots keep in mind, by whom they play for: that of the last few only, so that it never grows.
import type { Answer } from '#engine/types.ts';
import type { Memory } from './bot.ts';

/** A seat at some table that remembers, and what it has seen there since its own last answer. */
export interface Mind {
  of: string;
  since: readonly Answer[];
}
const MOST = 16;

export class Minds {
  private readonly kept = new Map<string, Memory>();

  has({ of }: Mind): boolean {
    return this.kept.has(of);
  }
  /** The memory that belongs to it, brought up to date. */
  of({ of, since }: Mind): Memory {
    const memory = this.kept.get(of) ?? { since };
    memory.since = since;
    this.kept.delete(of);
    this.kept.set(of, memory);
    if (this.kept.size > MOST) this.kept.delete(this.kept.keys().next().value!);
    return memory;
  }
}
