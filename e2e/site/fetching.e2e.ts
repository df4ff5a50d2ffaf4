// Tests of a line that breaks while a part of the site is on its way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { anyOption, chance, playOn } from '../parts/playing.ts';

const site = await siteForTests();

test('a part of the site that cannot be fetched is asked for again, and one is told meanwhile', async () => {
  const page = await site.page('/');
  const settings = page.getByRole('link', { name: 'Settings' });
  await settings.waitFor();
  await page.context().setOffline(true);
  await settings.click();
  const missing = page.getByText('Part of this page could not be fetched; trying again');
  await missing.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await missing.waitFor({ state: 'detached' });
  site.assertWell();
  await page.context().close();
});

test('a part that is gone for good is given up, and the page says so', async () => {
  const page = await site.page('/');
  await page.clock.install();
  await page.route('**/assets/Settings-*.js', route => route.abort());
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByText('Part of this page could not be fetched; trying again').waitFor();
  const failed = page.getByRole('alert').filter({ hasText: 'This part of the site could not be loaded.' });
  while (!(await failed.first().isVisible())) await page.clock.fastForward(10_000);
  // The page says so, and the site over all pages: another part of a page has no place for it.
  assert.equal(await failed.count(), 2);
  site.errors.splice(0);
  await page.context().close();
});

test('what a bot thinks with is asked for again by the worker, and one is told on the page', async () => {
  const page = await site.page('/');
  let isDown = true;
  await page.context().route('**/assets/thinking-*.js', route => (isDown ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const missing = page.getByText('Part of this page could not be fetched; trying again');
  // It waits for the bot, and is left in the middle.
  void playOn(page, anyOption(chance(3)), 400).catch(() => undefined);
  await missing.waitFor();
  isDown = false;
  await missing.waitFor({ state: 'detached' });
  site.assertWell();
  await page.context().close();
});
