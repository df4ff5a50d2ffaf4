// Rate limits: the token bucket, and what all connections of a player or an address share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Bucket, messagesOfAddress, SharedBuckets, RateLimit } from './rate-limit.ts';

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

test('150 sockets of one player have together what one has, and others have theirs', () => {
  const paces = new SharedBuckets(() => 0);
  const taken = (player: string, what: 'messages' | 'talk'): number =>
    Array.from({ length: 150 * 20 }, () => paces.of(player)[what].take()).filter(Boolean).length;
  assert.equal(taken('ann', 'talk'), 20);
  assert.equal(taken('ann', 'messages'), 200);
  assert.deepEqual([taken('bob', 'talk'), taken('bob', 'messages')], [20, 200]);
});
test('players who have their whole allowance again are forgotten, and no others', () => {
  let now = 0;
  const paces = new SharedBuckets(() => now);
  const first = paces.of('ann');
  first.talk.take(20);
  for (let n = 0; n < 5000; n++) paces.of(`player${n}`);
  assert.equal(paces.of('ann'), first);
  now = 11_000;
  for (let n = 0; n < 5000; n++) paces.of(`other${n}`);
  assert.notEqual(paces.of('ann'), first);
});

test('many connections from one address have together what the address has, whoever speaks', () => {
  const addresses = new SharedBuckets(() => 0, messagesOfAddress(1));
  const from = (address: string): RateLimit =>
    new RateLimit(
      new Bucket(200, 0),
      () => undefined,
      () => addresses.of(address).messages,
    );
  const crowd = Array.from({ length: 10 }, () => from('10.0.0.1'));
  for (const one of crowd) for (let n = 0; n < 4; n++) one.countMessage();
  for (const one of crowd) assert.throws(() => one.countMessage(), { problem: 'too-fast' });
  assert.equal(crowd[0]!.countPing(), false);
  const other = from('10.0.0.2');
  other.countMessage();
  other.countWork({ say: 'watch', table: '' });
  for (let n = 0; n < 36; n++) other.countMessage();
  assert.throws(() => other.countMessage(), { problem: 'too-fast' });
});
