// A node that has not heard yet of what another has kept: it looks at the disk before it says no or shows old things.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { Host } from '#tables/live/host.ts';
import type { Somebody } from '#protocol/entries.ts';
import type { FromServer, Command } from '#protocol/socket.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Listener, Store } from '#tables/store.ts';
import { raceGames } from '#tables/testing/race.ts';

const nodeOn = (store: Store): Host =>
  new Host({ store, games: raceGames(), bots: [], thinkers: { choose: () => new Promise(() => undefined) } });
const step = (seat: number, nth: number): Command => ({
  do: 'answer',
  seat,
  decision: 'running.step',
  option: 'step:1',
  nth,
});

/** A race on a node that plays and a store that tells nobody what is kept. */
async function race() {
  const store = openSqlite(':memory:');
  const quick = nodeOn(store);
  const [ann, bob] = await Promise.all(
    ['Ann', 'Bob'].map(async (name): Promise<Somebody> => ({ id: (await quick.newGuest(name)).player.id, name })),
  );
  const seats = [ann!, bob!].map(player => ({ kind: 'player' as const, player }));
  const wanted = { game: 'race', options: null, seats, isPublic: true, clock: { kind: 'none' as const } };
  const table = await quick.make(wanted, ann!);
  return { store, quick, table, ann: ann!, bob: bob! };
}

test('what looks forbidden on a node that lags behind is done', async () => {
  const { store, quick, table, ann, bob } = await race();
  const late = nodeOn(store);
  await late.open(table);
  await quick.request(table, ann, 'a', step(0, 0));
  assert.equal(await late.request(table, bob, 'b', step(1, 0)), 5);
  await assert.rejects(late.request(table, bob, 'c', step(1, 1)), /Bob is not asked now/);
  await quick.close();
});

test('what one node has done is known to another that lags behind', async () => {
  const { store, quick, table, ann, bob } = await race();
  const late = nodeOn(store);
  await late.open(table);
  const seq = await quick.request(table, ann, 'a', step(0, 0));
  await quick.request(table, bob, 'b', step(1, 0));
  assert.equal(await late.request(table, ann, 'a', step(0, 0)), seq);
  assert.equal((await store.load(table))!.entries.length, 5);
  await quick.close();
});

test('who has seen more on another node does not see time go back', async () => {
  const { store, quick, table, ann } = await race();
  const late = nodeOn(store);
  const live = await late.open(table);
  const seq = await quick.request(table, ann, 'a', step(0, 0));
  const heard: FromServer[] = [];
  const send = (text: string) => heard.push(JSON.parse(text) as FromServer);
  await live.subscribe({ viewer: 'spectator', player: null, send }, { seq, epoch: 'of the other node' });
  assert.deepEqual(
    heard.map(message => message.say === 'table' && message.seq),
    [seq],
  );
  await quick.close();
});

test('what is kept while a node loads the table is not missed', async () => {
  const { store, quick, table, ann } = await race();
  const gate = Promise.withResolvers<void>();
  let node: Listener | undefined;
  const slow = Object.assign(Object.create(store) as Store, {
    listen: (listener: Listener) => void (node = listener),
    load: async (id: string, after?: number) => {
      const log = await store.load(id, after);
      await gate.promise;
      return log;
    },
  });
  const opening = nodeOn(slow).open(table);
  await turn();
  const seq = await quick.request(table, ann, 'a', step(0, 0));
  node!.appended(table, seq);
  gate.resolve();
  const live = await opening;
  await live.catchUp(0);
  await turn();
  assert.equal(live.table.seq, seq);
  await quick.close();
});
