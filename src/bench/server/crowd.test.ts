import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crowd } from './crowd.ts';

test('every socket’s view is timed, and what a game takes is known', async () => {
  const effort = { games: 4, watching: 3, pace: 50, warm: 100, time: 500, patience: 0 };
  const { sockets, rate, p50, p99, watched, running, sleeping } = await crowd(effort);
  assert.equal(sockets, 20);
  assert.ok(rate > 0 && p50 > 0 && p99 >= p50, JSON.stringify({ rate, p50, p99 }));
  assert.ok(watched > 0 && running >= 0);
  assert.equal(sleeping, null);
});
