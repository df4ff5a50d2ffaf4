// The tutorials from the first step to the last, each goal reached on the board as its words and its hint say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { barriers } from '../parts/axe.ts';
import { siteForTests } from '../parts/browser.ts';
import { act, drag, ownLit, ZONE } from '../parts/dice-board.ts';
import { GAMES } from '../parts/pages.ts';
import { shown } from '../parts/playing.ts';
import { becomes, settled } from '../parts/waiting.ts';

const site = await siteForTests();
const goal = (page: Page): Locator => page.locator('p.goal');
const onBoard = (page: Page, name: RegExp): Locator =>
  page.locator('.board, .bar').getByRole('button', { name }).first();
/** An option of the list. */
const pick = (page: Page, name: string): Promise<void> =>
  page.locator('.question .options').getByRole('button', { name, exact: true }).click();
async function click(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await onBoard(page, name).click();
}
/** The board takes no second click so soon for an answer. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(320);

type Steps = Record<string, (page: Page) => Promise<void>>;
const DICE_MASTERS: Steps = {
  async Roll(page) {
    for (let n = 2; n > 0; n--) await ownLit(page).filter({ hasText: '1/1' }).first().click();
    await act(page).click();
  },
  async Purchase(page) {
    await click(page, /^Kitty Pryde, /);
  },
  async Field(page) {
    await click(page, /^Kitty Pryde \(/);
    await rest(page);
    await click(page, /^Sidekick \(1/);
  },
  /** One is dragged, one is clicked. */
  async Attack(page) {
    await drag(page, onBoard(page, /^Kitty Pryde \(/), page.locator(ZONE));
    await page.locator(`${ZONE} .die.planned`).waitFor();
    await ownLit(page).click();
    await act(page).click();
    await pick(page, 'Pass');
  },
  /** First by clicks, and once more by dragging. */
  async Block(page) {
    await ownLit(page).last().click();
    await page.locator(`${ZONE} .die.planned`).waitFor();
    await act(page).click();
    await page.locator('p.goal.reached').waitFor();
    await page.getByRole('button', { name: 'Restart step' }).click();
    await drag(page, ownLit(page).last(), onBoard(page, /^Juggernaut \(/));
    await page.locator(`${ZONE} .die.planned`).waitFor();
    await rest(page);
    await act(page).click();
    await page.locator(`${ZONE} .die.planned`).waitFor({ state: 'detached' });
  },
  async Damage(page) {
    await ownLit(page).click();
    await act(page).click();
    await pick(page, 'Pass');
    await refusedKindly(page);
    const dice = page.locator('.dm .die.lit');
    for (const n of [0, 0, 0, 0, 1]) await dice.nth(n).click();
    await act(page).click();
  },
  async Win(page) {
    for (let n = 3; n > 0; n--) {
      await ownLit(page).first().click();
      await rest(page);
    }
    await pick(page, 'Pass');
    await page.getByRole('button', { name: /^Attack with all/ }).click();
    await pick(page, 'Pass');
  },
};
const MUTANT_REVOLUTION: Steps = {
  async 'Upkeep and Hope'(page) {
    await click(page, /^Colossus, /, /^Pixie, /, /^2 recover/);
    await page.locator('.question').getByText('Pay 1 Hope for each Hero').waitFor();
    await rest(page);
    await click(page, /^Colossus, /, /^Keep Colossus/);
  },
  async 'Advance the Revolution'(page) {
    await click(page, /^Wolverine, /, /^Colossus, /, /^Iceman, /, /^Armor, /, /^Pixie, /, /^Rockslide, /);
    await click(page, /^Spend 6 Power Tokens/);
  },
  /** Somebody who does something else first is told how to go on, and may begin again. */
  async Plot(page) {
    await pick(page, 'Discard Second Chance for 2 Hope');
    await pick(page, 'Pass');
    await page.getByText('You hold Anonymous Donor.').waitFor();
    await page.getByRole('button', { name: 'Restart step' }).click();
    await pick(page, 'Play Anonymous Donor');
  },
  async Bid(page) {
    await click(page, /^Pick up the dial/, /^5$/, /^Bid 5 Hope/);
  },
  async 'Mission Commander'(page) {
    await click(page, /^4$/, /^Bid 4 Hope/, /^Jean Grey School.*Invite Player/, /^Colossus, .*Send/);
  },
  async 'Move and attack'(page) {
    await click(page, /^Colossus, Player, .*Move/);
    await pick(page, 'E4');
    await click(page, /Attack Sentinel 1/);
  },
  async Win(page) {
    await click(page, /^5$/, /^Bid 5 Hope/, /, Invite Bot 2/, /, Invite Bot 3/, /, Invite Player/, /^Colossus, .*Send/);
  },
};

/** Makes an answer that the rules refuse: the page says so in words, and nothing is lost. */
async function refusedKindly(page: Page): Promise<void> {
  await page.locator('.form summary').first().click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.locator('.problem').getByText('Not possible: ').waitFor();
  await goal(page).getByText('Your goal').waitFor();
}

async function learn(game: string, steps: Steps): Promise<Page> {
  const page = await site.page(`/learn/${game}`);
  const names = Object.entries(steps);
  for (const [n, [title, follow]] of names.entries()) {
    await page.getByRole('heading', { name: `${n + 1}. ${title}` }).waitFor();
    await goal(page).getByText('Your goal').waitFor();
    if (!n) await becomes(() => barriers(page), []);
    await follow(page);
    await goal(page).getByText('Goal reached').waitFor();
    if (n + 1 < names.length) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  return page;
}

test('Dice Masters is learned on its board', async () => {
  const page = await learn('dice-masters', DICE_MASTERS);
  await page.getByRole('button', { name: 'Play now' }).click();
  assert.equal((await shown(page)).status, 'running');
  await page.context().close();
  site.assertWell();
});

test('Mutant Revolution is learned on its board', async () => {
  const page = await learn('mutant-revolution', MUTANT_REVOLUTION);
  await page.reload();
  await page.getByRole('button', { name: /^✓/ }).nth(6).waitFor();
  await page.context().close();
  site.assertWell();
});

/** A mark around nothing, seen within some looks: its thing lies behind another tab of the board. */
const AROUND_NOTHING = `new Promise(resolve => {
  const look = n => {
    const mark = document.querySelector('.coach-mark:not(.edge)');
    if (mark && !mark.clientWidth) resolve(true);
    else if (n) setTimeout(look, 60, n - 1);
    else resolve(false);
  };
  look(12);
})`;
/** Buttons of the coach that the words of a mark lie over. */
const COVERED = `(() => {
  const words = document.querySelector('.coach-mark .arrow b')?.getBoundingClientRect();
  const isUnder = ({ left, right, top, bottom }) =>
    words && left < words.right && right > words.left && top < words.bottom && bottom > words.top;
  return [...document.querySelectorAll('.coach button')]
    .filter(button => isUnder(button.getBoundingClientRect()))
    .map(button => button.textContent);
})()`;
test('the aim of a game is marked on a phone only where the page shows it, and beside the coach', async () => {
  const look = { viewport: { width: 390, height: 844 }, hasTouch: true, settings: { list: false } };
  const page = await site.page('/', look);
  for (const game of GAMES) {
    await page.goto(`/learn/${game}`);
    await page.getByRole('button', { name: 'Got it' }).waitFor();
    await page.locator('.board [data-refs]').first().waitFor({ state: 'attached' });
    assert.equal(await page.evaluate(AROUND_NOTHING), false, `${game}: the mark is around nothing`);
    assert.deepEqual(await page.evaluate(COVERED), [], `${game}: the words of the mark cover buttons`);
  }
  await page.context().close();
  site.assertWell();
});

/** Somebody who does only what the coach marks point at, by touch; numbers are shown to them. */
async function follow(game: string): Promise<void> {
  const look = { viewport: { width: 390, height: 844 }, hasTouch: true, settings: { list: false } };
  const page = await site.page(`/learn/${game}`, look);
  await page.getByRole('button', { name: 'Got it' }).click();
  for (let step = 0; step < 7; step++) {
    await goal(page).getByText('Your goal').waitFor();
    const reached = page.locator('p.goal.reached');
    for (let n = 0; n < 40 && !(await reached.count()); n++) await clickMarked(page);
    await reached.waitFor();
    await page.locator('.coach .row .act').click();
  }
  await page.context().close();
  site.assertWell();
}
async function clickMarked(page: Page): Promise<void> {
  if (await page.locator('.question').getByText('Divide').count()) {
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('p.goal.reached').waitFor();
    return;
  }
  const mark = page.locator('.coach-mark').or(page.locator('p.goal.reached')).first();
  await mark.waitFor({ state: 'attached' }).catch(() => astray(page));
  if (await page.locator('.coach-mark.edge').count()) await page.mouse.wheel(0, 400);
  const place = await settled(() => page.evaluate<Place | null>(MARKED));
  if (!place) return;
  const thing = (await page.evaluateHandle(`document.elementFromPoint(${place.x}, ${place.y})`)).asElement();
  // Something else may lie there by now, and this be gone: then the mark is looked at anew.
  await thing?.click({ timeout: 5000 }).catch(() => undefined);
  await isElsewhere(page, place);
}
interface Place {
  x: number;
  y: number;
}
/** The middle of what the mark is around: it follows boards that move what lies on them, a moment later. */
const MARKED = `(() => {
  const mark = document.querySelector('.coach-mark:not(.edge)')?.getBoundingClientRect();
  return mark ? { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 } : null;
})()`;
async function astray(page: Page): Promise<never> {
  return assert.fail(`no mark shows the way: ${await page.locator('main').innerText()}`);
}
/** Waits until the mark points at something else: a click at the same place would take back what was picked. */
async function isElsewhere(page: Page, before: Place): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const now = await page.evaluate<Place | null>(MARKED);
    if (now?.x !== before.x || now.y !== before.y || (await page.locator('p.goal.reached').count())) return;
    await page.waitForTimeout(100);
  }
}
for (const game of ['dice-masters', 'mutant-revolution'])
  test(`${game}: whoever clicks only where the marks point reaches every goal on a phone`, () => follow(game));
