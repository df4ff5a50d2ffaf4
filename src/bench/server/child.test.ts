import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withChild } from './child.ts';

test('a process that ends says why to who waits for it', async () => {
  const waiting = withChild('server.ts', { name: 'nobody', folder: '' }, child => child.told(120_000));
  await assert.rejects(waiting, /ended with 1: server\.ts \{"name":"nobody","folder":""\}\n[^]*TypeError/);
});

test('one that says nothing is not waited for for ever', async () => {
  const waiting = withChild('server.ts', { name: 'limit', folder: '' }, child => child.told(1));
  await assert.rejects(waiting, { name: 'AbortError' });
});

test('a question is answered', async () => {
  await withChild('server.ts', { name: 'limit', folder: '' }, async child => {
    assert.ok((await child.told<number>(120_000)) > 0);
    assert.ok((await child.asked<number>('memory', 120_000)) > 0);
  });
});
