// Somebody who has never seen Dice Masters: the lesson, a game, a look at it again; clicks on the board and bar alone.
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { act, DUEL, firstGame, ownLit, ZONE } from '../parts/dice-board.ts';
import { learnsPlaysLooksAgain, type LessonStep } from './newcomer.ts';

const site = await siteForTests();
/** Buttons of the action bar, by what they say. */
async function press(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await page.locator('.bar').getByRole('button', { name }).first().click();
}
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly LessonStep[] = [
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

test('a newcomer learns, plays to the end and looks again, on the board alone', async () => {
  await learnsPlaysLooksAgain(site, {
    game: 'dice-masters',
    steps: STEPS,
    record: firstGame(3),
    things: DUEL,
    eager: 30,
    settings: { passes: true },
  });
});
