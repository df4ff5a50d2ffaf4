// Tests of a server that is back: bots that are to move, clocks that have run out, games of other versions, logs that
// cannot be read, and disks that take nothing.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Bucket } from '#tables/live/rate-limit.ts';
import { checker } from '../schema-check.ts';
import { Connection } from '#tables/live/connection.ts';
import { Host, type HostParts } from '#tables/live/host.ts';
import type { Clock, SeatChoice } from '#protocol/parts.ts';
import { FromClient, type FromServer } from '#protocol/socket.ts';
import type { SentDoc } from '#protocol/short-options.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '#tables/store.ts';
import { raceGames } from '#tables/testing/race.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-restart-'));
after(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const newFile = (): string => path.join(folder, `${++files}.db`);

const NEVER = { choose: () => new Promise<string>(() => undefined) };
const AT_ONCE = { choose: async () => 'step:1' };
const ANN = { id: 'AnnAnnAnnAnn', name: 'Ann' };
const NO_CLOCK: Clock = { kind: 'none' };
const LIVE: Clock = { kind: 'live', seconds: 10, increment: 0 };
const ME: SeatChoice = { kind: 'me' };
const BOT: SeatChoice = { kind: 'bot', level: 'random' };
const LATER = 3_600_000;
const STEP = { do: 'answer', seat: 0, decision: 'running.step', option: 'step:1', nth: 0 } as const;

const hostOn = (store: Store, more: Partial<HostParts> = {}): Host =>
  new Host({ store, thinkers: NEVER, games: raceGames(), bots: ['random'], ...more });
const table = (host: Host, seats: SeatChoice[], clock: Clock = NO_CLOCK): Promise<string> =>
  host.make({ game: 'race', options: null, seats, isPublic: true, clock }, ANN);

/** A server's life on a file: what it makes, then it is gone. */
async function life<T>(file: string, run: (host: Host) => Promise<T>, more: Partial<HostParts> = {}): Promise<T> {
  const host = hostOn(openSqlite(file), more);
  try {
    return await run(host);
  } finally {
    await host.close();
  }
}
async function until(isSo: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const latest = performance.now() + 120_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < latest, what);
    await sleep(5);
  }
}
const statusOf = async (host: Host, id: string): Promise<string> =>
  (await host.store.list({ limit: 100 })).find(row => row.id === id)!.status;
const answersIn = async (host: Host, id: string): Promise<number> =>
  (await host.store.load(id))!.entries.filter(({ text }) => text.includes('"answered"')).length;

/** A line to the host as clients have it. */
async function line(host: Host): Promise<{ say(message: FromClient): void; heard: FromServer[] }> {
  const { token } = await host.newGuest('Eve');
  const heard: FromServer[] = [];
  const send = (text: string): number => heard.push(JSON.parse(text) as FromServer);
  const socket = { bufferedAmount: 0, send, terminate: () => undefined };
  const connection = new Connection(socket, {
    host,
    understood: checker(FromClient),
    bucket: new Bucket(1000, 1000),
    note: () => undefined,
    failed: () => undefined,
  });
  connection.receive(JSON.stringify({ say: 'hello', version: 1, token }));
  return { heard, say: message => connection.receive(JSON.stringify(message)) };
}
async function docOf(host: Host, id: string): Promise<SentDoc> {
  const { say, heard } = await line(host);
  say({ say: 'watch', table: id });
  await until(() => heard.some(message => message.say === 'table'), `${id} is not shown`);
  return heard.find(message => message.say === 'table')!.doc;
}

test('bots that were to move do so when somebody comes to the table', async () => {
  const file = newFile();
  const id = await life(file, host => table(host, [BOT, ME]));
  await life(
    file,
    async host => {
      await host.open(id);
      await until(async () => (await answersIn(host, id)) === 1, 'the bot does not move');
    },
    { thinkers: AT_ONCE },
  );
});

