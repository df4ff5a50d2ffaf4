// The store in PostgreSQL: what every store does, what nodes tell each other, and what becomes of lost connections.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { listening, nodesContract } from './contract-nodes.ts';
import { entry, newTable, withStore, texts } from './contract-fixtures.ts';
import { storeContract } from './contract.ts';
import { sharedSecret } from './postgres-secrets.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { once, startPostgres } from './testing-postgres.ts';

const postgres = await startPostgres();
after(() => postgres.stop());

const place = (options?: PostgresOptions) => async () => {
  const url = await postgres.newDatabase();
  return () => openPostgres(url, options);
};
storeContract('PostgreSQL', place());
nodesContract('PostgreSQL', place());

/** Ends all connections to a database, as a restart of the server would. */
const CUT = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND datname = current_database()`;
const cut = (url: string): Promise<void> => once(url, CUT);

test('nodes that open an empty database at once do not disturb each other', async () => {
  const url = await postgres.newDatabase();
  const stores = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url)));
  await Promise.all(stores.map((store, n) => store.create(newTable(`t${n}`))));
  assert.equal((await stores[0]!.list({ limit: 9 })).length, 5);
  await Promise.all(stores.map(store => store.close()));
});

test('nodes that start at once share one secret', async () => {
  const url = await postgres.newDatabase();
  await (await openPostgres(url)).close();
  const told = await Promise.all(['a', 'b', 'c'].map(mine => sharedSecret(url, 'key', mine)));
  assert.deepEqual([new Set(told).size, await sharedSecret(url, 'key', 'd')], [1, told[0]]);
});
test('a database from the future is refused', async () => {
  const url = await postgres.newDatabase();
  await (await openPostgres(url)).close();
  await once(url, 'UPDATE longbox SET version = 99');
  await assert.rejects(openPostgres(url), /cannot be used as a store: it has version 99/);
});

test('a database that cannot be reached is refused, and the password not told', async () => {
  const url = await postgres.newDatabase();
  await assert.rejects(openPostgres(`${url}-not`), /cannot be used as a store: database ".*-not" does not exist\./);
  const nobody = 'postgres://ann:s3cret@127.0.0.1:1/x';
  await assert.rejects(openPostgres(nobody), (error: Error) => {
    assert.match(error.message, /cannot be used as a store: connect ECONNREFUSED/);
    return !error.message.includes('s3cret');
  });
});

test('a store that cannot be written to says so', async () => {
  const url = await postgres.newDatabase();
  await (await openPostgres(url)).close();
  const readOnly = await openPostgres(url);
  await once(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
  await cut(url);
  await assert.rejects(async () => {
    for (;;) await readOnly.check().catch((error: Error) => assert.doesNotMatch(error.message, /read-only/));
  }, /read-only transaction/);
  await readOnly.close();
});

test('a node whose connections were lost says so, hears again, and writes again', async () => {
  const url = await postgres.newDatabase();
  const [store, other] = [await openPostgres(url), await openPostgres(url)];
  const ear = listening(store);
  await store.create(newTable('a'));
  await cut(url);
  await ear.until('missed');
  await assert.doesNotReject(other.load('a').catch(() => other.load('a')));
  await other.append({ table: 'a', after: 0, entries: [entry(1)] });
  await ear.until('a 1');
  assert.equal(await store.append({ table: 'a', after: 1, entries: [entry(2)] }), 'appended');
  assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2']);
  assert.deepEqual(ear.heard, ['missed', 'a 1']);
  await Promise.all([store.close(), other.close()]);
});

/** Passes everything on, until it goes silent without a word, as when a machine loses its power. */
async function silentProxy(url: string) {
  const target = new URL(url);
  const { hostname, port } = target;
  const sockets = new Set<net.Socket>();
  let isSilent = false;
  const server = net.createServer(near => {
    const far = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from
        .on('data', data => isSilent || to.write(data))
        .on('error', () => {})
        .on('close', () => to.destroy());
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  target.port = String((server.address() as net.AddressInfo).port);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: target.href, silence: (on: boolean) => (isSilent = on), close };
}

test('a connection that has gone silent is noticed by its heartbeat', async t => {
  const url = await postgres.newDatabase();
  const proxy = await silentProxy(url);
  t.after(proxy.close);
  const store = await openPostgres(proxy.url, { heartbeat: 1500 });
  const ear = listening(store);
  proxy.silence(true);
  await assert.rejects(store.broadcast('anybody?'), /timeout|lost/);
  proxy.silence(false);
  await ear.until('missed');
  const other = await openPostgres(url);
  await other.broadcast('hello');
  await ear.until('"hello"');
  await Promise.all([store.close(), other.close()]);
});

test('a database that has gone silent holds nobody up for ever', async t => {
  const proxy = await silentProxy(await postgres.newDatabase());
  t.after(proxy.close);
  const store = await openPostgres(proxy.url, { heartbeat: 3000 });
  await store.create(newTable('a', { entries: [] }));
  proxy.silence(true);
  const append = assert.rejects(store.append({ table: 'a', after: 0, entries: [entry(1)] }), /timeout/);
  await assert.rejects(store.check(), /does not answer/);
  await append;
  proxy.silence(false);
  assert.equal(await store.append({ table: 'a', after: 0, entries: [entry(1)] }), 'appended');
  await store.close();
});

test('a server whose database has gone silent ends all the same, and says why', async t => {
  const proxy = await silentProxy(await postgres.newDatabase());
  t.after(proxy.close);
  const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: proxy.url, PORT: '0', LONGBOX_LOG: 'silent' };
  const server = spawn(process.execPath, [main, 'serve'], { env });
  t.after(() => server.kill('SIGKILL'));
  const said = text(server.stderr);
  await event(server.stdout, 'data');
  proxy.silence(true);
  await sleep(2000); // Every second it asks what is due.
  server.kill('SIGTERM');
  assert.deepEqual(await event(server, 'close'), [1, null]);
  assert.match((await said).replaceAll('\n', ' '), /The store does not answer, so the server ends without it\./);
});

test(
  'a closed store does not come back',
  withStore(place(), async ({ store, again }) => {
    const ear = listening(store);
    await store.close();
    await (await again()).broadcast('hello');
    assert.deepEqual(ear.heard, []);
  }),
);
