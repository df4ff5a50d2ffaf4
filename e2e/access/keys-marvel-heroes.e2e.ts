// A plan and an action of Marvel Heroes by keys alone: the board is reached by Tab, and Enter picks what has the focus.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { FOLDED } from '../parts/hands.ts';
import { shortGame } from '../parts/marvel-board.ts';
import { tableOf } from '../parts/pages.ts';

const site = await siteForTests();
const MOST_TABS = 250;
const FOCUSED = `document.activeElement?.matches('.mh .lit > .face') ? document.activeElement.dataset.refs : ''`;

/** Goes on by Tab until something on the board that can be picked has the focus, then picks it. */
async function pickByKeys(page: Page, wanted: RegExp): Promise<void> {
  await page.locator('.mh .lit > .face').first().waitFor();
  for (let n = 0; n < MOST_TABS; n++) {
    if (wanted.test(await page.evaluate<string>(FOCUSED))) return page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${String(wanted)}`);
}

test('a hero is made Ready and the plan is locked in by Tab and Enter', async () => {
  const page = await site.page('/', { settings: FOLDED });
  await tableOf('marvel-heroes', shortGame(3))(page);
  const before = Number(await page.locator('.table').getAttribute('data-answers'));
  await pickByKeys(page, /^hero:/);
  await page.locator('.mh .lit > .face[aria-pressed=true]').first().waitFor();
  await page.locator('.bar .slot .act:not([disabled])').first().focus();
  await page.keyboard.press('Enter');
  await page.locator(`.table:not([data-answers="${before}"])`).waitFor();
  await page.context().close();
  site.assertWell();
});
