// Plays random games under the laws: here, or spread over threads; tells of the first law that breaks.
import type { Game } from '#engine/game.ts';
import { checkLaws, LawBroken, type LawOptions, type LawReport } from '#engine/laws/laws.ts';
import type { MatchRecord } from '#engine/match.ts';
import { messageOf } from './complaint.ts';
import { spread, type Crash, type Games, type ManyGames } from './threads.ts';

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
export type Outcome =
  | Pick<LawReport, 'games' | 'answers' | 'longest' | 'decisions' | 'tally'>
  | { broken: Break }
  | Crash;

export function fuzzHere(game: Game, stretch: Stretch): Outcome {
  try {
    return checkLaws(game, stretch);
  } catch (error) {
    if (!(error instanceof LawBroken)) return { crashed: messageOf(error) };
    const { law, finding, game: number, answer, seats, setup, record } = error;
    return { broken: { law, finding, game: number, answer, seats, setup, record } };
  }
}

/** Runs until all games are played, one law breaks, or the signal says stop. */
export const fuzz = ({ word, game, whole, threads, signal, heard }: ManyGames<Stretch, Outcome>): Promise<void> =>
  spread<Stretch, Outcome>({
    thread: new URL('fuzz-thread.ts', import.meta.url),
    told: { word },
    here: stretch => fuzzHere(game, stretch),
    whole,
    threads,
    signal,
    heard(outcome) {
      heard(outcome);
      return !('games' in outcome);
    },
  });
