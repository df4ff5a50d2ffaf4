// A server, for as long as it is needed, in a process and with a folder of its own.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withChild } from './child.ts';
import type { ServerName } from './contestants.ts';
import type { ServerTask, Used } from './server.ts';

/** On the disk of the project: a machine's own folder for such things may be kept in memory. */
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));
/** Milliseconds in which a server must have started or answered. */
const PATIENCE = 120_000;

export interface Served {
  port: number;
  used(what: Used): Promise<number>;
}

export async function served<T>(name: ServerName, use: (served: Served) => Promise<T>): Promise<T> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(`${CACHE}bench-server-`);
  try {
    return await withChild('server.ts', { name, folder } satisfies ServerTask, async server => {
      const port = await server.told<number>(PATIENCE);
      return await use({ port, used: what => server.asked<number>(what, PATIENCE) });
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
