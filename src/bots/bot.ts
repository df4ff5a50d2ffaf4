// The bot: from what its seat knows, never from the state, it names one legal option.
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Knowledge, World } from '#engine/types.ts';

/** Limits and services for one choice: time, and ways to cut it short. Quick bots may ignore them. */
export interface Limit {
  milliseconds?: number;
  /** Milliseconds from some moment on; the machine's clock when left out. */
  clock?: () => number;
  /** Called with the best answer so far, whenever it changes. */
  soFar?: (option: string) => void;
  /** Polled while the bot thinks: must it answer at once? */
  enough?: () => boolean;
  /** Called when options have been compared. */
  compared?: (comparison: Comparison) => void;
}
/** How a comparison of options went, for reports on bots. */
export interface Comparison {
  /** The number of options compared, and of tables on which they were. */
  options: number;
  tables: number;
  /** Is one option left, or nothing to gain among those that are? */
  isSettled: boolean;
  /** The mean lead of the best option over the second, and its standard error; 0 where there is no second. */
  lead: number;
  error: number;
  /** Was another option taken than the one that comes to mind first? */
  isUnusual: boolean;
}

/** An option with the result of a search. */
export interface Ranked {
  option: string;
  visits: number;
  /** The chance of winning with it, 0 to 1, as the searching seat sees it. */
  chance: number;
}
/** The ranking of a choice made without a search. */
export const alone = (option: string): Ranked => ({ option, visits: 1, chance: 0.5 });

/** Several searches for one question as one ranking, the most visited first; of equals, that with the better chance. */
export function addedUp(searches: readonly (readonly Ranked[])[]): Ranked[] {
  const all = new Map<string, Ranked>();
  for (const { option, visits, chance } of searches.flat()) {
    const before = all.get(option);
    if (!before) all.set(option, { option, visits, chance });
    else {
      const sum = before.visits + visits;
      if (sum) before.chance = (before.chance * before.visits + chance * visits) / sum;
      before.visits = sum;
    }
  }
  return [...all.values()].sort((a, b) => b.visits - a.visits || b.chance - a.chance);
}

export interface Bot {
  readonly name: string;
  /** One line for people who pick an opponent. */
  readonly about: string;
  /** The id of a legal option of the question that `known.seat` is asked now. */
  choose<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random, limit?: Limit): string;
  /** The same, as a list with the best first. A bot that has this thinks better in several threads at once: what each
   *  finds with a chance of its own is added up. */
  ranked?<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random, limit?: Limit): Ranked[];
}

export const pickOne = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;
