// Everything by keys alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { ownLit, ZONE } from '../parts/dice-board.ts';
import { visits } from '../parts/pages.ts';
import { chance, playOn, type Hand } from '../parts/playing.ts';

const site = await siteForTests();
/** The words of what has the focus. When nothing has it the body does, which holds all words of the page. */
const FOCUSED = `(document.activeElement === document.body ? '' : document.activeElement.innerText)`;
const MOST_TABS = 60;

/** Goes on by Tab until something with these words has the focus. */
async function tabTo(page: Page, words: RegExp): Promise<void> {
  for (let n = 0; n < MOST_TABS; n++) {
    await page.keyboard.press('Tab');
    if (words.test(await page.evaluate<string>(FOCUSED))) return;
  }
  assert.fail(`Tab does not lead to ${String(words)}`);
}

test('a die keeps the focus when it goes into a fight', async () => {
  const page = await site.page();
  await visits(site)['table-dice-masters-blocking.blockers']!(page);
  for (const die of [page.locator(`${ZONE} .die.lit`), ownLit(page)]) {
    await die.first().focus();
    await page.keyboard.press('Enter');
  }
  await page.locator(`${ZONE} .die.planned:focus`).waitFor();
  await page.context().close();
});

test('a whole game with the keyboard', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  await tabTo(page, /Play now/);
  await page.keyboard.press('Enter');
  const random = chance(11);
  /** The number of an option; now and then one further down the list, by Tab and Enter. */
  const keys: Hand = async (_page, { options }) => {
    const n = random(options.length);
    if (n < 9 && random(10)) return page.keyboard.press(String(n + 1));
    const focused = `document.activeElement.dataset.option === ${JSON.stringify(options[n])}`;
    let tabs = 0;
    for (; tabs < 400 && !(await page.evaluate(focused)); tabs++) await page.keyboard.press('Tab');
    assert.ok(tabs < 400, `Tab does not lead to ${options[n]!}`);
    await page.keyboard.press('Enter');
  };
  await playOn(page, keys, 600);
  await page.locator('.bubble.over').waitFor();
  await page.context().close();
  site.assertWell();
});
