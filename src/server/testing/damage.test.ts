// Rows of the store that are damaged: their table is stuck and says where, and nobody else notices. Both stores.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { configFrom } from '../config.ts';
import { startServer, type Running } from '../serve.ts';
import { once, startPostgres, type TestPostgres } from '../store/testing-postgres.ts';
import { ask, guest, type Guest } from './visitor.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-damage-'));
let postgres: TestPostgres;
let files = 0;
before(async () => void (postgres = await startPostgres()));
after(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A store that can be damaged by hand while no server uses it. */
interface Place {
  env: Record<string, string>;
  spoil(sql: string): Promise<void>;
}
const PLACES: Record<'SQLite' | 'PostgreSQL', () => Promise<Place>> = {
  async SQLite() {
    const file = path.join(folder, `${++files}.db`);
    const spoil = async (sql: string): Promise<void> => {
      const db = new DatabaseSync(file);
      db.exec(sql);
      db.close();
    };
    return { env: { LONGBOX_FILE: file }, spoil };
  },
  async PostgreSQL() {
    const url = await postgres.newDatabase();
    return { env: { DATABASE_URL: url }, spoil: sql => once(url, sql) };
  },
};
const served = ({ env }: Place): Promise<Running> =>
  startServer(configFrom({ ...env, PORT: '0', LONGBOX_LOG: 'silent' }));

const WANTED = {
  game: 'tictactoe',
  options: null,
  seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  isPublic: true,
  clock: { kind: 'none' },
};
type Three = [bad: string, good: string, other: string];
const say = ({ host }: Running, ann: Guest, table: string, text: string): Promise<number> =>
  host.request(table, { id: ann.player, name: 'Ann' }, text, { do: 'say', text });
const make = async ({ address }: Running, { token }: Guest): Promise<string> =>
  (await ask(address, 'POST', '/api/tables', { body: WANTED, token })).body.table;
const listed = async ({ address }: Running, { token }: Guest, query = 'mine=true'): Promise<any[]> => {
  const { status, body } = await ask(address, 'GET', `/api/tables?${query}`, { token });
  assert.equal(status, 200, JSON.stringify(body));
  return body.tables;
};
const linesAt = async ({ host }: Running, table: string): Promise<string[]> =>
  (await host.open(table)).table.chat.map(({ text }) => text);
/** The reason why the table is stuck. */
const stuckAt = ({ host }: Running, table: string): Promise<string | null> =>
  host.open(table).then(
    ({ table }) => table.stuck,
    (error: Error) => error.message,
  );

/** Three tables with three lines of talk each, made by a server that has gone. */
async function threeTables(place: Place): Promise<{ ann: Guest; tables: Three }> {
  const server = await served(place);
  const ann = await guest(server.address, 'Ann');
  const tables: Three = [await make(server, ann), await make(server, ann), await make(server, ann)];
  for (const table of tables) for (const text of ['one', 'two', 'three']) await say(server, ann, table, text);
  await server.close();
  return { ann, tables };
}
/** Everything goes on but at the bad table. */
async function othersAreWell(server: Running, ann: Guest, [bad, ...good]: Three): Promise<void> {
  const mine = await listed(server, ann);
  assert.deepEqual(new Set(mine.map(({ table }) => table)), new Set([bad, ...good]));
  await listed(server, ann, '');
  for (const table of good) {
    await say(server, ann, table, 'four');
    assert.deepEqual(await linesAt(server, table), ['one', 'two', 'three', 'four']);
    const { body } = await ask(server.address, 'GET', `/api/tables/${table}`, {});
    assert.equal(body.status, 'running', JSON.stringify(body));
  }
  const anew = await make(server, ann);
  assert.equal(await stuckAt(server, anew), null);
}

const NO = '(SELECT no FROM tables WHERE id = $BAD)';
type Case = [sql: string, why: RegExp];
const DAMAGES: Record<'SQLite' | 'PostgreSQL', Record<string, Case>> = {
  SQLite: {
    'a stretch that breaks off': [
      `UPDATE stretches SET entries = substr(entries, 1, length(entries) - 9) WHERE table_no = ${NO} AND seq > 1`,
      /entry \d+ of its log is lost: row \d+ of stretches is not JSON/,
    ],
    'a stretch that is no list': [
      `UPDATE stretches SET entries = '{"a":1}' WHERE table_no = ${NO} AND seq > 1`,
      /entry \d+ of its log is lost: row \d+ of stretches is no list/,
    ],
    'a stretch with something else in it': [
      `UPDATE stretches SET entries = json_set(entries, '$[1]', 7) WHERE table_no = ${NO} AND seq > 1`,
      /entry \d+ of its log is lost: place 1 of row \d+ of stretches is no entry/,
    ],
    'a stretch that is gone': [
      `DELETE FROM stretches WHERE table_no = ${NO} AND seq > 1`,
      /entry \d+ of its log is lost: it is not in the store/,
    ],
    'a first stretch that is rubbish': [
      `UPDATE stretches SET entries = 'rubbish' WHERE table_no = ${NO} AND seq = 1`,
      /entry 1 of its log is lost: row \d+ of stretches is not JSON/,
    ],
    'an entry that stands there twice': [
      `INSERT INTO stretches SELECT table_no, seq + 1, '[[1,"{}"]]' FROM stretches
         WHERE table_no = ${NO} ORDER BY seq DESC LIMIT 1`,
      /entry \d+ of its log is lost: it is there twice/,
    ],
    'a table that says that its log is shorter': [
      `UPDATE tables SET length = 3 WHERE no = ${NO}`,
      /its log has an entry \d+, and row and log of the table do not fit/,
    ],
  },
  PostgreSQL: {
    'an entry that is gone': [
      'DELETE FROM entries WHERE table_id = $BAD AND seq = 3',
      /entry 3 of its log is lost: it is not in the store/,
    ],
    'the last entries gone': [
      'DELETE FROM entries WHERE table_id = $BAD AND seq > 3',
      /entry 4 of its log is lost: it is not in the store/,
    ],
    'the first entry gone': [
      'DELETE FROM entries WHERE table_id = $BAD AND seq = 1',
      /entry 1 of its log is lost: it is not in the store/,
    ],
    'an entry that is not JSON': [
      `UPDATE entries SET text = '{"kind"' WHERE table_id = $BAD AND seq = 4`,
      /entry 4 of its log cannot be read/,
    ],
    'a table that says that its log is shorter': [
      'UPDATE tables SET length = 3 WHERE id = $BAD',
      /its log has an entry \d+, and row and log of the table do not fit/,
    ],
  },
};
for (const [kind, damages] of Object.entries(DAMAGES) as ['SQLite', Record<string, Case>][])
  for (const [what, [sql, why]] of Object.entries(damages))
    test(`${kind}: ${what} makes one table stuck, which says where`, async t => {
      const place = await PLACES[kind]();
      const { ann, tables } = await threeTables(place);
      await place.spoil(sql.replaceAll('$BAD', `'${tables[0]}'`));
      const server = await served(place);
      t.after(() => server.close());
      await othersAreWell(server, ann, tables);
      assert.match((await stuckAt(server, tables[0])) ?? '', why);
      await assert.rejects(
        server.host.request(tables[0], { id: ann.player, name: 'Ann' }, 'k', { do: 'resign', seat: 0 }),
        { problem: 'stuck' },
      );
      const bad = (await listed(server, ann)).find(({ table }) => table === tables[0]);
      assert.equal(bad.status, 'stuck', 'lists say so, once it is known');
      const running = await listed(server, ann, 'mine=true&status=running');
      assert.ok(running.every(({ table }) => table !== tables[0]));
    });

const SUMMARIES = ['', '{"na', '7', '{}', '{"name":"x","clock":{},"seats":[null],"waitingFor":[],"players":[]}'];
for (const kind of ['SQLite', 'PostgreSQL'] as const)
  for (const text of kind === 'SQLite' ? SUMMARIES : SUMMARIES.slice(1, 2))
    test(`${kind}: the summary '${text}' spoils no list, and is made anew`, async t => {
      const place = await PLACES[kind]();
      const { ann, tables } = await threeTables(place);
      await place.spoil(`UPDATE tables SET summary = '${text}', status = 'runing' WHERE id = '${tables[0]}'`);
      const server = await served(place);
      t.after(() => server.close());
      await othersAreWell(server, ann, tables);
      for (const latest = performance.now() + 120_000; ; await sleep(20)) {
        const bad = (await listed(server, ann)).find(({ table }) => table === tables[0]);
        if (bad.seats[0]?.name === 'Ann' && bad.status === 'running') break;
        assert.ok(performance.now() < latest, JSON.stringify(bad));
      }
      await say(server, ann, tables[0], 'four');
    });

/** The entries of a table as the file has them, flat. */
const SAID = `SELECT no, length, (SELECT json_extract(entries, '$[#-1][1]') FROM stretches
  WHERE table_no = no ORDER BY seq DESC LIMIT 1) AS said FROM tables WHERE id = ?`;
test('SQLite: a damaged row of the journal stops the tables whose entries are lost with it, and no other', async t => {
  const place = await PLACES.SQLite();
  const { ann, tables } = await threeTables(place);
  const db = new DatabaseSync(place.env['LONGBOX_FILE']!);
  const [bad, good, other] = tables.map(id => db.prepare(SAID).get(id)!);
  const entry = (row: typeof bad, text: string): unknown[] => [
    row!['no'],
    Number(row!['length']) + 1,
    2e12,
    String(row!['said']).replaceAll('three', text),
  ];
  const write = db.prepare('INSERT INTO journal (entries) VALUES (?)');
  write.run(JSON.stringify([entry(other, 'four')]));
  write.run(JSON.stringify([entry(good, 'four'), entry(bad, 'four')]).slice(0, -20));
  db.close();
  for (const starts of [1, 2]) {
    const server = await served(place);
    t.after(() => server.close());
    const where = /entry \d+ of its log is lost: row 2 of journal is not JSON/;
    assert.match((await stuckAt(server, tables[0])) ?? '', where);
    for (const table of tables.slice(1)) {
      assert.deepEqual((await linesAt(server, table)).slice(0, 4), ['one', 'two', 'three', 'four']);
      await say(server, ann, table, `start ${starts}`);
      assert.equal((await linesAt(server, table)).length, 4 + starts);
    }
    assert.equal((await listed(server, ann)).length, 3);
    await say(server, ann, tables[0], 'What now?');
    await server.close();
  }
});
