// Plays random games under the laws: here, or spread over threads; tells of the first law that breaks.
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Game } from '#engine/game.ts';
import { checkLaws, LawBroken, type LawOptions, type LawReport } from '#engine/laws.ts';
import type { MatchRecord } from '#engine/match.ts';
import { messageOf } from './complaint.ts';

/** Some games in a row: what one thread is given at a time. */
export type Stretch = Required<Pick<LawOptions, 'from' | 'games'>> &
  Pick<LawOptions, 'seed' | 'seats' | 'setup' | 'every'>;

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
  Pick<LawReport, 'games' | 'answers' | 'longest' | 'decisions' | 'tally'> | { broken: Break } | { crashed: string };

export function fuzzHere(game: Game, stretch: Stretch): Outcome {
  try {
    return checkLaws(game, stretch);
  } catch (error) {
    if (!(error instanceof LawBroken)) return { crashed: messageOf(error) };
    const { law, finding, game: number, answer, seats, setup, record } = error;
    return { broken: { law, finding, game: number, answer, seats, setup, record } };
  }
}

export interface Fuzzing {
  /** How the game is found: an id or a path. */
  word: string;
  game: Game;
  whole: Stretch;
  jobs: number;
  signal: AbortSignal;
  heard(outcome: Outcome): void;
}

/** Runs until all games are played, one law breaks, or the signal says stop. */
export async function fuzz({ word, game, whole, jobs, signal, heard }: Fuzzing): Promise<void> {
  const stretches = divided(whole, jobs);
  let isOver = false;
  const hear = (outcome: Outcome): void => {
    if (isOver) return;
    heard(outcome);
    if (!('games' in outcome)) isOver = true;
  };
  const next = (): Stretch | undefined => (isOver || signal.aborted ? undefined : stretches.shift());
  if (jobs > 1) await Promise.all(Array.from({ length: jobs }, () => thread(word, next, hear)));
  else
    for (let stretch = next(); stretch; stretch = next()) {
      hear(fuzzHere(game, stretch));
      await setImmediate();
    }
}

/** Small stretches, so that threads end together and the bar moves. */
function divided(whole: Stretch, jobs: number): Stretch[] {
  const size = Math.max(1, Math.min(MOST, Math.floor(whole.games / (jobs * 8))));
  const count = Math.ceil(whole.games / size);
  return Array.from({ length: count }, (_, i) => ({
    ...whole,
    from: whole.from + i * size,
    games: Math.min(size, whole.games - i * size),
  }));
}
const MOST = 50;

async function thread(word: string, next: () => Stretch | undefined, hear: (outcome: Outcome) => void): Promise<void> {
  const first = next();
  if (!first) return;
  const worker = new Worker(new URL('fuzz-thread.ts', import.meta.url), { workerData: { word } });
  try {
    for (let stretch: Stretch | undefined = first; stretch; stretch = next()) {
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
      worker.postMessage(stretch);
      const [outcome] = (await once(worker, 'message')) as [Outcome];
      hear(outcome);
    }
  } catch (error) {
    hear({ crashed: messageOf(error) });
  } finally {
    await worker.terminate();
  }
}
