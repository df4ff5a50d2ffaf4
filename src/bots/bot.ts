// What a bot is: it is told what its seat knows, never the state, and names one legal option.
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Answer, Knowledge, World } from '#engine/types.ts';

/** What whoever asks a bot can wait for, and keeps for it; bots that are quick anyway need not look. */
export interface Limit {
  milliseconds?: number;
  memory?: Memory;
  /** Told what the answer would be by now, whenever that changes. */
  soFar?: (option: string) => void;
  /** Asked now and then: is an answer wanted at once? */
  enough?: () => boolean;
}
/** What a bot keeps in mind from one question to the next. Whoever seats the bot keeps it, one for a seat and a game,
 *  or does not: then it thinks anew each time. */
export interface Memory {
  /** What the seat has seen of the answers since its own last one, that one first. */
  since: readonly Answer[];
  /** The bot's own. */
  kept?: unknown;
}

/** An option as a search sees it. */
export interface Ranked {
  option: string;
  visits: number;
  /** Of winning with it, 0 to 1, as the searching seat sees it. */
  chance: number;
}
/** A choice made without a search. */
export const alone = (option: string): Ranked => ({ option, visits: 1, chance: 0.5 });

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
