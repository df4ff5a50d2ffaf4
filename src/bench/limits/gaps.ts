// The gaps in a server's answers while it is sent bodies that cost it as much as can be.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { entryOf } from '#games/index.ts';
import { BODIES } from '#server/testing/heavy-bodies.ts';
import { withChild } from '../server/child.ts';

import type { ServerTask } from './server.ts';

export interface Gap {
  /** The name of the body that was sent. */
  body: string;
  megabytes: number;
  /** The statuses that the server answered with. */
  statuses: number[];
  /** The longest time between two answers of /health, in milliseconds. */
  longest: number;
  /** The longest work of the server's thread between two turns of its event loop, in milliseconds of CPU. */
  work: number;
}
/** Rounds of which the shortest gap counts: other work of the machine makes gaps longer, never shorter. */
export const ROUNDS = 3;
/** Milliseconds that a server may say nothing. */
const LIMIT = 100;
/** Is a gap too long, also for a machine that has gaps while nothing is sent? */
export const isTooLong = ([nothing, ...others]: readonly Gap[]): boolean =>
  others.some(({ longest }) => longest > LIMIT + nothing!.longest);

/** Bodies sent at once. */
const AT_ONCE = 5;
const PATIENCE = 60_000;
/** Milliseconds before and after the bodies in which gaps count. */
const AROUND = 300;

/** Sends each body five times at once, and asks the server how it is all the while. The first gap is without any. */
export async function gaps(told: (gap: Gap) => void): Promise<Gap[]> {
  const game = (await entryOf('mutant-revolution')!.load())!;
  const folder = await mkdtemp(path.join(tmpdir(), 'longbox-gaps-'));
  const found: Gap[] = [];
  try {
    const task: ServerTask = { file: path.join(folder, 'longbox.db') };
    await withChild('../limits/server.ts', task, async server => {
      const { address } = await server.told<{ address: string }>(PATIENCE);
      await sent(address, '{}'); // so that all is loaded
      const work = async (): Promise<number> => (await server.asked<{ longest: number }>('work', PATIENCE)).longest;
      const bodies = [['nothing sent', undefined] as const, ...Object.entries(BODIES)];
      for (const [name, make] of bodies) {
        found.push(await shortest(() => gapOf(address, name, make?.(game), work)));
        told(found.at(-1)!);
      }
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  return found;
}
async function shortest(measure: () => Promise<Gap>): Promise<Gap> {
  const measured: Gap[] = [];
  for (let n = 0; n < ROUNDS; n++) measured.push(await measure());
  return measured.reduce((best, gap) => (gap.longest < best.longest ? gap : best));
}

async function gapOf(
  address: string,
  body: string,
  text: string | undefined,
  work: () => Promise<number>,
): Promise<Gap> {
  const bytes = new TextEncoder().encode(text ?? '');
  const watching = new AbortController();
  await work();
  const longest = longestGap(address, watching.signal);
  await sleep(AROUND);
  const times = text === undefined ? 0 : AT_ONCE;
  const statuses = await Promise.all(Array.from({ length: times }, () => sent(address, bytes)));
  await sleep(AROUND);
  watching.abort();
  return { body, megabytes: bytes.length / 1e6, statuses, longest: await longest, work: await work() };
}
async function longestGap(address: string, ended: AbortSignal): Promise<number> {
  let [longest, last] = [0, performance.now()];
  while (!ended.aborted) {
    await (await fetch(`${address}/health`)).text();
    const now = performance.now();
    [longest, last] = [Math.max(longest, now - last), now];
    await sleep(2);
  }
  return longest;
}

let callers = 0;
async function sent(address: string, text: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const post = async (
    what: string,
    body: string | Uint8Array<ArrayBuffer>,
    more: Record<string, string> = {},
  ): Promise<Response> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${++callers % 250}`, ...more };
    return fetch(address + what, { method: 'POST', headers, body });
  };
  const { token } = (await (await post('/api/guests', '{"name":"Ann"}')).json()) as { token: string };
  const answer = await post('/api/records', text, { authorization: `Bearer ${token}` });
  await answer.text();
  return answer.status;
}
