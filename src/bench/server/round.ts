// One turn of one contestant: a new process for the server, another for all the players.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Child } from './child.ts';
import type { Name } from './contestant.ts';
import type { LoadTask } from './load.ts';
import type { ServerTask, Usage } from './server.ts';
import type { Count, Outcome } from './tally.ts';

/** Milliseconds to start up, and for many sockets to open. */
const PATIENCE = 30_000;

export type Effort = Pick<LoadTask, 'matches' | 'warm' | 'time'>;

export async function round(name: Name, effort: Effort): Promise<Outcome> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'longbox-bench-'));
  const server = new Child('server.ts', { name, folder } satisfies ServerTask);
  try {
    const { port } = await server.told<{ port: number }>(PATIENCE);
    return await underLoad(server, { name, port, ...effort });
  } finally {
    await server.end();
    await rm(folder, { recursive: true });
  }
}

async function underLoad(server: Child, task: LoadTask): Promise<Outcome> {
  const load = new Child('load.ts', task);
  try {
    await load.told(PATIENCE + task.warm); // answers count from now on
    const before = await server.asked<Usage>(PATIENCE);
    const { answers, ...outcome } = await load.told<Count>(PATIENCE + task.time);
    const after = await server.asked<Usage>(PATIENCE);
    return { ...outcome, cpu: (after.cpu - before.cpu) / answers };
  } finally {
    await load.end();
  }
}

/** What others do on the machine can only slow a turn down. */
export const best = (turns: readonly Outcome[]): Outcome => turns.reduce((a, b) => (b.rate > a.rate ? b : a));
