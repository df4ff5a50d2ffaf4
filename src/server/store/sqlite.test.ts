// The store in a SQLite file: what every store does, and what becomes of files of all kinds.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { entry, newTable, texts } from './contract-fixtures.ts';
import { storeContract } from './contract.ts';
import { GroupCommit } from './group-commit.ts';
import { MIGRATIONS, migrate } from './sqlite-schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from '#tables/store.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-sqlite-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => path.join(folder, `${++files}.db`);

storeContract('SQLite', async () => {
  const file = newFile();
  return async () => openSqlite(file);
});

test('a store in memory', async () => {
  const store = openSqlite(':memory:');
  await store.create(newTable('a', { entries: [entry(1)] }));
  assert.equal(await store.append({ table: 'a', after: 1, entries: [entry(2)] }), 'appended');
  assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2']);
  await store.close();
});

test('folders that are missing are made', async () => {
  const file = path.join(folder, 'some', 'where', 'deep', 'x.db');
  await openSqlite(file).close();
  assert.ok(existsSync(file));
});

test('a commit is on the disk before it is acknowledged', () => {
  const file = newFile();
  const store = openSqlite(file) as unknown as { db: DatabaseSync };
  assert.deepEqual({ ...store.db.prepare('PRAGMA journal_mode').get() }, { journal_mode: 'wal' });
  assert.deepEqual({ ...store.db.prepare('PRAGMA synchronous').get() }, { synchronous: 2 });
  store.db.close();
});

test('what arrives in one turn of the event loop is one transaction', async () => {
  const file = newFile();
  const store = openSqlite(file);
  await Promise.all([1, 2, 3].map(n => store.create(newTable(`t${n}`))));
  const { db } = store as unknown as { db: DatabaseSync };
  let commits = 0;
  const counted = db.prepare('COMMIT');
  (store as any).writer.end = { run: () => (commits++, counted.run()) };
  await Promise.all([1, 2, 3].map(n => store.append({ table: `t${n}`, after: 0, entries: [entry(1)] })));
  assert.equal(commits, 1);
  await store.close();
});

test('a file that is no database is refused and left alone', () => {
  const file = newFile();
  writeFileSync(file, 'Dear diary, today I lost at chess again. '.repeat(99));
  assert.throws(() => openSqlite(file), /The file .*db cannot be used as a store: file is not a database\. Name/);
  assert.throws(
    () => openSqlite(folder),
    /The file .* cannot be used as a store: unable to open .* It may be a folder/,
  );
  assert.throws(() => openSqlite(path.join(file, 'x.db')), /cannot be used as a store: EEXIST.* Name another file/);
});

test('the database of another program is refused and left alone', () => {
  const file = newFile();
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE stamps (country TEXT)');
  other.close();
  const before = readFileSync(file);
  assert.throws(() => openSqlite(file), /cannot be used as a store: it belongs to another program\. Name another file/);
  assert.deepEqual(readFileSync(file), before);
  assert.deepEqual(
    readdirSync(folder).filter(name => name.startsWith(`${path.basename(file)}-`)),
    [],
  );
});

test('a file from the future is refused', async () => {
  const file = newFile();
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  assert.throws(
    () => openSqlite(file),
    /it has version 99, and this Longbox knows versions up to \d+\. A newer Longbox/,
  );
});

test('an older file takes the steps it lacks, each once, all or none', () => {
  const db = new DatabaseSync(':memory:');
  const version = () => db.prepare('PRAGMA user_version').get()!['user_version'];
  migrate(db, ['CREATE TABLE one (n)']);
  migrate(db, ['CREATE TABLE one (n)', 'CREATE TABLE two (n)']);
  assert.equal(version(), 2);
  assert.throws(() => migrate(db, ['', '', 'CREATE TABLE three (n)', 'CREATE nonsense']), /syntax error/);
  db.exec('ROLLBACK');
  assert.equal(version(), 2);
  assert.equal(db.prepare("SELECT count(*) AS n FROM sqlite_schema WHERE name = 'three'").get()!['n'], 0);
});

test('a store that cannot be written to says so, and can still be read', async () => {
  const file = newFile();
  const store = openSqlite(file) as any;
  await store.create(newTable('a', { entries: [entry(1)] }));
  await store.append({ table: 'a', after: 1, entries: [entry(2)] });
  store.db.exec('PRAGMA query_only = 1');
  await assert.rejects(store.check(), /readonly database/);
  await assert.rejects(store.create(newTable('b')), /readonly database/);
  assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2']);
  store.db.exec('PRAGMA query_only = 0');
  await store.create(newTable('b'));
  assert.equal(await store.append({ table: 'a', after: 2, entries: [entry(3)] }), 'appended');
  assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2', 'entry 3']);
  await store.close();
});

test('a log can be read among many writers', async () => {
  const store = openSqlite(newFile());
  await store.create(newTable('a', { entries: [] }));
  await store.append({ table: 'a', after: 0, entries: [entry(1)] });
  const [second, log, third] = await Promise.all([
    store.append({ table: 'a', after: 1, entries: [entry(2)] }),
    store.load('a'),
    store.append({ table: 'a', after: 2, entries: [entry(3)] }),
  ]);
  assert.deepEqual([second, log!.entries.length, third], ['appended', 3, 'appended']);
  assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2', 'entry 3']);
  await store.close();
});

