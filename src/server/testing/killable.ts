// For tests only: a server that is soon killed. What plays is the real thing (sockets, host, store); only HTTP is left
// out and bots think in the same thread, for it must start quickly, again and again. It gets ready, waits to be told
// the file, tells its port, and goes when nobody speaks to it any more.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { botNamed } from '#bots/bots.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Thinkers } from '#tables/live/bot-turns.ts';
import { Allowances } from '../allowances.ts';
import { configFrom } from '../config.ts';
import { Host } from '#tables/live/host.ts';
import { Metrics } from '../metrics.ts';
import { Sockets } from '../socket/sockets.ts';
import { openSqlite } from '../store/sqlite.ts';
import { raceGames, raceOf } from '#tables/testing/race.ts';

const game = raceOf(1);
const thinkers: Thinkers = {
  async choose({ known, bot, seed }) {
    await sleep(Math.random() * 4);
    return botNamed(bot)!.choose(game, known, quickRandom(Number.parseInt(seedOf(seed).slice(0, 12), 16)));
  },
};
const failed = (error: unknown): void => void writeSync(2, `${(error as Error).stack}\n`);

/** The end of its input: the process that started it has gone or wants no more. */
const ended = once(process.stdin, 'end');
const [file] = (await once(process.stdin, 'data')) as [Buffer];
const host = new Host({
  store: openSqlite(String(file).trim()),
  thinkers,
  games: raceGames(),
  bots: ['random'],
  failed,
});
const http = createServer();
const config = configFrom({});
const around = { host, config, metrics: new Metrics(), allowances: new Allowances(config) };
const sockets = new Sockets(http, around, failed);
http.listen(0, '127.0.0.1');
await once(http, 'listening');
writeSync(1, `${(http.address() as AddressInfo).port}\n`);
await ended;
sockets.close();
http.close();
await host.close();
process.exit();
