// Many games spread over threads: small stretches of them, handed out one after the other.
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Game } from '#engine/game.ts';
import { messageOf } from './complaint.ts';

/** Some games in a row: what one thread is given at a time. */
export interface Games {
  /** Number of the first one. */
  from: number;
  games: number;
}

export interface Spread<S extends Games, O> {
  /** The thread's file; it answers every stretch with an outcome. */
  thread: URL;
  /** The data that each thread gets when it starts. */
  told: object;
  /** The same work without a thread. */
  here(stretch: S): O | Promise<O>;
  whole: S;
  threads: number;
  /** The number of games that a stretch has at most. */
  most?: number;
  signal: AbortSignal;
  /** Is it over, though stretches are left? */
  heard(outcome: O | Crash): boolean;
}
/** Many games of one game, as a command asks for them. */
export interface ManyGames<S extends Games, O> {
  /** The id or the path by which the game is found. */
  word: string;
  game: Game;
  whole: S;
  threads: number;
  signal: AbortSignal;
  heard(outcome: O): void;
}
export interface Crash {
  crashed: string;
}

/** Runs until all games are played, somebody says that it is over, or the signal says stop. */
export async function spread<S extends Games, O>(work: Spread<S, O>): Promise<void> {
  const { here, whole, threads, signal, heard, most = MOST } = work;
  const stretches = divided(whole, threads, most);
  let isOver = false;
  const hear = (outcome: O | Crash): void => {
    if (!isOver) isOver = heard(outcome);
  };
  const next = (): S | undefined => (isOver || signal.aborted ? undefined : stretches.shift());
  if (threads > 1) await Promise.all(Array.from({ length: threads }, () => runThread(work, next, hear)));
  else
    for (let stretch = next(); stretch; stretch = next()) {
      hear(await here(stretch));
      await setImmediate();
    }
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
  { thread, told }: Spread<S, O>,
  next: () => S | undefined,
  hear: (outcome: O | Crash) => void,
): Promise<void> {
  const first = next();
  if (!first) return;
  const worker = new Worker(thread, { workerData: told });
  try {
    for (let stretch: S | undefined = first; stretch; stretch = next()) {
      // oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window: it has no origin
      worker.postMessage(stretch);
      const [outcome] = (await once(worker, 'message')) as [O];
      hear(outcome);
    }
  } catch (error) {
    hear({ crashed: messageOf(error) });
  } finally {
    await worker.terminate();
  }
}
