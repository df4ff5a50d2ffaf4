// Somebody who has never seen Dice Masters: the lesson, a game, a look at it again; clicks on the board and bar alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from './browser.ts';
import { act, DUEL, firstGame, ownLit, ZONE } from './dice-board.ts';
import { byMouse, clickAtLast, now, playOnBoard } from './hands.ts';
import { begins } from './playing.ts';

const site = await siteForTests();
const FOLDED = `localStorage.setItem('longbox.settings', '{"list":false,"passes":true}')`;
/** Buttons of the action bar, by what they say. */
async function press(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await page.locator('.bar').getByRole('button', { name }).first().click();
}
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly ((page: Page) => Promise<void>)[] = [
  page => press(page, /^Keep characters/),
  page =>
    page
      .locator('.dm .cards-b')
      .getByRole('button', { name: /^Kitty Pryde, / })
      .first()
      .click(),
  page => press(page, /^Field all 2/),
  page => press(page, /^Attack with all/, /^On to the damage/),
  async page => {
    await ownLit(page).last().click();
    await page.locator(`${ZONE} .die.planned`).waitFor();
    await act(page).click();
  },
  async page => {
    await press(page, /^Attack with all/, /^On to the damage/);
    const foes = page.locator('.dm .die.lit');
    await foes.nth(1).waitFor();
    for (const n of [0, 0, 0, 0, 1]) await foes.nth(n).click();
    await act(page).click();
  },
  page => press(page, /^Field all, attack: /, /^On to the damage/),
];
async function learn(page: Page): Promise<void> {
  for (const [n, follow] of STEPS.entries()) {
    await page.locator(`.table[data-step="${n}"]`).waitFor();
    await page.locator('.bar .bubble').first().waitFor();
    assert.equal((await now(page)).isListed, false);
    await follow(page);
    await page.locator('p.goal.reached').waitFor();
    if (n + 1 < STEPS.length) await page.locator('.coach').getByRole('button', { name: 'Go on' }).click();
  }
}

test('a newcomer learns, plays to the end and looks again, on the board alone', { timeout: 280_000 }, async () => {
  const page = await site.page('/learn/dice-masters', { viewport: { width: 1440, height: 900 } });
  await page.evaluate(FOLDED);
  await page.reload();
  await learn(page);
  await begins(page, firstGame(3));
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  const heights = new Set<number>();
  const look = async (): Promise<void> =>
    void heights.add(await page.evaluate('document.documentElement.scrollHeight - innerHeight'));
  await playOnBoard(page, { things: DUEL, press: byMouse, eager: 30, look });
  assert.deepEqual([...heights], [0], 'the table is as high as the window, whatever is asked');
  await clickAtLast(page, page.locator('a[href^="/replay/"]').first());
  await page.locator('.board').first().waitFor();
  await page.context().close();
  site.assertWell();
});
