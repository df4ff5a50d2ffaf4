// How a match has ended is a fact of its log: told when it ended, computed afterwards, or not known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Result, Seat } from '#engine/types.ts';
import type { Entry, Somebody } from '#protocol/entries.ts';
import type { Clock } from '#protocol/parts.ts';
import type { Command } from '#protocol/socket.ts';
import type { TableDoc } from '#protocol/table-doc.ts';
import { Host } from '../live/host.ts';
import { entriesOf } from '../log/log-entries.ts';
import { savedMatch } from '../files/match-file.ts';
import type { TableSpec } from '../live/new-table.ts';
import { Problem } from '../problem.ts';
import type { Status, Store } from '../store.ts';
import type { Table } from '../log/table.ts';
import { settled, stage, type Stage } from '../testing/host.ts';
import {
  ann,
  bob,
  changed,
  gamesOf,
  logWith,
  NOON,
  parlourGame,
  picking,
  somebody,
  TABLE_ID,
  WINNING,
} from '../testing/parlour.ts';
import { raceOf } from '../testing/race.ts';

const NO_CLOCK = { kind: 'none' } as const;
type Who = Somebody | string;
const wishOf = (who: Who): TableSpec['seats'][number] =>
  typeof who === 'string' ? { kind: 'bot', level: who } : { kind: 'player', player: who };
const make = (host: Host, seats: Who[] = [ann, bob], change: Partial<TableSpec> = {}): Promise<string> =>
  host.make(
    { game: 'parlour', options: null, seats: seats.map(wishOf), isPublic: true, clock: NO_CLOCK, ...change },
    ann,
  );
const tableOf = async (host: Host, id: string): Promise<Table> => (await host.open(id)).table;
let keys = 0;
const request = (host: Host, id: string, who: Somebody, command: Command, key = `k${++keys}`): Promise<number> =>
  host.request(id, who, key, command);
async function play(host: Host, id: string, seat: Seat, ...options: string[]): Promise<void> {
  for (const option of options) {
    const table = await tableOf(host, id);
    await request(host, id, table.seats[seat]!.player!, picking(table, seat, option));
  }
}
const log = async (store: Store, id: string): Promise<Entry[]> =>
  entriesOf((await store.load(id))!.entries).map(({ entry }) => entry);
/** The facts of the log about how it has ended. */
const facts = async (store: Store, id: string): Promise<object[]> =>
  (await log(store, id)).flatMap(({ ended }) => (ended ? [ended] : []));
const kinds = async (store: Store, id: string): Promise<string[]> => (await log(store, id)).map(({ kind }) => kind);

const SIDES = [0, 1];
const WON: Result = { ranks: [1, 2], rule: 'PA-END-01', reason: { say: 'stopped', facts: { seat: 0 } } };
const ANSWERS = WINNING.map(option => ({ kind: 'answered' as const, seat: 0, decision: 'turn.act', option }));

/** A table as it lies in the store: of answers of before results were kept, unless the log says more. */
async function kept(store: Store, entries: readonly Entry[], status: Status = 'over'): Promise<void> {
  const listing = { status, due: null, summary: '{}', players: [] };
  const texts = entries.map(entry => ({ at: NOON, text: JSON.stringify(entry) }));
  await store.create({ id: TABLE_ID, game: 'parlour', isPublic: true, madeAt: NOON, listing, entries: texts });
}
/** The document that somebody who watches is sent. */
async function docOf(host: Host, id: string): Promise<TableDoc> {
  let doc: TableDoc | undefined;
  const live = await host.open(id);
  const send = (text: string): void => void (doc = (JSON.parse(text) as { doc?: TableDoc }).doc ?? doc);
  await live.subscribe({ viewer: 'spectator', player: null, words: undefined, send } as never);
  return doc!;
}
const fileOf = async (host: Host, id: string) => savedMatch(await tableOf(host, id));

// ---- told when it ended ----------------------------------------------------------------------------------------

