// The token bucket of the rate limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bucket } from './rate-limit.ts';

test('so many at once, then so many a second, never more than fit', () => {
  let now = 0;
  const bucket = new Bucket(3, 2, () => now);
  const taken = (): number => [1, 2, 3, 4, 5].filter(() => bucket.take()).length;
  assert.equal(taken(), 3);
  now = 400;
  assert.equal(taken(), 0);
  now = 1000;
  assert.equal(taken(), 2);
  now = 1_000_000;
  assert.equal(taken(), 3);
});
test('what costs more takes more, or nothing', () => {
  let now = 0;
  const bucket = new Bucket(5, 1, () => now);
  assert.deepEqual([bucket.take(4), bucket.take(4), bucket.take(1), bucket.take()], [true, false, true, false]);
  now = 4000;
  assert.equal(bucket.take(4), true);
});
