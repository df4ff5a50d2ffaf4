// The clock on the wall is set: nobody's time is longer or shorter for it, and the log says when things really were.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Seat } from '#engine/types.ts';
import { entriesOf } from './log-entries.ts';
import { LogTime } from './log-time.ts';
import type { Clock } from '#protocol/parts.ts';
import type { Table } from './table.ts';
import { stage, type Stage } from '../testing/host.ts';
import { ann, bob, LIVE, NOON, picking } from '../testing/parlour.ts';

const HOUR = 3_600_000;

/** A table of two, and a clock on the wall that can be set. */
async function tableOfTwo(t: TestContext, clock: Clock = LIVE) {
  const wall = { ahead: 0 };
  const it = stage(t, undefined, { now: () => Date.now() + wall.ahead });
  const seats = [ann, bob].map(player => ({ kind: 'player' as const, player }));
  const id = await it.host.make({ game: 'parlour', options: null, seats, isPublic: true, clock }, ann);
  let keys = 0;
  const table = async (): Promise<Table> => (await it.host.open(id)).table;
  const play = async (seat: Seat, option: string): Promise<void> => {
    const who = seat ? bob : ann;
    await it.host.request(id, who, `k${++keys}`, picking(await table(), seat, option));
  };
  return { it, id, wall, table, play };
}
const timesOf = async ({ store }: Stage, id: string): Promise<(number | undefined)[][]> =>
  entriesOf((await store.load(id))!.entries).map(({ at, entry }) => [at - NOON, entry.jump]);

for (const ahead of [HOUR, -HOUR])
  test(`live clocks go on as before when the clock on the wall is set by ${ahead / HOUR} hours`, async t => {
    const { it, id, wall, table, play } = await tableOfTwo(t);
    await it.wait(20_000);
    wall.ahead = ahead;
    await it.wait(20_000);
    assert.equal((await table()).match!.length, 0, 'nobody is answered for');
    await play(0, 'earn');
    await play(0, 'pass');
    assert.deepEqual((await table()).clocks.left, [60_000 - 40_000 + 5000, 60_000]);
    await it.wait(69_000);
    assert.equal((await table()).match!.length, 2);
    await it.wait(1000);
    const { given, clocks } = await table();
    assert.deepEqual([given.length, given[3]?.by], [4, 'clock']);
    const left = [...clocks.left];
    await it.restart();
    assert.deepEqual((await table()).clocks.left, left, 'the log tells the same');
    const [, , , first] = await timesOf(it, id);
    assert.deepEqual(first, ahead > 0 ? [40_000 + HOUR, HOUR] : [0, -40_000]);
  });

test('lists are put right, so that a table that was due by the clock on the wall is looked at once', async t => {
  const { it, wall } = await tableOfTwo(t);
  await it.wait(5000);
  wall.ahead = HOUR;
  assert.equal((await it.store.due(Date.now() + HOUR, 9)).length, 1);
  await it.wait(5000);
  assert.deepEqual(await it.store.due(Date.now() + HOUR, 9), []);
  assert.equal((await it.store.due(Date.now() + HOUR + 70_000, 9)).length, 1);
});

for (const ahead of [HOUR, -HOUR])
  test(`nobody is away sooner or later when the clock on the wall is set by ${ahead / HOUR} hours`, async t => {
    const { it, wall } = await tableOfTwo(t, { kind: 'none' });
    const { presence } = it.host;
    await it.wait(100_000);
    presence.connected(bob.id);
    presence.disconnected(bob.id);
    await it.wait(10_000);
    wall.ahead = ahead;
    assert.equal(presence.isAway(bob.id), false);
    await it.wait(49_000);
    assert.equal(presence.isAway(bob.id), false);
    await it.wait(1000);
    assert.equal(presence.isAway(bob.id), true);
  });

test('what is less than a second is not noted, but counts once it adds up', () => {
  let elapsed = 0;
  const time = new LogTime(() => elapsed, NOON);
  time.follow(NOON + 900);
  elapsed = 10_000;
  assert.equal(time.jumpTo(NOON + 10_900), undefined);
  assert.equal(time.jumpTo(NOON + 11_100), 1100);
  time.follow(NOON + 11_100, 1100);
  assert.deepEqual([time.now(), time.momentOf(NOON + 11_100)], [NOON + 11_100, 10_000]);
});
test('an entry of another node that is ahead is followed, one that notes a jump as well', () => {
  const time = new LogTime(() => 0, NOON);
  time.follow(NOON + 5000);
  assert.equal(time.now(), NOON + 5000);
  time.follow(NOON + 5000, -3000);
  assert.equal(time.now(), NOON + 5000);
  time.follow(NOON + 5000 + HOUR, HOUR);
  assert.equal(time.now(), NOON + 5000 + HOUR);
});