test('bots that were to move do so though nobody comes', async () => {
  const file = newFile();
  const id = await life(file, host => table(host, [BOT, ME]));
  const more = { thinkers: AT_ONCE, now: () => Date.now() + LATER };
  await life(file, host => until(async () => (await answersIn(host, id)) === 1, 'the bot does not move'), more);
});

test('clocks that ran out while the server was down have run out', async () => {
  const file = newFile();
  const id = await life(file, host => table(host, [ME, BOT], LIVE));
  await life(
    file,
    async host => {
      await until(async () => (await answersIn(host, id)) === 1, 'the clock does not ring');
      const { given, clocks } = (await host.open(id)).table;
      assert.deepEqual([given[1]?.seat, given[1]?.by, clocks.left[0]], [0, 'clock', 0]);
    },
    { now: () => Date.now() + LATER },
  );
});

test('another game that all want is made, though the server was gone before it was', async () => {
  const file = newFile();
  const id = await life(file, host => table(host, [ME, BOT]));
  const db = new DatabaseSync(file);
  const add = db.prepare('INSERT INTO stretches SELECT no, ?, json_array(json_array(made_at, ?)) FROM tables');
  add.run(4, JSON.stringify({ kind: 'resigned', seat: 0 }));
  add.run(5, JSON.stringify({ kind: 'offered', seat: 0, what: 'rematch' }));
  db.exec("UPDATE tables SET length = 5, status = 'over'");
  db.close();
  await life(file, async host => {
    const live = await host.open(id);
    await until(() => live.table.next !== null, 'no other game is made');
    assert.equal((await host.open(live.table.next!.table)).table.status, 'running');
  });
});

test('a table of other rules is kept, says why it is stuck, and goes on when its rules are back', async () => {
  const file = newFile();
  const id = await life(file, async host => {
    const made = await table(host, [ME, BOT]);
    await host.request(made, ANN, 'k', STEP);
    return made;
  });
  await life(
    file,
    async host => {
      const { status, stuck, seats } = await docOf(host, id);
      assert.deepEqual([status, seats[0]!.name, seats[1]!.kind], ['stuck', 'Ann', 'bot']);
      assert.match(stuck!, /version 1 of the rules of Race.*version 2/);
      assert.equal(await statusOf(host, id), 'stuck');
      assert.equal((await host.store.list({ limit: 9, player: ANN.id })).length, 1);
      await assert.rejects(host.request(id, ANN, 'l', STEP), { problem: 'stuck' });
      await host.request(id, ANN, 'm', { do: 'say', text: 'What now?' });
      assert.equal((await docOf(host, id)).chat.at(-1)!.text, 'What now?');
    },
    { games: raceGames(2) },
  );
  await life(
    file,
    async host => {
      await until(async () => (await docOf(host, id)).answers === 2, 'it does not go on');
      assert.equal(await statusOf(host, id), 'running');
    },
    { thinkers: AT_ONCE },
  );
});

/** Spoils an entry of a table by hand. */
function spoil(file: string, id: string, seq: number, text: string): void {
  const db = new DatabaseSync(file);
  const spoilt = db.prepare(`UPDATE stretches SET entries = json_set(entries, format('$[%d][1]', ?2 - seq), ?3)
    WHERE table_no = (SELECT no FROM tables WHERE id = ?1) AND seq <= ?2 AND seq + json_array_length(entries) > ?2`);
  assert.equal(spoilt.run(id, seq, text).changes, 1);
  db.close();
}
const SPOILT = ['', '{"kind":"answ', 'null', '7', '{"kind":7}', '{"kind":"answered","seat":5}'];

