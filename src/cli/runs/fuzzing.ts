// Plays random games under the laws: here, or spread over threads; reports the first law that breaks.
import type { Game } from '#engine/game.ts';
import { checkLaws, LawBroken, type LawOptions, type LawReport } from '#engine/laws/laws.ts';
import type { MatchRecord } from '#engine/match.ts';
import { spread, type Games, type ManyGames } from './threads.ts';

export type Stretch = Games & Pick<LawOptions, 'seed' | 'seats' | 'setup' | 'every'>;

/** A broken law as plain data, so that it can be sent. */
export interface Break {
  law: string;
  finding: string;
  game: number;
  answer: number;
  seats: number;
  setup: string | undefined;
  record: MatchRecord;
}
export type Outcome = Pick<LawReport, 'games' | 'answers' | 'longest' | 'decisions' | 'tally'> | { broken: Break };

export function fuzzHere(game: Game, stretch: Stretch): Outcome {
  try {
    return checkLaws(game, stretch);
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    const { law, finding, game: number, answer, seats, setup, record } = error;
    return { broken: { law, finding, game: number, answer, seats, setup, record } };
  }
}

export const fuzz = (games: ManyGames<Stretch, Outcome>): Promise<string | undefined> =>
  spread('fuzz', fuzzHere, games);
