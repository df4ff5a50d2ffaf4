// What a bot is: it is told what its seat knows, never the state, and names one legal option.
import type { Random } from '#engine/definition.ts';
import type { Game } from '#engine/game.ts';
import type { Knowledge, World } from '#engine/types.ts';

/** What whoever asks a bot can wait for; bots that are quick anyway need not look. */
export interface Limit {
  milliseconds?: number;
}

export interface Bot {
  readonly name: string;
  /** One line for people who pick an opponent. */
  readonly about: string;
  /** The id of a legal option of the question that `known.seat` is asked now. */
  choose<W extends World>(game: Game<W>, known: Knowledge<W>, random: Random, limit?: Limit): string;
}

export const pickOne = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]!;
