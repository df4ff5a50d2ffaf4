// The strongest bot in this browser: it thinks in several workers, where there are cores for them.
import assert from 'node:assert/strict';
import os from 'node:os';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { seat } from '../parts/playing.ts';

const site = await siteForTests();

test('masterminds are chosen for the seats, think and answer', async () => {
  const page = await site.page('/new/dice-masters?with=screen&setup=first-game');
  const workers: string[] = [];
  page.on('worker', worker => workers.push(worker.url()));
  for (const title of ['Seat 1', 'Seat 2']) await seat(page, title, /Mastermind/);
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.table:not([data-answers="0"], [data-answers="1"])').waitFor();
  assert.equal(workers.length, Math.min(4, os.availableParallelism()));
  await page.context().close();
  site.assertWell();
});
