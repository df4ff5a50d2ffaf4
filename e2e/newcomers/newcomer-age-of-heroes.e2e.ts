// Somebody who has never seen Age of Heroes: the lesson, a game, a look at it again; clicks on the board alone.
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { HEROES, shortGame } from '../parts/heroes-board.ts';
import { learnsPlaysLooksAgain, type LessonStep } from './newcomer.ts';

const site = await siteForTests();
/** Things on the board or in its bar. */
const on = (page: Page, name: RegExp): Locator =>
  page.locator('.board, .bar').getByRole('button', { name }).filter({ visible: true }).first();
/** Clicks one thing after the other, each once the question before it is gone. */
async function answer(page: Page, ...turns: readonly (readonly [asked: string, thing: RegExp])[]): Promise<void> {
  for (const [asked, thing] of turns) {
    await page.locator('.bar .bubble').getByText(asked).first().waitFor();
    await on(page, thing).click();
  }
}
const TURN = 'Your turn';
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly LessonStep[] = [
  page => answer(page, [TURN, /^the Danger Room/], ['Who goes to', /^Storm/]),
  page =>
    answer(
      page,
      [TURN, /Office \(3 cards\)/],
      ['Who goes to', /^Forge/],
      ['goes into the Protocols', /^Rictor/],
      ['Draw 3 cards', /^Iceman/],
      ['Draw 2 cards', /^Draw from the deck$/],
      ['Draw a card', /^Draw from the deck$/],
    ),
  page =>
    answer(
      page,
      [TURN, /^Cerebro \(an Ally\)/],
      ['Who goes to', /^Forge/],
      ['Play one of your', /^Iceman/],
      ['Where does', /Ally space 1 at the Danger Room/],
    ),
  page =>
    answer(
      page,
      [TURN, /^Cerebro \(an Evolution\)/],
      ['Who goes to', /^Forge/],
      ['Play one of your', /^Lightning Strike/],
    ),
  page =>
    answer(
      page,
      [TURN, /, Board the X-Jet$/],
      ['Which Hero boards', /^Storm/],
      [TURN, /^Pass$/],
      ['Which place', /^place 1/],
    ),
  page => answer(page, ['Where does', /^row 3 of Avalanche/]),
  page => answer(page, ['Where does', /^row \d of Master Mold.*you can pay it/]),
];

test('a newcomer learns, plays to the end and looks again, on the board alone', async () => {
  await learnsPlaysLooksAgain(site, {
    game: 'age-of-heroes',
    steps: STEPS,
    record: shortGame(3, 2),
    things: HEROES,
    eager: 70,
  });
});
