// Alone in this browser: a newcomer's first game, to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { anyOption, chance, playOn, shown } from './playing.ts';

const site = await siteForTests();

test('a newcomer is in a running game with one click', { timeout: 60_000 }, async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const { status, options } = await shown(page);
  assert.equal(status, 'running');
  assert.ok(options.length > 0);
  await page.context().close();
  site.assertWell();
});

test('a whole game of Dice Masters by clicks against a bot', { timeout: 120_000 }, async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await playOn(page, anyOption(chance(7)), 600);
  await page.locator('.bubble.over').waitFor();
  await page.context().close();
  site.assertWell();
});
