// Many games spread over threads: small stretches of them, handed out one after the other.
import { once } from 'node:events';
import os from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Game } from '#engine/game.ts';
import { messageOf } from '../screen/complaint.ts';

/** Some games in a row: what one thread is given at a time. */
export interface Games {
  /** Number of the first one. */
  from: number;
  games: number;
}

/** The work of a command that plays many games: `thread.ts` has them all. */
export type Work = 'arena' | 'balance' | 'fuzz' | 'learn';

/** Many games of one game, as a command asks for them. */
export interface ManyGames<S extends Games, O> {
  /** The id or the path by which the game is found. */
  word: string;
  game: Game;
  whole: S;
  threads: number;
  signal: AbortSignal;
  /** The number of games that a stretch has at most. */
  most?: number;
  /** Is it over, though stretches are left? */
  onOutcome(outcome: O): boolean;
}
/** A thread takes longer to start than so many games to play. */
const FEW = 10;
export const threadsFor = (asked: number | undefined, games: number, few = FEW): number =>
  Math.min(asked ?? os.availableParallelism(), Math.ceil(games / few));

/** Runs until all games are played, `onOutcome` says that it is over, or the signal says stop. Returns why it crashed,
 *  or nothing. */
export async function spread<S extends Games, O>(
  work: Work,
  here: (game: Game, stretch: S) => O | Promise<O>,
  { word, game, whole, threads, signal, onOutcome, most = MOST }: ManyGames<S, O>,
): Promise<string | undefined> {
  const stretches = divided(whole, threads, most);
  let isOver = false;
  let crashed: string | undefined;
  const next = (): S | undefined => (isOver || signal.aborted ? undefined : stretches.shift());
  const report = (outcome: O): void => {
    if (!isOver) isOver = onOutcome(outcome);
  };
  const crash = (error: unknown): void => {
    if (!isOver) crashed = messageOf(error);
    isOver = true;
  };
  const inThread = (): Promise<void> => runThread({ word, work }, next, report).catch(crash);
  const inPlace = async (): Promise<void> => {
    for (let stretch = next(); stretch; stretch = next()) {
      const outcome = await played(stretch);
      if (outcome === undefined) return;
      report(outcome);
      await setImmediate();
    }
  };
  /** Only what the games do is a crash of theirs; what is done with an outcome is not. */
  const played = async (stretch: S): Promise<O | undefined> => {
    try {
      return await here(game, stretch);
    } catch (error) {
      crash(error);
      return undefined;
    }
  };
  if (threads > 1) await Promise.all(Array.from({ length: threads }, inThread));
  else await inPlace();
  return crashed;
}

/** Small stretches, so that threads end together and the bar moves. */
function divided<S extends Games>(whole: S, threads: number, most: number): S[] {
  const size = Math.max(1, Math.min(most, Math.floor(whole.games / (threads * 8))));
  const count = Math.ceil(whole.games / size);
  return Array.from({ length: count }, (_, i) => ({
    ...whole,
    from: whole.from + i * size,
    games: Math.min(size, whole.games - i * size),
  }));
}
const MOST = 50;

async function runThread<S extends Games, O>(
  workerData: { word: string; work: Work },
  next: () => S | undefined,
  report: (outcome: O) => void,
): Promise<void> {
  const first = next();
  if (!first) return;
  const worker = new Worker(new URL('thread.ts', import.meta.url), { workerData });
  try {
    for (let stretch: S | undefined = first; stretch; stretch = next()) {
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
      worker.postMessage(stretch);
      const [outcome] = (await once(worker, 'message')) as [O];
      report(outcome);
    }
  } finally {
    await worker.terminate();
  }
}
