// Clocks: who has how long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clocks, LAST_SECONDS } from './clocks.ts';

const live = (): Clocks => new Clocks({ kind: 'live', seconds: 60, increment: 5 }, 3);

test('a live clock runs while its seat is waited for, and an answer gives some of it back', () => {
  const clocks = live();
  assert.deepEqual(
    [clocks.left, clocks.since],
    [
      [60_000, 60_000, 60_000],
      [0, 0, 0],
    ],
  );
  clocks.run([0], 1000);
  clocks.run([1], 11_000, 0);
  assert.deepEqual(
    [clocks.left, clocks.since],
    [
      [55_000, 60_000, 60_000],
      [0, 11_000, 0],
    ],
  );
});
test('several run at once; who goes on being waited for is not interrupted', () => {
  const clocks = live();
  clocks.run([0, 1], 1000);
  clocks.run([1], 2000, 0);
  assert.deepEqual(clocks.since, [0, 1000, 0]);
  clocks.run([1, 2], 3000);
  assert.deepEqual(clocks.since, [0, 1000, 3000]);
});
test('whoever is asked again after an answer starts anew', () => {
  const clocks = live();
  clocks.run([0], 1000);
  clocks.run([0], 4000, 0);
  assert.deepEqual([clocks.left[0], clocks.since[0]], [60_000, 4000]);
});
test('no answer gives back more than it took: answering and taking back again and again gains nothing', () => {
  const clocks = live();
  for (let at = 1000; at < 2000; at += 100) clocks.run([0], at, 0);
  assert.equal(clocks.left[0], 60_000);
});
test('a clock that stops without an answer gives nothing back', () => {
  const clocks = live();
  clocks.run([0], 1000);
  clocks.run([], 4000);
  assert.deepEqual([clocks.left[0], clocks.since[0]], [57_000, 0]);
});
test('the answer is given for a seat ten seconds after its time is used up', () => {
  const clocks = live();
  assert.deepEqual(clocks.next([0, 1, 2]), { seat: -1, at: Infinity });
  clocks.run([0, 1], 1000);
  assert.equal(clocks.deadline(0), 1000 + 60_000 + LAST_SECONDS);
  assert.equal(clocks.deadline(2), Infinity);
});
test('who has used up the time still has ten seconds for each answer', () => {
  const clocks = new Clocks({ kind: 'live', seconds: 10, increment: 0 }, 2);
  clocks.run([0], 1000);
  clocks.run([0], 1000 + 20_000, 0);
  assert.equal(clocks.left[0], 0);
  assert.equal(clocks.deadline(0), 21_000 + LAST_SECONDS);
});
test('days are for each answer', () => {
  const clocks = new Clocks({ kind: 'days', days: 2 }, 2);
  clocks.run([1], 1000);
  assert.deepEqual(clocks.next([0, 1, 2]), { seat: 1, at: 1000 + 2 * 86_400_000 });
  clocks.run([1], 5000, 1);
  assert.equal(clocks.next([0, 1, 2]).at, 5000 + 2 * 86_400_000);
});
test('the next of several, and none where nobody hurries', () => {
  const clocks = live();
  clocks.run([2], 1000);
  clocks.run([1, 2], 2000);
  assert.equal(clocks.next([0, 1, 2]).seat, 2);
  const calm = new Clocks({ kind: 'none' }, 2);
  calm.run([0], 1000);
  assert.equal(calm.next([0, 1]).at, Infinity);
});

test('a fair share of the time left is spent on an answer, and most of what the answer gives back', () => {
  const clocks = new Clocks({ kind: 'live', seconds: 40, increment: 4 }, 2);
  assert.equal(clocks.fairShare(0, 1000), 1000 + 3000);
  clocks.run([0], 1000);
  assert.equal(clocks.fairShare(0, 11_000), 750 + 3000, 'ten seconds are gone');
  const hasty = new Clocks({ kind: 'live', seconds: 10, increment: 0 }, 1);
  hasty.run([0], 1000);
  assert.ok(hasty.fairShare(0, 60_000) > 0, 'the last seconds are left');
  assert.equal(new Clocks({ kind: 'days', days: 3 }, 1).fairShare(0, 1000), Infinity);
});
test('who spends a fair share on each of a thousand answers never runs out of time', () => {
  for (const [seconds, increment] of [
    [10, 0],
    [60, 0],
    [60, 5],
    [1200, 15],
  ] as const) {
    const clocks = new Clocks({ kind: 'live', seconds, increment }, 1);
    let at = 1000;
    clocks.run([0], at);
    for (let n = 0; n < 1000; n++) {
      at += Math.min(2000, clocks.fairShare(0, at));
      assert.ok(at < clocks.deadline(0) - 9000);
      clocks.run([0], at, 0);
    }
  }
});
