// Our server with many people at many games: how soon everybody sees an answer, and what a game takes in memory.
import { withChild } from './child.ts';
import { HOST } from './contestants.ts';
import type { CrowdTask } from './crowd-load.ts';
import { pause } from './pace.ts';
import { served } from './serving.ts';
import type { Count } from './tally.ts';

export interface Crowd extends Pick<Count, 'rate' | 'p50' | 'p99'> {
  games: number;
  sockets: number;
  /** Bytes a game takes: with all its sockets, when they have just gone, and when it sleeps (unless nobody waited). */
  watched: number;
  running: number;
  sleeping: number | null;
}
export interface CrowdEffort extends Omit<CrowdTask, 'port'> {
  /** Milliseconds to wait for games to fall asleep. */
  patience: number;
}
/** Two seats and three that watch, at a thousand games; each of them moves once a second. */
export const CROWD = { watching: 3, pace: 1000, warm: 3000, time: 10_000, patience: 120_000 };

const PATIENCE = 180_000;
/** A few games first, so that the code itself is not counted. */
const FIRST_GAMES = 20;
/** Milliseconds for the server to notice that sockets have closed. */
const NOTICE = 1000;

export const crowd = ({ patience, ...effort }: CrowdEffort): Promise<Crowd> =>
  served('ours', async ({ port, used }) => {
    const { games, watching, time } = effort;
    const load = { port, ...effort };
    const reading = async (): Promise<Reading> => ({ bytes: await used('memory'), tables: await inMemory(port) });
    const few = { ...load, games: Math.min(FIRST_GAMES, games), time: Math.min(1000, time) };
    await played(few, reading);
    const before = await reading();
    const [{ rate, p50, p99 }, full] = await played(load, reading);
    const alone = await reading();
    const running = more(before, alone) / (alone.tables - before.tables);
    const watched = running + more(alone, full) / games;
    const sleeping = (await fallAsleep(port, patience)) ? more(before, await reading()) / games : null;
    return { games, sockets: games * (2 + watching), rate, p50, p99, watched, running, sleeping };
  });

interface Reading {
  bytes: number;
  /** Tables in memory: beside the running ones those that were played before, until they are forgotten. */
  tables: number;
}
const more = (before: Reading, after: Reading): number => Math.max(0, after.bytes - before.bytes);

/** Lets them play, and looks at the server before they go. */
async function played<T>(task: CrowdTask, look: () => Promise<T>): Promise<[Count, T]> {
  const out = await withChild('crowd-load.ts', task, async (load): Promise<[Count, T]> => [
    await load.told<Count>(PATIENCE),
    await look(),
  ]);
  await pause(NOTICE);
  return out;
}

/** Waits until no table is in memory any more; false when that takes too long. */
async function fallAsleep(port: number, patience: number): Promise<boolean> {
  for (const until = performance.now() + patience; performance.now() < until; await pause(1000))
    if ((await inMemory(port)) === 0) return true;
  return false;
}
async function inMemory(port: number): Promise<number> {
  const metrics = await (await fetch(`http://${HOST}:${port}/metrics`)).text();
  return Number(/^longbox_tables_in_memory (\d+)$/m.exec(metrics)![1]);
}
