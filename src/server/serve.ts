// A server: the store, the host, HTTP and sockets put together, and taken down so that nothing is lost.
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import v8 from 'node:v8';
import { BOTS } from '#bots/bots.ts';
import { GAMES } from '#games/index.ts';
import { BotPool } from './bots/pool.ts';
import { Allowances } from './allowances.ts';
import type { Config } from './config.ts';
import { Games } from '#tables/live/games.ts';
import { Host } from '#tables/live/host.ts';
import { buildApp } from './http/app.ts';
import { Metrics } from './metrics.ts';
import { keptReleases } from './releases.ts';
import { openSigner } from './signing-key.ts';
import { Sockets } from './socket/sockets.ts';
import { openSqlite } from './store/sqlite.ts';
import type { Signer } from '#tables/files/match-file-signing.ts';
import type { Store } from '#tables/store.ts';

export interface Running {
  /** 'http://127.0.0.1:8080' */
  address: string;
  host: Host;
  close(): Promise<void>;
}
/** The module of the shelf, which threads load for themselves. */
const SHELF = new URL('../games/index.ts', import.meta.url);
/** Milliseconds that a bot may be late before its thread is ended. */
const PATIENCE = 500;

/** While tables are opened, all that is made for them stays; V8 takes that for the rule and counts positions and views
 *  among the old ever after, though the next answer replaces them. To clear up took a fifth of the server's time. */
v8.setFlagsFromString('--no-allocation-site-pretenuring');

export async function startServer(config: Config, games = new Games(GAMES, keptReleases)): Promise<Running> {
  const warnings: Error[] = [];
  let warn = (warning: Error): void => void warnings.push(warning);
  const { store, signer } = await openStore(config, warning => warn(warning));
  const metrics = new Metrics();
  const pool = new BotPool({ threads: config.botThreads, patience: PATIENCE, games: SHELF });
  const allowances = new Allowances(config);
  let failed: (error: unknown) => void = () => undefined;
  const host = new Host({
    store,
    thinkers: pool,
    games,
    bots: BOTS.map(({ name }) => name),
    mayPlayOn: person => allowances.isLeft('played', person),
    failed: error => failed(error),
  });
  let isClosing = false;
  const context = { host, config, allowances, metrics, signer, isClosing: () => isClosing };
  const app = await buildApp(context);
  failed = error => app.log.error(error);
  warn = warning => app.log.warn(warning);
  warnings.forEach(warn);
  const sockets = new Sockets(app.server, context, failed);
  observe(metrics, host, pool);
  // Called on a signal (cli/commands/serve.ts): sockets are closed, then what is under way is written.
  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    sockets.close();
    await app.close();
    await host.close();
    await pool.close();
  };
  await app.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    await close();
    throw cannotListen(config, error as NodeJS.ErrnoException);
  });
  preload(games);
  return { address: addressOf(config.host, (app.server.address() as AddressInfo).port), host, close };
}
/** So that the first table is made without waiting. What fails is reported when it is needed. */
const preload = (games: Games): void => void Promise.allSettled(games.shelf.map(({ id }) => games.get(id)));
const addressOf = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** The store, and the key that lies with it. */
async function openStore(config: Config, warn: (warning: Error) => void): Promise<{ store: Store; signer: Signer }> {
  const store = config.databaseUrl
    ? await (await import('./store/postgres.ts')).openPostgres(config.databaseUrl)
    : openSqlite(config.file, { isOnly: true, warn });
  try {
    return { store, signer: await openSigner(config, warn) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

const ADDRESSES = 'HOST wants one of its own: 127.0.0.1 for this machine only, 0.0.0.0 for everybody.';
function cannotListen({ host, port }: Config, cause: NodeJS.ErrnoException): Error {
  const why: Record<string, string> = {
    EADDRINUSE: `Port ${port} of ${host} is in use already, perhaps by another Longbox.`,
    EACCES: `Port ${port} of ${host} may not be used by this user.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. ${ADDRESSES}`,
    ENOTFOUND: `There is no address ${host}. ${ADDRESSES}`,
  };
  return new Error(why[cause.code ?? ''] ?? cause.message, { cause });
}

function observe(metrics: Metrics, host: Host, pool: BotPool): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  // Since it was last asked for: after a day nothing would move it any more.
  const recentDelay = (): number => {
    const seconds = delay.percentile(99) / 1e9;
    delay.reset();
    return seconds;
  };
  metrics.read('longbox_tables_in_memory', () => host.tablesInMemory);
  metrics.read('longbox_event_loop_delay_p99_seconds', recentDelay);
  metrics.read('longbox_memory_bytes', () => process.memoryUsage.rss());
  metrics.read('longbox_bot_jobs_waiting', () => pool.stats.waiting);
  metrics.read('longbox_bot_longest_wait_seconds', () => pool.longestWait() / 1000);
  metrics.read('longbox_bot_jobs_too_slow_total', () => pool.stats.tooSlow);
}
