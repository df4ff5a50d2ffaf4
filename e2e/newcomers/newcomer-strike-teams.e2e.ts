// Somebody who has never seen Strike Teams: the lesson, the end of a mission, a look at it again; clicks on the board
// alone.
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { isAsked, missionByChance, STRIKE } from '../parts/strike-board.ts';
import { learnsPlaysLooksAgain, type LessonStep } from './newcomer.ts';

const site = await siteForTests();
/** Things on the board that can be picked, and buttons of its bar. */
const on = (page: Page, name: RegExp): Locator =>
  page
    .getByRole('button', { name })
    .and(page.locator(`${STRIKE.lit}, .bar button`))
    .filter({ visible: true })
    .first();
type Clicks = readonly [asked: RegExp, ...things: RegExp[]];
/** Clicks one thing after the other; each question is answered before the next one is looked for. */
async function answer(page: Page, ...turns: readonly Clicks[]): Promise<void> {
  for (const [asked, ...things] of turns) {
    await page.locator('.bar .bubble').getByText(asked).first().waitFor();
    const before = (await page.locator('.board').getAttribute('data-answers'))!;
    for (const thing of things) await on(page, thing).click();
    await page.locator(`.board:not([data-answers="${before}"])`).waitFor();
  }
}
const NEXT = /acts next\?/;
/** A character acts and gains AP. */
const acts = (name: string): Clicks[] => [
  [NEXT, new RegExp(`^${name}`)],
  [/gain more, or rest/, /^Gain \d+ AP$/],
];
const WHAT = /what now\?/;
const WHOM = /Whom or what\?/;
const END: Clicks = [WHAT, /^End the turn/];
/** A character acts, gains AP, goes there and ends its turn. */
const goes = (name: string, square: string): Clicks[] => [...acts(name), [WHAT, new RegExp(`^Go to ${square}`)], END];
/** Each step of the lesson, by what a learner clicks. */
const STEPS: readonly LessonStep[] = [
  page =>
    answer(
      page,
      ...acts('Captain America'),
      [WHAT, /^Go to 5,0/],
      [/1 AP to spend/, /Run on to 6,1/, /^Run on to 6,1/],
    ),
  page =>
    answer(
      page,
      ...acts('Iron Man'),
      [WHAT, /^Repulsor Ray/],
      [WHOM, /^door 1/],
      [/4 AP to spend/, /^Repulsor Ray/],
      [WHOM, /^the wall 9,4/],
      [/Aim/, /^2 AP/],
    ),
  // An enemy in reach is attacked by a click on it.
  page =>
    answer(
      page,
      ...acts('Iron Man'),
      [WHAT, /^Hydra Soldier 2/],
      [/4 AP to spend/, /^Hydra Soldier 3/],
      [/Aim/, /^2 AP/],
    ),
  page =>
    answer(
      page,
      [/3 damage\. React/, /^Shield Block/],
      [/0 damage\. React/, /^Take it/],
      [/3 damage\. React/, /^Shield Block/],
      [/Where do they go/, /^Hurl Shield/, /^Hurl Shield/, /^Hurl Shield/, /^Place 3 of 3/],
    ),
  page =>
    answer(
      page,
      [NEXT, /^Captain America/],
      [/gain more, or rest/, /^Rest/],
      [/Which wounds/, /^Heal 6 of 6/],
      [WHAT, /^Hydra Soldier 1/],
    ),
  // Beside an enemy there are two things to do with it.
  page => answer(page, ...acts('Captain America'), [WHAT, /^Hydra Soldier 1/, /^Break through/], [WHAT, /^Go to 11,0/]),
  page =>
    answer(
      page,
      ...acts('Quake'),
      [WHAT, /^Thrust/],
      [WHOM, /^Winter Soldier/],
      [/pushed/, /^east, 2/],
      [/3 AP to spend/, /Take the crate at 7,3/, /^Take the crate at 7,3/],
    ),
  page =>
    answer(
      page,
      ...acts('Captain America'),
      [WHAT, /^Hurl Shield/],
      [WHOM, /^Hydra Soldier 1/],
      [WHOM, /^Hydra Soldier 2/],
      [WHOM, /^Hydra Soldier 3/],
    ),
  page =>
    answer(
      page,
      ...acts('Hydra Soldiers'),
      [WHAT, /^March/],
      [/marches next/, /^Nobody else/],
      [/6 AP to spend/, /^Hydra Soldier 1/],
      [/Hydra Soldier 1: what now/, /^Captain America/],
      [/4 AP to spend/, /^Done/],
      [/Hydra Soldiers: what now/, /^Hydra Soldier 2/],
      [/Hydra Soldier 2: what now/, /^Captain America/],
    ),
  // The tutorial mission, round by round.
  page => answer(page, ...goes('Captain America', '5,0'), ...goes('Iron Man', '4,0')),
  page =>
    answer(
      page,
      [/damage\. React/, /^Shield Block/],
      [/damage\. React/, /^Take it/],
      ...acts('Captain America'),
      [WHAT, /^Hurl Shield/],
      [WHOM, /^Hydra Soldier 2/],
      [WHOM, /^Hydra Soldier 3/],
      [WHOM, /^Hydra Soldier 1/],
      [WHAT, /^Go to 6,0/],
      END,
      ...acts('Iron Man'),
      [WHAT, /^Hydra Soldier 6/],
      [/Aim/, /^2 AP/],
      END,
    ),
  page =>
    answer(
      page,
      ...acts('Captain America'),
      [WHAT, /^Go to 10,1/],
      [WHAT, /^Hydra Soldier 4/, /^Slug/],
      END,
      ...goes('Iron Man', '9,0'),
    ),
  page =>
    answer(
      page,
      [/damage\. React/, /^Take it/],
      [/Where do they go/, /^Hurl Shield/, /^Hurl Shield/, /^Place 2 of 2/],
      ...goes('Captain America', '12,3'),
      [NEXT, /^End the phase/],
    ),
];

test('a newcomer learns, plays to the end and looks again, on the board alone', async () => {
  await learnsPlaysLooksAgain(site, {
    game: 'strike-teams',
    steps: STEPS,
    record: missionByChance(3, { units: 2 }, isAsked('heroPhase.floor', 11)),
    things: STRIKE,
    eager: 70,
  });
});