const ENDS: Record<string, { end(it: Stage, id: string): Promise<unknown>; fact: object; by: string }> = {
  'by the rules': {
    end: ({ host }, id) => play(host, id, 0, ...WINNING),
    fact: { result: WON, sides: SIDES, how: 'rules' },
    by: 'answered',
  },
  'by resigning': {
    end: ({ host }, id) => request(host, id, ann, { do: 'resign', seat: 0 }),
    fact: {
      result: { ranks: [2, 1], rule: 'TABLE-END-1', reason: { say: 'TABLE-END-1', facts: { seat: 0 } } },
      sides: SIDES,
      how: 'resigned',
    },
    by: 'resigned',
  },
  'by a draw': {
    async end({ host }, id) {
      const offer = await request(host, id, ann, { do: 'offer', seat: 0, what: 'draw' });
      await request(host, id, bob, { do: 'agree', seat: 1, offer });
    },
    fact: {
      result: { ranks: [1, 1], rule: 'TABLE-END-2', reason: { say: 'TABLE-END-2', facts: {} } },
      sides: SIDES,
      how: 'drawn',
    },
    by: 'agreed',
  },
};
for (const [how, { end, fact, by }] of Object.entries(ENDS))
  test(`the result of a match that ends ${how} is in the log, in one append with what ended it`, async t => {
    const appended: Entry[][] = [];
    const it = stage(t, store => {
      const append: Store['append'] = (change, until) => {
        appended.push(change.entries.map(({ text }) => JSON.parse(text) as Entry));
        return store.append(change, until);
      };
      return Object.create(store, { append: { value: append } }) as Store;
    });
    const id = await make(it.host);
    await end(it, id);
    assert.deepEqual(await facts(it.store, id), [fact]);
    assert.deepEqual(
      appended.at(-1)!.map(({ kind, ended }) => [kind, ended]),
      [[by, fact]],
    );
    const { status, result } = await tableOf(it.host, id);
    assert.deepEqual([status, result], ['over', (fact as { result: object }).result]);
  });

test('the result of a match that the clock has ended says so', async t => {
  const it = stage(t);
  await it.restart(0, raceOf(1));
  const clock: Clock = { kind: 'live', seconds: 60, increment: 0 };
  const id = await make(it.host, [ann, bob], { game: 'race', clock });
  for (let n = 0; n < 40 && (await tableOf(it.host, id)).status === 'running'; n++) await it.wait(61_000);
  const [fact] = (await facts(it.store, id)) as { how: string; result: { rule: string } }[];
  assert.deepEqual([fact?.how, fact?.result.rule], ['time', 'RACE-END-01']);
});

test('the command that ended it is acknowledged by its own entry, and again when it comes twice', async t => {
  const { host, store } = stage(t);
  const id = await make(host);
  const resign = { do: 'resign', seat: 0 } as const;
  const seq = await request(host, id, ann, resign, 'once');
  assert.equal((await log(store, id))[seq - 1]!.kind, 'resigned');
  assert.equal(await request(host, id, ann, resign, 'once'), seq);
  assert.equal((await facts(store, id)).length, 1);
});

test('what has ended is served from the log, also where the rules of today lead elsewhere or refuse it', async t => {
  for (const answers of [ANSWERS, [...ANSWERS.slice(0, 3), ...ANSWERS.slice(4)], ANSWERS.slice(0, 5)]) {
    const { host, store } = stage(t);
    const result = { ...WON, ranks: [2, 1] };
    const last = { ...answers.at(-1)!, ended: { result, sides: SIDES, how: 'rules' as const } };
    await kept(store, [...logWith(), ...answers.slice(0, -1), last]);
    const [doc, file] = [await docOf(host, TABLE_ID), await fileOf(host, TABLE_ID)];
    assert.deepEqual([doc.status, doc.result, doc.ended], ['stuck', result, { how: 'rules', sides: SIDES }]);
    assert.match(doc.stuck!, /forbids|another end|do not end it/);
    assert.deepEqual([file.result, file.ended], [result, { how: 'rules', sides: SIDES }]);
    assert.equal((await facts(store, TABLE_ID)).length, 1);
    assert.equal((await store.load(TABLE_ID))!.status, 'over');
    t.mock.timers.reset();
  }
});
test('it is served though the rules that it was played by are not here any more', async t => {
  const it = stage(t);
  const id = await make(it.host);
  await play(it.host, id, 0, ...WINNING);
  await it.restart(0, changed({ version: 4 }));
  const doc = await docOf(it.host, id);
  assert.deepEqual([doc.status, doc.result], ['stuck', WON]);
  assert.deepEqual((await fileOf(it.host, id)).result, WON);
  const [row] = await it.store.list({ limit: 9 });
  assert.deepEqual((JSON.parse(row!.summary) as { ended: object }).ended, { how: 'rules', ranks: [1, 2] });
});

