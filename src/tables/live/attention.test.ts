// Bots among themselves: they play while somebody looks, and a minute longer.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Viewer } from '#engine/types.ts';
import { Attention, UNSEEN } from './attention.ts';
import type { HostParts } from './host.ts';
import { stage, type Stage } from '../testing/host.ts';
import { ann, bob, tableWith } from '../testing/parlour.ts';
import type { Subscriber } from '../documents/subscribers.ts';

/** A table where every bot answers at once whenever it is asked. */
async function among(
  t: TestContext,
  levels = ['random', 'random'],
  parts: Partial<HostParts> = {},
): Promise<{ it: Stage; id: string }> {
  const it = stage(t, undefined, parts);
  it.thoughts.choose = () => new Promise(resolve => setTimeout(() => resolve('pass'), 100));
  const seats = levels.map(level => ({ kind: 'bot' as const, level }));
  const wanted = { game: 'parlour', options: null, seats, isPublic: true, clock: { kind: 'none' as const } };
  return { it, id: await it.host.make(wanted, ann) };
}
const answers = async ({ store }: Stage, id: string): Promise<number> =>
  (await store.load(id))!.entries.filter(({ text }) => text.includes('"answered"')).length;
/** The number of answers in so many milliseconds. */
async function answersIn(it: Stage, id: string, milliseconds: number): Promise<number> {
  const before = await answers(it, id);
  await it.wait(milliseconds);
  return (await answers(it, id)) - before;
}
async function look({ host }: Stage, id: string): Promise<() => void> {
  const live = await host.open(id);
  const subscriber: Subscriber = { viewer: 'spectator' satisfies Viewer, player: bob.id, send: () => undefined };
  await live.subscribe(subscriber);
  host.attend(live, bob.id);
  return () => {
    live.unsubscribe(subscriber);
    host.attend(live);
  };
}

test('a table of bots alone pauses when nobody has looked for a minute, and goes on when somebody does', async t => {
  const { it, id } = await among(t);
  assert.ok((await answersIn(it, id, UNSEEN)) > 30, 'its maker may come to look');
  assert.ok((await answersIn(it, id, 5000)) <= 1);
  assert.equal(await answersIn(it, id, 120_000), 0);
  assert.equal(it.host.tablesInMemory, 0);
  const leave = await look(it, id);
  assert.ok((await answersIn(it, id, 2 * UNSEEN)) > 60);
  leave();
  assert.ok((await answersIn(it, id, UNSEEN - 10_000)) > 20);
  await it.wait(15_000);
  assert.equal(await answersIn(it, id, 60_000), 0);
});
test('after a restart it does not go on by itself, only when somebody looks', async t => {
  const { it, id } = await among(t);
  assert.ok((await answersIn(it, id, 3000)) > 1);
  await it.restart(5000);
  assert.equal(await answersIn(it, id, 30_000), 0);
  await it.host.open(id);
  assert.equal(await answersIn(it, id, 5000), 0, 'to be asked for in lists is no look');
  await look(it, id);
  assert.ok((await answersIn(it, id, 3000)) > 1);
});
test('a list of an earlier version, where it is due, is put right once', async t => {
  const { it, id } = await among(t);
  await it.wait(2000);
  await it.restart();
  const { table } = await it.host.open(id);
  const summary = { status: 'running' as const, due: 1, summary: '{}', players: [] };
  await it.store.append({ table: id, after: table.seq, entries: [], listing: summary });
  await it.wait(2000);
  assert.deepEqual(await it.store.due(Infinity, 9), []);
});
test('bots among themselves pause when those who look on have seen as much as they may', async t => {
  let left = 20;
  const { it, id } = await among(t, ['random', 'random'], { mayPlayOn: person => person === ann.id && left-- > 0 });
  assert.equal(await answersIn(it, id, 30_000), 20);
  left = 5;
  const live = await it.host.open(id);
  it.host.attend(live, null);
  assert.equal(await answersIn(it, id, 30_000), 5, 'a look wakes them');
});
test('whoever looked long ago does not pay for those who come later without a name', () => {
  const attention = new Attention();
  const table = tableWith({ seats: ['random', 'random'] });
  const paidBy = (at: number, by?: string | null): string => (attention.note(at, by), attention.whose(table));
  assert.deepEqual([paidBy(0, ann.id), paidBy(1000, null), paidBy(2000)], [ann.id, ann.id, ann.id]);
  assert.deepEqual(
    [paidBy(UNSEEN * 2), paidBy(UNSEEN * 4, null), paidBy(UNSEEN * 4, bob.id)],
    [ann.id, 'nobody', bob.id],
  );
});
test('where that is spent no bot thinks any more', async t => {
  for (const [isLeft, jobs] of [
    [true, 1],
    [false, 0],
  ] as const) {
    const { host, thoughts } = stage(t, undefined, { mayPlayOn: () => isLeft });
    const seats = [
      { kind: 'bot' as const, level: 'random' },
      { kind: 'bot' as const, level: 'random' },
    ];
    await host.make({ game: 'parlour', options: null, seats, isPublic: true, clock: { kind: 'none' } }, ann);
    assert.equal(thoughts.jobs.length, jobs);
    t.mock.timers.reset();
  }
});

test('the person for whose table a bot thinks', () => {
  const attention = new Attention();
  attention.note(0, null);
  assert.equal(attention.whose(tableWith({ seats: ['random', 'random'] })), 'nobody', 'however many tables there are');
  attention.note(0, bob.id);
  attention.note(1, null);
  assert.equal(attention.whose(tableWith({ seats: [ann, 'random'] })), ann.id);
  assert.equal(attention.whose(tableWith({ seats: ['random', 'random'] })), bob.id);
});
