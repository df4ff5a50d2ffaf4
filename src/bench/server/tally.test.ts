import assert from 'node:assert/strict';
import { test } from 'node:test';
import { percentile, Tally } from './tally.ts';

test('a percentile is a value that was there', () => {
  const times = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  assert.deepEqual(
    [0, 0.5, 0.51, 0.9, 0.99, 1].map(share => percentile(times, share)),
    [1, 5, 6, 9, 10, 10],
  );
  assert.equal(percentile([], 0.5), NaN);
});

test('only answers of the window count', () => {
  let now = 1000;
  const tally = new Tally(() => now);
  tally.add(99);
  tally.newGame();
  tally.begin();
  for (const time of [30, 4, 5]) tally.add(time);
  tally.newGame();
  now += 500;
  assert.deepEqual(tally.count(), { answers: 3, games: 1, rate: 6, p50: 5, p99: 30 });
});