test('after the end nothing is undone', async t => {
  const { host, store } = stage(t);
  const id = await make(host);
  await play(host, id, 0, ...WINNING.slice(0, -1));
  const offer = await request(host, id, ann, { do: 'offer', seat: 0, what: 'draw' });
  await play(host, id, 0, 'stop');
  const is = (problem: string) => (error: unknown) => error instanceof Problem && error.problem === problem;
  await assert.rejects(request(host, id, ann, { do: 'undo', seat: 0 }), is('over'));
  await assert.rejects(request(host, id, ann, { do: 'undo', seat: 0, to: 0 }), is('over'));
  await assert.rejects(request(host, id, bob, { do: 'agree', seat: 1, offer }), is('no-offer'));
  await assert.rejects(request(host, id, ann, { do: 'resign', seat: 0 }), is('over'));
  assert.deepEqual([(await kinds(store, id)).at(-1), (await facts(store, id)).length], ['answered', 1]);
});

// ---- computed afterwards ---------------------------------------------------------------------------------------

/** An entry of its own, since what ended the match stands already. */
const AFTERWARDS = { result: WON, sides: SIDES, how: 'rules', afterwards: { version: 3 } };
test('a match that ended before results were kept gets one, marked, where its answers lead there', async t => {
  const { host, store } = stage(t);
  await kept(store, [...logWith(), ...ANSWERS]);
  const { changedAt } = (await store.list({ limit: 9 }))[0]!;
  t.mock.timers.tick(5000);
  const { ended, ...doc } = await docOf(host, TABLE_ID);
  assert.deepEqual([doc.status, doc.result], ['over', WON]);
  assert.deepEqual(ended, { how: 'rules', sides: SIDES, afterwards: { version: 3 } });
  assert.deepEqual((await log(store, TABLE_ID)).at(-1), { kind: 'ended', ended: AFTERWARDS });
  assert.deepEqual((await fileOf(host, TABLE_ID)).ended, ended);
  const [row] = await store.list({ limit: 9 });
  assert.deepEqual(JSON.parse(row!.summary).ended, { how: 'rules', ranks: [1, 2], afterwards: { version: 3 } });
  assert.equal(row!.changedAt, changedAt, 'to be looked at changes nothing');
});
test('two nodes that open it write it once', async t => {
  const { host, store, thoughts, restart } = stage(t);
  await kept(store, [...logWith(), { kind: 'resigned', seat: 0 }]);
  const other = new Host({ store, thinkers: thoughts, games: gamesOf(parlourGame), bots: [] });
  const [one, two] = await Promise.all([docOf(host, TABLE_ID), docOf(other, TABLE_ID)]);
  assert.deepEqual(one.result, two.result);
  assert.deepEqual((await facts(store, TABLE_ID)).length, 1);
  await docOf(await restart(), TABLE_ID);
  assert.deepEqual((await facts(store, TABLE_ID)).length, 1);
});
test('where an older node has ended it, this one writes the result as soon as it hears of it', async t => {
  const { host, store } = stage(t);
  const id = await make(host);
  await play(host, id, 0, ...WINNING.slice(0, -1));
  const live = await host.open(id);
  const after = live.table.seq;
  const text = JSON.stringify(ANSWERS.at(-1));
  await store.append({ table: id, after, entries: [{ at: NOON, text }] });
  await live.catchUp(after + 1);
  await settled();
  assert.deepEqual(await facts(store, id), [AFTERWARDS]);
});
test('a match brought in that is over already is judged here, and marked so', async t => {
  const { host, store } = stage(t);
  const id = await make(host);
  await play(host, id, 0, ...WINNING);
  const { result: _, ...record } = await fileOf(host, id);
  const again = await make(host, [ann, somebody('Dan')], { start: { record } });
  assert.deepEqual(await facts(store, again), [AFTERWARDS]);
  const open = await host.make(
    {
      game: 'parlour',
      options: null,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      isPublic: false,
      clock: NO_CLOCK,
      start: { record },
    },
    ann,
  );
  await host.sit(open, bob);
  assert.deepEqual(await facts(store, open), [AFTERWARDS]);
  const on = await make(host, [ann, bob], { start: { record: { ...record, answers: record.answers.slice(0, -1) } } });
  await play(host, on, 0, 'stop');
  assert.deepEqual(await facts(store, on), [{ result: WON, sides: SIDES, how: 'rules' }], 'that was played here');
});

