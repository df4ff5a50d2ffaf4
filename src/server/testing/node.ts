// For tests only: one of several nodes on a PostgreSQL database, soon killed. It gets ready, waits to be told the
// database, tells its address, and goes when nobody speaks to it any more.
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { SHELF } from '#games/index.ts';
import { configFrom } from '../config.ts';
import { startServer } from '../serve.ts';

const ended = once(process.stdin, 'end');
await Promise.all([SHELF[0]!.load(), import('../store/postgres.ts')]);
flushCompileCache();
const [url] = (await once(process.stdin, 'data')) as [Buffer];
const server = await startServer(
  configFrom({ PORT: '0', DATABASE_URL: String(url), LONGBOX_LOG: 'error', LONGBOX_MAKES_PER_MINUTE: '1000' }),
);
writeSync(1, `${server.address}\n`);
await ended;
await server.close();