test('nothing is written when a table is asked for that is not there, or more of one than there is', async () => {
  const file = newFile();
  const store = openSqlite(file);
  for (const id of ['a', 'b']) await store.create(newTable(id, { entries: [entry(1)] }));
  await store.append({ table: 'a', after: 1, entries: [entry(2)] });
  const other = new DatabaseSync(file);
  const version = (): unknown => other.prepare('PRAGMA data_version').get()!['data_version'];
  const before = version();
  assert.equal(await store.load('c'), undefined);
  assert.deepEqual((await store.load('a', 9))!.entries, []);
  assert.deepEqual((await store.load('a', 2))!.entries, []);
  assert.deepEqual(await texts(store, 'b'), ['entry 1']);
  assert.equal(version(), before);
  assert.deepEqual((await store.load('a', 1))!.entries, [entry(2)]);
  assert.deepEqual(await texts(store, 'a'), ['entry 1', 'entry 2']);
  other.close();
  await store.close();
});

test('another program may write to the file in between', async () => {
  const file = newFile();
  const stores = [openSqlite(file), openSqlite(file)] as const;
  await stores[0].create(newTable('a', { entries: [] }));
  for (let n = 0; n < 6; n++) {
    assert.equal(await stores[n % 2]!.append({ table: 'a', after: n, entries: [entry(n + 1)] }), 'appended');
    assert.equal(await stores[(n + 1) % 2]!.append({ table: 'a', after: n, entries: [entry(9)] }), 'late');
  }
  await stores[0].close();
  assert.equal((await texts(stores[1], 'a')).length, 6);
  await stores[1].close();
});

test('a file that a server is using is refused to another one, until that has ended', async () => {
  const file = newFile();
  const first = openSqlite(file, { isOnly: true });
  const backup = new DatabaseSync(file);
  backup.exec(`VACUUM INTO '${newFile()}'`);
  backup.close();
  const second = (patience: number): Store => openSqlite(file, { isOnly: true, patience });
  assert.throws(() => second(10), /cannot be used as a store: another server is using it\. End that one/);
  await first.create(newTable('a'));
  assert.ok(!existsSync(`${file}-lock-journal`));
  await first.close();
  const later = second(10);
  assert.equal((await later.list({ limit: 9 })).length, 1);
  await later.close();
  await openSqlite(':memory:', { isOnly: true }).close();
});

test('while another program writes to the file, appends wait and everything else goes on', async () => {
  const file = newFile();
  const store = openSqlite(file);
  await store.create(newTable('a', { entries: [] }));
  await store.create(newTable('b', { entries: [] }));
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  const appends = ['a', 'b'].map(table => store.append({ table, after: 0, entries: [entry(1)] }));
  for (let turn = 0; turn < 3; turn++) await new Promise(resolve => setTimeout(resolve, 1));
  assert.equal((await store.list({ limit: 9 })).length, 2);
  other.exec('ROLLBACK');
  other.close();
  assert.deepEqual(await Promise.all(appends), ['appended', 'appended']);
  assert.deepEqual(await texts(store, 'a'), ['entry 1']);
  await store.close();
});

test('who writes to the file for too long is told of, to all who wait at once', async () => {
  const file = newFile();
  const [db, other] = [new DatabaseSync(file, { timeout: 1 }), new DatabaseSync(file)];
  const nothing = { begin: () => undefined, end: () => undefined, undo: () => undefined };
  const writer = new GroupCommit(db, nothing, 200);
  other.exec('BEGIN IMMEDIATE');
  const begin = performance.now();
  const ends = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => writer.write(() => n)));
  assert.ok(ends.every(end => end.status === 'rejected' && /locked/.test(String(end.reason))));
  assert.ok(performance.now() - begin >= 200);
  other.close();
  assert.equal(await writer.write(() => 'again'), 'again');
  db.close();
});

test('a file in which every entry had a row of its own is read on', async () => {
  const file = newFile();
  const db = new DatabaseSync(file);
  migrate(db, MIGRATIONS.slice(0, 2));
  db.exec(`INSERT INTO tables VALUES (7, 'a', 'auction', 0, 1, 3, 2, 'running', NULL, '{}');
    INSERT INTO entries VALUES (7, 2, 2.5, '"two"'), (7, 1, 1, 'one \\ "1"');
    INSERT INTO journal (entries) VALUES ('[[7,3,3,"three"]]')`);
  db.close();
  const store = openSqlite(file);
  const log = await store.load('a');
  assert.deepEqual(log!.entries, [
    { at: 1, text: 'one \\ "1"' },
    { at: 2.5, text: '"two"' },
    { at: 3, text: 'three' },
  ]);
  assert.equal(await store.append({ table: 'a', after: 3, entries: [entry(4)] }), 'appended');
  assert.equal((await store.load('a', 2))!.entries.length, 2);
  await store.close();
});

test('more entries than the journal holds come to lie in their places', async () => {
  const store = openSqlite(newFile());
  const { db } = store as unknown as { db: DatabaseSync };
  const count = (table: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()!['n']);
  await store.create(newTable('a', { entries: [] }));
  const many = Array.from({ length: 6000 }, (_, n) => entry(n + 1));
  await store.append({ table: 'a', after: 0, entries: many.slice(0, 10) });
  assert.deepEqual([count('stretches'), count('journal')], [0, 1]);
  await store.append({ table: 'a', after: 10, entries: many.slice(10) });
  assert.deepEqual([count('stretches'), count('journal')], [1, 0]);
  assert.equal(await store.append({ table: 'a', after: 6000, entries: [entry(1)] }), 'appended');
  await store.close();
});