// ---- not known -------------------------------------------------------------------------------------------------

const LOST: Record<string, { entries: Entry[]; why: RegExp }> = {
  'whose replay is refused': {
    entries: [...ANSWERS.slice(0, 3), ...ANSWERS.slice(4)],
    why: /PA-END-02 forbids/,
  },
  'whose replay goes on beyond its end': { entries: [...ANSWERS, ANSWERS[0]!], why: /ENGINE-END-1 forbids/ },
  'whose replay never ends': { entries: ANSWERS.slice(0, 5), why: /answers do not end it/ },
  'that somebody gave up, whose replay is refused': {
    entries: [
      { ...ANSWERS[0]!, option: 'stop' },
      { kind: 'resigned', seat: 0 },
    ],
    why: /PA-END-02 forbids/,
  },
};
for (const [which, { entries, why }] of Object.entries(LOST))
  test(`the result of a match that ended long ago ${which} is not known`, async t => {
    const it = stage(t);
    await kept(it.store, [...logWith(), ...entries]);
    for (let opened = 0; opened < 2; opened++) {
      const doc = await docOf(it.host, TABLE_ID);
      assert.deepEqual([doc.status, doc.result, doc.ended], ['stuck', null, { how: 'not-known' }]);
      assert.match(doc.stuck!, why);
      const file = await fileOf(it.host, TABLE_ID);
      assert.deepEqual([file.ended, Object.hasOwn(file, 'result')], [{ how: 'not-known' }, false]);
      const [row] = await it.store.list({ limit: 9 });
      assert.deepEqual([row!.status, JSON.parse(row!.summary).ended], ['over', { how: 'not-known' }]);
      assert.deepEqual(
        await kinds(it.store, TABLE_ID),
        [...logWith(), ...entries].map(({ kind }) => kind),
      );
      await it.restart();
    }
  });
for (const [where, answers] of Object.entries({
  'on the way': [{ ...ANSWERS[0]!, option: 'stop' }],
  'after an end that it never had': [...ANSWERS, ANSWERS[0]!],
}))
  test(`a match that still ran, whose replay is refused ${where}, stays stuck and has no end`, async t => {
    const { host, store } = stage(t);
    await kept(store, [...logWith(), ...answers], 'running');
    const doc = await docOf(host, TABLE_ID);
    assert.deepEqual([doc.status, doc.result, doc.ended], ['stuck', null, undefined]);
    assert.deepEqual([(await facts(store, TABLE_ID)).length, (await store.load(TABLE_ID))!.status], [0, 'stuck']);
    const { table } = await host.open(TABLE_ID);
    assert.throws(() => savedMatch(table), /it can be had when the game is over/);
  });
