// A store that does not answer: every wish is refused by one deadline, however often it asks the store.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { openSqlite } from '#server/store/sqlite.ts';
import type { SeatChoice } from '#protocol/parts.ts';
import { Host } from './host.ts';
import { Uncertain, type Store } from '../store.ts';
import { gamesOf, parlourGame } from '../testing/parlour.ts';

const PATIENCE = 10_000;
const ANN = { id: 'AnnAnnAnnAnn', name: 'Ann' };
const BOB = { id: 'BobBobBobBob', name: 'Bob' };
const SAY = { do: 'say', text: 'Hello?' } as const;

/** A store that can fall silent. Then whoever asks waits until the deadline they gave, or as long as the store itself
 *  would wait; the clock moves when they have waited. */
function stage(t: TestContext, silencing: readonly string[] = ['append', 'load', 'create']) {
  let clock = 1000;
  let rush = 0;
  t.mock.method(performance, 'now', () => (clock += rush));
  let isSilent = false;
  const asked: string[] = [];
  const disk = openSqlite(':memory:');
  const wrapped = (name: 'append' | 'load' | 'create', untilAt: number) => ({
    value: async (...args: unknown[]): Promise<unknown> => {
      if (!isSilent || !silencing.includes(name))
        return (disk[name] as (...args: unknown[]) => Promise<unknown>)(...args);
      asked.push(name);
      const until = (args[untilAt] as number | undefined) ?? clock + PATIENCE;
      await turn();
      clock = Math.max(clock, until);
      throw new Uncertain('no reply');
    },
  });
  const store = Object.create(disk, {
    patience: { value: PATIENCE },
    // It outlives each host.
    close: { value: async () => undefined },
    append: wrapped('append', 1),
    load: wrapped('load', 2),
    create: wrapped('create', 1),
  }) as Store;
  const thinkers = { choose: () => new Promise<string>(() => undefined) };
  const hosts: Host[] = [];
  const newHost = (): Host => {
    hosts.push(
      new Host({ store, thinkers, games: gamesOf(parlourGame), bots: ['random'], now: () => 0, elapsed: () => 0 }),
    );
    return hosts.at(-1)!;
  };
  let host = newHost();
  t.after(async () => {
    for (const one of hosts) await one.close();
    await disk.close();
  });
  return {
    get host() {
      return host;
    },
    asked,
    /** Another node on the same store, which has no table in memory yet. */
    anew: () => (host = newHost()),
    /** Whenever somebody looks at the clock, so much time has gone by. */
    rush: (ms: number) => void (rush = ms),
    /** Milliseconds until all have been refused. */
    async refused(...wishes: (() => Promise<unknown>)[]) {
      isSilent = true;
      const begin = clock;
      const ends = await Promise.allSettled(wishes.map(wish => wish()));
      assert.ok(ends.every(({ status }) => status === 'rejected'));
      isSilent = false;
      return clock - begin;
    },
  };
}
const ME: SeatChoice = { kind: 'me' };
const OPEN: SeatChoice = { kind: 'open' };
const make = (host: Host) =>
  host.make({ game: 'parlour', options: null, seats: [ME, OPEN], isPublic: true, clock: { kind: 'none' } }, ANN);

test('a wish at a table in memory is refused by its deadline, reading the log anew included', async t => {
  const it = stage(t);
  const id = await make(it.host);
  assert.equal(await it.refused(() => it.host.request(id, ANN, 'k', SAY)), PATIENCE);
  assert.deepEqual(it.asked.slice(0, 1), ['append']);
  assert.equal(await it.refused(() => it.host.request(id, ANN, 'k', SAY)), PATIENCE);
  assert.equal(typeof (await it.host.request(id, ANN, 'k', SAY)), 'number');
});

test('those who wait behind others wait no longer in all', async t => {
  const it = stage(t);
  const id = await make(it.host);
  const wishes = ['a', 'b', 'c'].map(key => () => it.host.request(id, ANN, key, SAY));
  assert.equal(await it.refused(...wishes), PATIENCE);
});

test('those who wait behind others are refused with them where only appends fail', async t => {
  const it = stage(t, ['append']);
  const id = await make(it.host);
  const wishes = ['a', 'b', 'c'].map(key => () => it.host.request(id, ANN, key, SAY));
  assert.equal(await it.refused(...wishes), PATIENCE);
  assert.deepEqual(it.asked, ['append']);
});

test('a machine so busy that all time is over before the store is asked refuses nobody', async t => {
  const it = stage(t);
  const id = await make(it.host);
  it.rush(2 * PATIENCE);
  const all = ['a', 'b', 'c'].map(key => it.host.request(id, ANN, key, SAY));
  assert.equal((await Promise.all(all)).length, 3);
  assert.equal(await it.host.sit(id, BOB), 1);
  it.anew();
  assert.equal(typeof (await it.host.request(id, ANN, 'd', SAY)), 'number');
});

test('to make a table, to sit down and to come to a table that is not in memory take no longer', async t => {
  const it = stage(t);
  const id = await make(it.host);
  assert.equal(await it.refused(() => make(it.host)), PATIENCE);
  assert.equal(await it.refused(() => it.host.sit(id, BOB)), PATIENCE);
  assert.equal(await it.host.sit(id, BOB), 1);
  it.anew();
  assert.equal(await it.refused(() => it.host.request(id, ANN, 'k', SAY)), PATIENCE);
});
