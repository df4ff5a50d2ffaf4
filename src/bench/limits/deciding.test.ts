// Bots under a limit: a short run of npm run bench:limits, and how times are summed up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TooSlow } from '#server/bots/job.ts';
import { answering, deciding, summed } from './deciding.ts';

/** A test of the counts alone, not of the times: the machine may have other things to do. */
test('whole games of every kind are played, and each answer that leaves a choice is timed', async () => {
  const times = await deciding({ decisions: 20, limit: 50, threads: 2, bot: 'mastermind', patience: 600_000 });
  assert.ok(times.decisions >= 20);
  assert.ok(0 < times.p50 && times.p50 <= times.p99 && times.p99 <= times.largest);
});

test('a bot that is cut off is late, and the game goes on; other errors end the bench', async () => {
  const times: number[] = [];
  for await (const time of answering(() => Promise.reject(new TooSlow()), 0)) if (times.push(time) === 3) break;
  assert.equal(times.length, 3);
  await assert.rejects(answering(() => Promise.reject(new Error('no such bot')), 0).next(), /no such bot/);
});

test('times are summed up', () => {
  const times = Array.from({ length: 100 }, (_, n) => 100 - n);
  assert.deepEqual(summed(times, 60), { decisions: 100, p50: 51, p99: 100, largest: 100, late: 22 });
});
