// Tests of the time stores keep callers waiting: counted in attempts and on a clock that moves when told to.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { entry, newTable, texts } from './contract-fixtures.ts';
import { Appends } from './postgres-appends.ts';
import { TimedPool } from './postgres-timeout.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-timeouts-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A store on a file that another program holds; how often it has tried to write is counted. */
async function locked(name: string) {
  const file = path.join(folder, `${name}.db`);
  const store = openSqlite(file);
  await store.create(newTable('a', { entries: [] }));
  await store.append({ table: 'a', after: 0, entries: [entry(1)] });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const { writer } = store as unknown as { writer: { begin: { run(): unknown } } };
  const { begin } = writer;
  const counted = { tries: 0 };
  writer.begin = { run: () => (counted.tries++, begin.run()) };
  return { store, other, counted };
}

test('who reads a log does not wait for another program that writes to the file', async () => {
  const { store, other, counted } = await locked('read');
  assert.deepEqual(await texts(store, 'a'), ['entry 1']);
  assert.equal(counted.tries, 1);
  other.close();
  await store.close();
});

test('an append whose deadline is over is tried once, and those with time left are not refused with it', async () => {
  const { store, other, counted } = await locked('append');
  const patient = store.append({ table: 'a', after: 1, entries: [entry(2)] }, performance.now() + 60_000);
  await assert.rejects(store.append({ table: 'a', after: 1, entries: [entry(3)] }, 0), /locked/);
  assert.equal(counted.tries, 1);
  other.close();
  assert.equal(await patient, 'appended');
  await store.close();
});

test('a locked file is given up in less than five seconds', async () => {
  const store = openSqlite(':memory:');
  assert.ok(store.patience! + 2 * 150 < 5000);
  await store.close();
});

const LONGEST = 10_000;
/** A pool that never answers, and a clock. */
function silence(t: TestContext) {
  let clock = 0;
  t.mock.method(performance, 'now', () => clock);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const asked: { text: string; query_timeout: number }[] = [];
  const query = (config: { text: string; query_timeout: number }): Promise<never> => {
    asked.push(config);
    return new Promise(() => undefined);
  };
  const pool = new TimedPool({ query } as unknown as Pool, LONGEST);
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 100) {
      clock += 100;
      t.mock.timers.tick(100);
      await turn();
      await turn();
    }
  };
  return { pool, asked, pass, now: () => clock };
}

test('a database that gives no connection is given up, too; who asks late has a little time all the same', async t => {
  const { pool, asked, pass, now } = silence(t);
  const refused = assert.rejects(pool.ask({ text: 'SELECT 1' }), /timeout/).then(now);
  await pass(LONGEST);
  assert.ok((await refused) < LONGEST);
  assert.equal(asked.length, 1);
  const late = assert.rejects(pool.ask({ text: 'SELECT 2' }, now()), /timeout/);
  await pass(LONGEST / 10);
  await late;
  assert.equal(asked[1]!.query_timeout, LONGEST / 10);
});

test('appends to a silent database are refused in time, also those that wait for others', async t => {
  const { pool, asked, pass, now } = silence(t);
  const appends = new Appends(pool, 'n'.repeat(16));
  const waits: Promise<number>[] = [];
  for (let n = 0; n < 30; n++) {
    const begin = now();
    const add = appends.add({ table: `t${n % 7}`, after: 0, entries: [entry(n)] }, begin + pool.patience);
    waits.push(assert.rejects(add, /timeout/).then(() => now() - begin));
    await pass(500);
  }
  await pass(LONGEST);
  const longest = Math.max(...(await Promise.all(waits)));
  assert.ok(longest <= LONGEST, `${longest}`);
  assert.ok(asked.length >= 3);
});
