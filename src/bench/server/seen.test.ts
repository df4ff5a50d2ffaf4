import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seen } from './seen.ts';

test('who waits is woken by enough, and not by less', async () => {
  const seen = new Seen();
  let woken = false;
  const waiting = seen.until(2).then(() => (woken = true));
  seen.saw(1);
  await Promise.resolve();
  assert.equal(woken, false);
  seen.saw(3);
  await waiting;
  await seen.until(3);
  assert.equal(seen.latest, 3);
});

test('what was forgotten is waited for again', async () => {
  const seen = new Seen();
  seen.saw(5);
  seen.forget();
  const waiting = seen.until(0);
  seen.saw(0);
  await waiting;
  assert.equal(seen.latest, 0);
});
