// All connections of a player share one allowance, and nobody uses up another's.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Paces } from './rate-limit.ts';

test('150 sockets of one player have together what one has, and others have theirs', () => {
  const paces = new Paces(() => 0);
  const taken = (player: string, what: 'messages' | 'talk'): number =>
    Array.from({ length: 150 * 20 }, () => paces.of(player)[what].take()).filter(Boolean).length;
  assert.equal(taken('ann', 'talk'), 20);
  assert.equal(taken('ann', 'messages'), 200);
  assert.deepEqual([taken('bob', 'talk'), taken('bob', 'messages')], [20, 200]);
});
test('players who have their whole allowance again are forgotten, and no others', () => {
  let now = 0;
  const paces = new Paces(() => now);
  const first = paces.of('ann');
  first.talk.take(20);
  for (let n = 0; n < 5000; n++) paces.of(`player${n}`);
  assert.equal(paces.of('ann'), first);
  now = 11_000;
  for (let n = 0; n < 5000; n++) paces.of(`other${n}`);
  assert.notEqual(paces.of('ann'), first);
});