for (const text of SPOILT)
  test(`a log with the entry '${text}' makes its table stuck, and no other`, async () => {
    const file = newFile();
    const [bad, worse, good] = await life(file, async host => {
      const tables = [await table(host, [ME, BOT], LIVE), await table(host, [ME, BOT], LIVE)];
      for (const id of tables) await host.request(id, ANN, 'k', STEP);
      return [...tables, await table(host, [ME, BOT], LIVE)];
    });
    spoil(file, bad!, 4, text);
    spoil(file, worse!, 1, text);
    const more = { thinkers: AT_ONCE, now: () => Date.now() + LATER, failed: () => undefined };
    await life(
      file,
      async host => {
        await until(async () => (await answersIn(host, good!)) >= 2, 'the good table does not go on');
        const { status, stuck, seats } = await docOf(host, bad!);
        assert.deepEqual([status, seats[0]!.name], ['stuck', 'Ann']);
        assert.ok(stuck);
        assert.equal(await statusOf(host, bad!), 'stuck');
        await assert.rejects(host.open(worse!), { problem: 'stuck' });
      },
      more,
    );
  });

test('one file, copied while the server plays, is a whole backup', async () => {
  const file = newFile();
  const copy = newFile();
  const id = await life(file, async host => {
    const made = await table(host, [ME, BOT]);
    await host.request(made, ANN, 'k', STEP);
    const db = new DatabaseSync(file);
    db.prepare('VACUUM INTO ?').run(copy);
    db.close();
    await host.request(made, ANN, 'l', { do: 'say', text: 'after the copy' });
    return made;
  });
  await life(copy, async host => {
    const { answers, chat } = await docOf(host, id);
    assert.deepEqual([answers, chat], [1, []]);
  });
});

/** A store whose disk can be taken away: for writing, or for reading too. */
function failing(store: Store): { store: Store; fails: Set<'append' | 'load'> } {
  const fails = new Set<'append' | 'load'>();
  const proxy = new Proxy(store, {
    get(target, name) {
      const found: unknown = target[name as keyof Store];
      if (typeof found !== 'function') return found;
      return (...args: unknown[]) =>
        fails.has(name as 'append')
          ? Promise.reject(new Error('no space left on device'))
          : (found.apply(target, args) as unknown);
    },
  });
  return { store: proxy, fails };
}

for (const broken of [['append'], ['append', 'load']] as const)
  test(`when ${broken.join(' and ')} fail, nothing has happened, and later it does`, async () => {
    const { store, fails } = failing(openSqlite(':memory:'));
    const host = hostOn(store);
    const id = await table(host, [{ kind: 'open' }, BOT]);
    const { say, heard } = await line(host);
    say({ say: 'watch', table: id });
    await until(() => heard.some(message => message.say === 'table'), 'the table is not shown');
    const request = { say: 'want', table: id, key: 'k', wish: { do: 'say', text: 'Hello?' } } as const;
    for (const what of broken) fails.add(what);
    for (const times of [1, 2]) {
      say(request);
      await until(() => heard.filter(message => message.say === 'refused').length === times, 'nothing is refused');
      const isKnown = broken.length === 1; // the log can be read, and does not have it
      assert.equal(heard.findLast(message => message.say === 'refused')!.problem, isKnown ? 'internal' : 'unknown');
    }
    assert.ok(!heard.some(message => message.say === 'patch' || message.say === 'done'));
    fails.clear();
    say(request);
    await until(() => heard.some(message => message.say === 'patch' && message.done === 'k'), 'it is not done');
    assert.equal(heard.filter(message => message.say === 'patch').length, 1);
    const { chat } = await docOf(host, id);
    assert.deepEqual(
      chat.map(({ text }) => text),
      ['Hello?'],
    );
    await host.close();
  });

test('an append that was kept though it failed is told, and done once', async () => {
  const store = openSqlite(':memory:');
  const append = store.append.bind(store);
  store.append = async change => {
    await append(change);
    throw new Error('the connection is lost');
  };
  const host = hostOn(store);
  const id = await table(host, [ME, BOT]);
  for (let times = 0; times < 2; times++) {
    assert.equal(await host.request(id, ANN, 'k', STEP), 4);
    assert.equal((await docOf(host, id)).answers, 1);
  }
  await host.close();
});
