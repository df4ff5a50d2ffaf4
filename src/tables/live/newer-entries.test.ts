// A newer Longbox has gone on with a table in a way that this one does not know: it is left to that one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FromServer } from '#protocol/socket.ts';
import type { Problem } from '../problem.ts';
import { stage, type Stage } from '../testing/host.ts';
import { ann, bob, changed, LIVE, picking } from '../testing/parlour.ts';

const SENTENCE = /^A newer Longbox has gone on with this table \('blessed'\), and this one cannot follow it\./;

async function made({ host }: Stage): Promise<string> {
  const seats = [ann, bob].map(player => ({ kind: 'player' as const, player }));
  return host.make({ game: 'parlour', options: null, seats, isPublic: true, clock: LIVE }, ann);
}
/** A newer node keeps something, which is due at once. */
async function blessed({ store, host }: Stage, id: string): Promise<void> {
  const { entries } = (await store.load(id))!;
  const listing = { status: 'running' as const, due: 1, summary: '{"newer":true}', players: [ann.id] };
  const kept = [{ at: host.now(), text: JSON.stringify({ kind: 'blessed', by: ann.id }) }];
  assert.equal(await store.append({ table: id, after: entries.length, entries: kept, listing }), 'appended');
}
const lengthOf = async ({ store }: Stage, id: string): Promise<number> => (await store.load(id))!.entries.length;
const rowOf = async ({ store }: Stage, id: string): Promise<unknown> => {
  const { status, summary } = (await store.list({ limit: 9 })).find(row => row.id === id)!;
  return [status, summary];
};
const UNTOUCHED = ['running', '{"newer":true}'];
test('a node that has the table in memory lets it go, says so, and keeps nothing more', async t => {
  const it = stage(t);
  const [id, other] = [await made(it), await made(it)];
  const heard: FromServer[] = [];
  const live = await it.host.open(id);
  await live.subscribe({ viewer: 'spectator', player: null, send: text => heard.push(JSON.parse(text) as FromServer) });
  const { table } = live;
  await blessed(it, id);
  const before = await lengthOf(it, id);
  const asking = it.host.request(id, ann, 'k', picking(table, table.waitingFor[0]!, 'earn'));
  await assert.rejects(asking, { problem: 'newer', message: SENTENCE });
  const told = heard.findLast(({ say }) => say === 'problem');
  assert.deepEqual([told?.say, told?.say === 'problem' && [told.problem, told.table]], ['problem', ['newer', id]]);
  await it.wait(120_000);
  assert.deepEqual([await lengthOf(it, id), await rowOf(it, id)], [before, UNTOUCHED]);
  await assert.rejects(live.catchUp(Infinity), { problem: 'newer' });
  await it.host.request(other, ann, 'k', { do: 'say', text: 'Well?' });
  const logged = it.failures.map(error => (error as Problem).problem);
  assert.deepEqual(logged, ['newer'], 'it was due all the time, and looked at once');
});

test('a node that opens the table says why it does not, claims it no more, and marks nothing', async t => {
  const loads: string[] = [];
  const it = stage(t, store => {
    const load: typeof store.load = (id, ...rest) => (loads.push(id), store.load(id, ...rest));
    return Object.create(store, { load: { value: load } }) as typeof store;
  });
  const [id, other] = [await made(it), await made(it)];
  await blessed(it, id);
  await it.restart();
  loads.length = 0;
  await it.wait(120_000);
  assert.equal(loads.filter(one => one === id).length, 1, 'it was due all the time');
  await assert.rejects(it.host.open(id), { problem: 'newer', message: SENTENCE });
  await it.host.repairListing(id);
  assert.deepEqual([await rowOf(it, id), it.host.isBroken(id)], [UNTOUCHED, false]);
  assert.equal((await it.host.open(other)).table.stuck, null);
});

test('a table that was begun by newer rules is left to newer nodes as well', async t => {
  const it = stage(t);
  const id = await made(it);
  const host = await it.restart(0, changed({ version: 2 }));
  await it.wait(10_000);
  await assert.rejects(host.open(id), { problem: 'newer', message: /\(version 3 of the rules of Parlour\)/ });
  assert.deepEqual([(await it.store.list({ limit: 1 }))[0]!.status, host.isBroken(id)], ['running', false]);
});
test('what cannot be read at all is damage, as before', async t => {
  const it = stage(t);
  const id = await made(it);
  const { length } = (await it.store.load(id))!.entries;
  await it.store.append({ table: id, after: length, entries: [{ at: it.host.now(), text: '{"kind":5}' }] });
  const host = await it.restart();
  assert.match((await host.open(id)).table.stuck ?? '', /entry \d+ of its log cannot be read/);
});
