import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWaves } from './pace.ts';

test('all are opened, not too many at a time', async () => {
  let under = 0;
  let most = 0;
  let n = 0;
  const all = await inWaves(120, async () => {
    most = Math.max(most, ++under);
    await new Promise(setImmediate);
    under--;
    return n++;
  });
  assert.deepEqual([all.length, new Set(all).size, most], [120, 120, 50]);
});
