// Somebody who has never seen Mutant Revolution: the lesson, a game, a look at it again; clicks on the board alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ARENA, shortGame } from './arena-board.ts';
import { siteForTests } from './browser.ts';
import { byMouse, now, playOnBoard } from './hands.ts';
import { begins } from './playing.ts';

const site = await siteForTests();
const FOLDED = `localStorage.setItem('longbox.settings', '{"list":false}')`;
/** Things on the board or in its bar. */
const on = (page: Page, name: RegExp): Locator =>
  page.locator('.board, .bar').getByRole('button', { name }).filter({ visible: true }).first();
async function clickAll(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await on(page, name).click();
}
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly ((page: Page) => Promise<void>)[] = [
  async page => {
    await clickAll(page, /^Colossus, /, /^Pixie, /, /^2 recover/);
    await page.locator('.bubble').getByText('Pay 1 Hope for each Hero').waitFor();
    await clickAll(page, /^Colossus, /, /^Keep Colossus/);
  },
  async page => {
    const all = ['Wolverine', 'Colossus', 'Iceman', 'Armor', 'Pixie', 'Rockslide'];
    await clickAll(page, ...all.map(name => new RegExp(`^${name}, `)), /^Spend 6 Power Tokens/);
  },
  page => clickAll(page, /^Anonymous Donor, /, /^Play Anonymous Donor/),
  page => clickAll(page, /^Pick up the dial/, /^5$/, /^Bid 5 Hope/),
  page => clickAll(page, /^4$/, /^Bid 4 Hope/, /^Jean Grey School.*Invite/, /^Colossus, .*Send/),
  async page => {
    await page.locator('.cell[aria-label^="E4"]').click();
    await page.locator('.figure.lit .touch[aria-label*="Attack Sentinel 1"]').click();
  },
  page => clickAll(page, /^5$/, /^Bid 5 Hope/, /, Invite Bot 2/, /, Invite Bot 3/, /, Invite /, /^Colossus, .*Send/),
];
async function learn(page: Page): Promise<void> {
  for (const [n, follow] of STEPS.entries()) {
    await page.locator(`.table[data-step="${n}"]`).waitFor();
    await page.locator('.bar .bubble').first().waitFor();
    assert.equal((await now(page)).isListed, false);
    await follow(page);
    await page.locator('p.goal.reached').waitFor();
    if (n + 1 < STEPS.length) await page.getByRole('button', { name: 'Go on' }).click();
  }
}

test('a newcomer learns, plays to the end and looks again, on the board alone', { timeout: 280_000 }, async () => {
  const page = await site.page('/learn/mutant-revolution', { viewport: { width: 1440, height: 900 } });
  await page.evaluate(FOLDED);
  await page.reload();
  await learn(page);
  await begins(page, shortGame(3));
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  const heights = new Set<number>();
  const look = async (): Promise<void> =>
    void heights.add(await page.evaluate('document.documentElement.scrollHeight - innerHeight'));
  await playOnBoard(page, { things: ARENA, press: byMouse, eager: 35, look });
  assert.deepEqual([...heights], [0], 'the table is as high as the window, whatever is asked');
  await page.locator('a[href^="/replay/"]').first().click();
  await page.locator('.board').first().waitFor();
  await page.context().close();
  site.assertWell();
});
