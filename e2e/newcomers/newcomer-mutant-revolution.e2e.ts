// Somebody who has never seen Mutant Revolution: the lesson, a game, a look at it again; clicks on the board alone.
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { ARENA, shortGame } from '../parts/arena-board.ts';
import { siteForTests } from '../parts/browser.ts';
import { learnsPlaysLooksAgain, type LessonStep } from './newcomer.ts';

const site = await siteForTests();
/** Things on the board or in its bar. */
const on = (page: Page, name: RegExp): Locator =>
  page.locator('.board, .bar').getByRole('button', { name }).filter({ visible: true }).first();
async function clickAll(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await on(page, name).click();
}
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly LessonStep[] = [
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

test('a newcomer learns, plays to the end and looks again, on the board alone', async () => {
  await learnsPlaysLooksAgain(site, {
    game: 'mutant-revolution',
    steps: STEPS,
    record: shortGame(3),
    things: ARENA,
    eager: 35,
  });
});
