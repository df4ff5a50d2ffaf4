// Bots under a limit: a short run of npm run bench:limits, and how times are summed up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deciding, summed } from './deciding.ts';

test('answers within a limit are there in time, as far as the machine lets them', async () => {
  const times = await deciding({ decisions: 20, limit: 100, threads: 2, bot: 'mastermind' });
  assert.ok(times.decisions >= 20);
  assert.ok(times.p50 < 130, `half of them took more than ${times.p50} ms`);
});

test('times are summed up', () => {
  const times = Array.from({ length: 100 }, (_, n) => 100 - n);
  assert.deepEqual(summed(times, 60), { decisions: 100, p50: 51, p99: 100, largest: 100, late: 22 });
});
