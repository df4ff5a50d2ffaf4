// The site is quick to load.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtSite } from './site.ts';
import { fetchedTooSoon, sizes } from './size.ts';

test('the shell with one game, and all styles, are little to fetch', async () => {
  await builtSite();
  for (const { measure, ours, limit } of sizes()) {
    assert.ok(ours > limit / 20, `${measure} misses something: ${ours}`);
    assert.ok(ours <= limit, `${measure} is ${ours} bytes, ${limit} at most`);
  }
});

test('who plays fetches neither the schemas of verbs nor what checks by them', async () => {
  await builtSite();
  assert.deepEqual(fetchedTooSoon(/kit\/schema/), []);
  assert.notDeepEqual(fetchedTooSoon(/kit\/effects/), [], 'modules are named otherwise');
});
