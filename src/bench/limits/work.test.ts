// Bots keep a limit that is counted in work: every answer at tables of all games comes in time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { working } from './work.ts';

const LIMIT = 50;

test('no answer of any level takes more work than it may', async () => {
  for (const bot of ['veteran', 'mastermind']) {
    const { decisions, late, largest, at } = await working({ decisions: 100, limit: LIMIT, bot });
    assert.deepEqual([decisions, late], [100, 0], `${bot} took ${largest} at ${at}`);
    assert.ok(largest > LIMIT / 2, `${bot} uses what it has: ${largest} at most`);
  }
});
