// A turn of Strike Teams by keys alone: a hero is let act, gains Action Points and walks; arrow keys lead over the map.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { FOLDED } from '../parts/hands.ts';
import { tableOf } from '../parts/pages.ts';
import { isAsked, missionByChance } from '../parts/strike-board.ts';

const site = await siteForTests();
const MOST_TABS = 120;
const FOCUSED = `document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || ''`;
const focused = async (page: Page): Promise<string> => (await page.evaluate<string>(FOCUSED)).trim();

const answers = async (page: Page): Promise<string> => (await page.locator('.table').getAttribute('data-answers'))!;
/** Goes on by Tab until a button of that name has the focus, and presses it. */
async function pressByKeys(page: Page, wanted: RegExp): Promise<void> {
  const before = await answers(page);
  for (let n = 0; n < MOST_TABS; n++) {
    if (wanted.test(await focused(page))) {
      await page.keyboard.press('Enter');
      await page.locator(`.table:not([data-answers="${before}"])`).waitFor();
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not lead to ${String(wanted)}`);
}

test('a hero acts, gains points and walks by Tab, arrow keys and Enter', async () => {
  const page = await site.page('/', { settings: FOLDED });
  await tableOf('strike-teams', missionByChance(3, { units: 2 }, isAsked('heroPhase.floor', 1)))(page);
  await page.locator('.st .lit > .face').first().waitFor();
  await pressByKeys(page, /^(Captain America|Iron Man|Agent May|Quake), /);
  await page.locator('.bar .plain', { hasText: /Gain/ }).waitFor();
  await pressByKeys(page, /^Gain \d+ AP/);
  await page.locator('.st [data-cell]').first().waitFor();
  for (let n = 0; n < MOST_TABS && !(await focused(page)).startsWith('Go to'); n++) await page.keyboard.press('Tab');
  const first = await focused(page);
  const seen = new Set<string>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    seen.add(await focused(page));
  }
  assert.ok(
    [...seen].some(name => name !== first && name.startsWith('Go to')),
    `arrow keys lead to ${[...seen].join('; ')}`,
  );
  assert.equal(await page.locator('.st [data-cell][tabindex="0"]').count(), 1, 'Tab stops at one cell');
  await page.locator('.st g.way').waitFor({ state: 'attached' });
  await pressByKeys(page, /^Go to/);
  await page.context().close();
  site.assertWell();
});
