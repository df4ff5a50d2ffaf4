// The SQLite file itself: who may read it, and what becomes of it when its disk has damaged it.
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { configFrom } from '../config.ts';
import { startServer } from '../serve.ts';
import { entry, newTable } from './contract-fixtures.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-file-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => path.join(folder, `${++files}.db`);
const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);
const BESIDE = ['', '-wal', '-shm', '-lock', '-key'];
const served = (file: string) => startServer(configFrom({ PORT: '0', LONGBOX_FILE: file, LONGBOX_LOG: 'silent' }));

test('store, lock and key are for their owner alone, in folders that nobody else may enter', async t => {
  const file = path.join(folder, 'new', 'deep', 'x.db');
  const before = process.umask(0o022);
  try {
    const server = await served(file);
    t.after(() => server.close());
    await server.host.newGuest('Ann');
    for (const end of BESIDE) assert.equal(modeOf(file + end), '600', end);
    assert.deepEqual([modeOf(path.dirname(file)), modeOf(path.join(folder, 'new'))], ['700', '700']);
  } finally {
    process.umask(before);
  }
});

test('files that others could read are shut to them at the next start', async t => {
  const file = newFile();
  const store = openSqlite(file, { isOnly: true });
  await store.create(newTable('a', { entries: [entry(1)] }));
  for (const end of ['', '-wal', '-shm', '-lock']) chmodSync(file + end, 0o644);
  // As after a kill: what lies beside the file stays there.
  const copy = newFile();
  for (const end of ['', '-wal', '-lock']) writeFileSync(copy + end, readFileSync(file + end), { mode: 0o644 });
  await store.close();
  writeFileSync(`${copy}-key`, await keyText(), { mode: 0o644 });
  for (const end of ['', '-wal', '-lock', '-key']) chmodSync(copy + end, 0o644);
  const server = await served(copy);
  t.after(() => server.close());
  assert.equal((await server.host.store.list({ limit: 9 })).length, 1);
  for (const end of BESIDE) assert.equal(modeOf(copy + end), '600', end);
});
async function keyText(): Promise<string> {
  const file = newFile();
  await (await served(file)).close();
  return readFileSync(`${file}-key`, 'utf8');
}

test('a file that is refused keeps its mode', () => {
  const file = newFile();
  const other = new DatabaseSync(file);
  other.exec('CREATE TABLE stamps (country TEXT)');
  other.close();
  chmodSync(file, 0o644);
  assert.throws(() => openSqlite(file), /it belongs to another program/);
  assert.equal(modeOf(file), '644');
});

const PAGE = 4096;
/** A store of many pages. */
async function bigStore(): Promise<string> {
  const file = newFile();
  const store = openSqlite(file);
  const entries = Array.from({ length: 20 }, (_, n) => ({ at: n, text: JSON.stringify('x'.repeat(900 + n)) }));
  for (let n = 0; n < 30; n++) await store.create(newTable(`t${n}`, { entries }));
  await store.close();
  assert.ok(!existsSync(`${file}-wal`));
  return file;
}
/** The first page of a table or an index of the file. */
function rootOf(file: string, name: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)!;
  db.close();
  return Number(row['rootpage']);
}
function scribble(file: string, page: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, (page - 1) * PAGE);
}

for (const name of ['tables', 'stretches', 'sitters_by_player', 'sqlite_autoindex_stretches_1'])
  test(`a damaged page of ${name} is noticed at the start, with what to do`, async () => {
    const file = await bigStore();
    scribble(file, rootOf(file, name));
    const before = readFileSync(file);
    assert.throws(
      () => openSqlite(file),
      /cannot be used as a store: (it is damaged \(|database disk image is malformed).*restore a backup.*\.recover/,
    );
    assert.deepEqual(readFileSync(file), before);
  });

test('of a big file only what all tables need is looked over at the start', async () => {
  const file = await bigStore();
  scribble(file, rootOf(file, 'stretches'));
  assert.throws(() => openSqlite(file), /it is damaged/);
  const store = openSqlite(file, { mostChecked: 10_000 });
  assert.equal((await store.list({ limit: 99 })).length, 30);
  await store.close();
  scribble(file, rootOf(file, 'players'));
  assert.throws(() => openSqlite(file, { mostChecked: 10_000 }), /it is damaged|is malformed/);
});
