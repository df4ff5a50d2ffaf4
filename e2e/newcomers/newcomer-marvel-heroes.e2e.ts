// Somebody who has never seen Marvel Heroes: the lesson, a game, a look at it again; clicks on the board alone.
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { MARVEL, shortGame } from '../parts/marvel-board.ts';
import { learnsPlaysLooksAgain, type LessonStep } from './newcomer.ts';

const site = await siteForTests();
/** Things on the board that can be picked, and buttons of its bar. */
const on = (page: Page, name: RegExp): Locator =>
  page
    .getByRole('button', { name })
    .and(page.locator('.mh .lit > .face, .bar button'))
    .filter({ visible: true })
    .first();
/** Clicks one thing after the other, each once the question before it is gone. */
async function answer(page: Page, ...turns: readonly (readonly [asked: RegExp, ...things: RegExp[]])[]): Promise<void> {
  for (const [asked, ...things] of turns) {
    await page.locator('.bar .bubble').getByText(asked).first().waitFor();
    for (const thing of things) await on(page, thing).click();
  }
}
const TURN = /Your turn/;
const TROUBLE = /Troubleshoot .*Queens/;
const LOCK = /^Lock in/;
const ABILITY = /do you use an ability/;
/** Passes until it is before the Defend roll, then uses the card and the hero; Hawkeye pays. */
async function abilities(page: Page): Promise<void> {
  await answer(page, [TURN, TROUBLE], [ABILITY, /^Pass$/]);
  await answer(page, [ABILITY, /^Pass$/], [/Combat Power/, /, red/]);
  await answer(page, [ABILITY, /^Pass$/], [ABILITY, /^Pass$/]);
  await answer(page, [/Defend roll of Captain America/, /^Brace for Impact/]);
  await answer(page, [/Defend roll of Captain America/, /^Captain America: /]);
}
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly LessonStep[] = [
  page => answer(page, [TURN, TROUBLE]),
  page =>
    answer(
      page,
      [/Who is Ready/, /^Captain America/, /^Hulk/, /^\W*Hulk/, /^Quinjet/, LOCK],
      [/Ally/, /^Vision/, /^Play Vision for 1/],
    ),
  page =>
    answer(
      page,
      [TURN, /^Captain America/],
      [/Where does/, /^Long Island City/],
      [/bring somebody/, /^Hulk/],
      [TURN, TROUBLE],
    ),
  page => answer(page, [TURN, TROUBLE], [/Combat Power/, /^Mystical Blasts/]),
  abilities,
  page => answer(page, [/scheme/, /^Boost Combat/], [/attempt/, /^Attempt it/], [/Lead Villain/, /^Electro/]),
  page => answer(page, [TURN, TROUBLE]),
];

test('a newcomer learns, plays to the end and looks again, on the board alone', async () => {
  await learnsPlaysLooksAgain(site, {
    game: 'marvel-heroes',
    steps: STEPS,
    record: shortGame(3),
    things: MARVEL,
    eager: 70,
  });
});
