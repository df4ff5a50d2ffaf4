// A turn of Age of Heroes by keys alone: the board is reached by Tab, and Enter picks what has the focus.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { FOLDED } from '../parts/hands.ts';
import { shortGame } from '../parts/heroes-board.ts';
import { tableOf } from '../parts/pages.ts';

const site = await siteForTests();
const MOST_TABS = 250;
const FOCUSED = `document.activeElement?.matches('.aoh .lit > .face') ? document.activeElement.dataset.refs : ''`;

/** Goes on by Tab until something on the board that can be picked has the focus, then picks it. */
async function pickByKeys(page: Page, wanted: RegExp): Promise<void> {
  await page.locator('.aoh .lit > .face').first().waitFor();
  for (let n = 0; n < MOST_TABS; n++) {
    if (wanted.test(await page.evaluate<string>(FOCUSED))) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${String(wanted)}`);
}
const asks = (page: Page, words: string): Promise<void> =>
  page.locator('.bar .bubble.own').getByText(words).first().waitFor();

test('a team is chosen and a Hero sent to work by Tab and Enter', async () => {
  const page = await site.page('/', { settings: FOLDED });
  await tableOf('age-of-heroes', shortGame(3, 2))(page);
  await asks(page, 'Choose the team');
  await pickByKeys(page, /^team:5/);
  await asks(page, 'Your turn');
  const before = Number(await page.locator('.table').getAttribute('data-answers'));
  await pickByKeys(page, /^space:8/);
  await page.locator(`.table:not([data-answers="${before}"])`).waitFor();
  await page.locator('.log').getByText('sends').first().waitFor();
  await page.context().close();
  site.assertWell();
});
