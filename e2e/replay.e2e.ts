// A game that is over, looked at again, played on from, and sent to the server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './axe.ts';
import { siteForTests } from './browser.ts';
import { anyOption, chance, playOn, shown } from './playing.ts';

const site = await siteForTests();

test('a finished game can be replayed, shared, and played on from any moment', { timeout: 240_000 }, async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await playOn(page, anyOption(chance(2)), 600);
  await page.getByRole('link', { name: 'Look at it again' }).click();
  const slider = page.getByRole('slider');
  await slider.waitFor();
  const length = Number(await slider.getAttribute('max'));
  const isAt = (at: number) => page.locator(`.replay[data-at="${at}"]`).waitFor();
  await isAt(length);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await isAt(0);
  await page.keyboard.press('ArrowRight');
  await isAt(1);
  await page.locator('.log li button').last().click();
  assert.ok(Number(await page.locator('.replay').getAttribute('data-at')) > 1, 'a line leads to its moment');
  for (const eyes of ['0', '1', 'spectator', 'everything'])
    await page.getByLabel('Through whose eyes').selectOption(eyes);
  await page.locator('figcaption', { hasText: 'Life' }).waitFor();
  await page.getByText('As a table').first().click();
  await page.getByRole('cell', { name: '10' }).first().waitFor();
  assert.deepEqual(await barriers(page), []);

  await page.getByRole('button', { name: 'Send to the server' }).click();
  await page.waitForURL(/\/replay\/table\//);
  await isAt(length);
  const friend = await site.page(`${new URL(page.url()).pathname}?at=5&as=1`);
  await friend.locator('.replay[data-at="5"]').waitFor();
  assert.equal(await friend.getByLabel('Through whose eyes').inputValue(), '1');

  await friend.getByRole('button', { name: 'Play on from here' }).click();
  assert.ok((await shown(friend)).answers >= 5);
  assert.equal((await shown(friend)).status, 'running');
  for (const one of [page, friend]) await one.context().close();
  site.assertWell();
});
