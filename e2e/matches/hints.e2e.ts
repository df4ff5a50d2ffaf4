// Asking for a hint in a game against a bot, and looking back on one that is over.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from '../parts/axe.ts';
import { siteForTests } from '../parts/browser.ts';
import { replayPath } from '../parts/pages.ts';
import { shown } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

const site = await siteForTests();

test('a hint names the three best options with chances and reasons, and one click takes one', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const { answers } = await shown(page);
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  const options = page.getByRole('list', { name: 'The best choices' }).getByRole('button');
  await options.first().waitFor();
  const hints = await options.allInnerTexts();
  assert.ok(hints.length >= 1 && hints.length <= 3, `${hints.length}`);
  for (const hint of hints) assert.match(hint, /^\d+ %\s+\S.*\s+\S/);
  await becomes(() => barriers(page), []);
  await options.first().press('Enter');
  assert.ok((await shown(page, answers)).answers > answers);
  await becomes(() => options.count(), 0, 'a hint is for one question');
  await page.context().close();
  site.assertWell();
});

test('a finished game is analysed, and a turning point leads to its moment', async () => {
  const page = await site.page(await replayPath(site, 'dice-masters'));
  await page.getByRole('button', { name: 'Analyze' }).click();
  await page.getByRole('progressbar', { name: 'Analyzing' }).waitFor();
  await page.getByText('Chance to win, in %').waitFor();
  const turns = page.getByRole('list', { name: 'Turning points' }).getByRole('button');
  await turns.first().click();
  const at = (await turns.first().innerText()).split(/\s/)[0];
  await page.locator(`.replay[data-at="${at}"]`).waitFor();
  assert.match(await turns.first().innerText(), /\d+ % → \d+ %/);
  await becomes(() => barriers(page), []);
  await page.context().close();
  site.assertWell();
});
