// Teams for Dice Masters: built, kept, shared, read, drafted, and brought to a table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { barriers } from '../parts/axe.ts';
import { PATIENCE, siteForTests } from '../parts/browser.ts';
import { joinedByBob, shown } from '../parts/playing.ts';
import { becomes, until } from '../parts/waiting.ts';

const site = await siteForTests();
const more = (page: Page, card: string): Promise<void> =>
  page
    .locator('.builder ul .count')
    .getByRole('button', { name: `More of ${card}` })
    .click();
const team = (page: Page): Locator => page.locator('#team');
/** The text of the clipboard, which a page writes a moment after the click. */
const copied = (page: Page, wanted: RegExp): Promise<string> =>
  until(
    () => page.evaluate<string>('navigator.clipboard.readText()'),
    text => wanted.test(text),
  );
/** One that does not think long. */
const quickBot = (page: Page): Promise<string[]> =>
  page.locator('label', { hasText: /^Bot/ }).getByRole('combobox').selectOption('random');
/** The cards of whoever looks. */
const tiles = (page: Page): Locator => page.locator('.dm .cards-b details').first().locator('.tile');

test('a team is built, kept, shared, read from text and played', async () => {
  const page = await site.page('/teams');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel('Title or text').fill('air transport');
  await page.getByRole('heading', { name: '(1 found)' }).waitFor();
  await page
    .getByRole('button', { name: /Angel, Air Transport/ })
    .first()
    .click();
  const whole = page.getByRole('dialog', { name: /Angel/ });
  await whole.getByRole('heading', { name: 'Angel' }).waitFor();
  await becomes(() => whole.locator('.whole ol').getByRole('listitem').count(), 6, 'the faces of its die');
  await whole.getByRole('button', { name: 'OK' }).click();
  for (let n = 0; n < 2; n++) await more(page, 'Angel, Air Transport');
  await page.getByLabel('Title or text').fill('');
  await page.getByLabel('Kind').selectOption('basic action');
  await more(page, 'Ambush');
  await team(page).getByText('A team brings 2 different basic actions, not 1.').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Play against a bot' }).isDisabled());
  await more(page, 'Enrage');
  await team(page).getByText('This team may play.').waitFor();

  await page.getByLabel('Name of the team').fill('Wings');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  const text = await copied(page, /Angel, Air Transport/);
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const friend = await site.page(await copied(page, /^http/));
  await team(friend).getByText('2× Angel, Air Transport').waitFor();
  await team(friend).getByText('This team may play.').waitFor();

  await friend.goto('/teams');
  await friend.getByText('Read a team from text').click();
  await friend.getByRole('textbox', { name: 'Read a team from text' }).fill(`2x Nobody at all\n${text}`);
  await friend.getByRole('button', { name: 'Read', exact: true }).click();
  await friend.getByText("Line 1: There is no card 'Nobody at all'.").waitFor();
  await team(friend).getByText('2× Angel, Air Transport').waitFor();
  await quickBot(friend);
  await friend.getByRole('button', { name: 'Play against a bot' }).click();
  assert.equal((await shown(friend)).status, 'running');
  await tiles(friend).getByText('Angel', { exact: true }).waitFor();

  await page.goto('/teams');
  await page.getByLabel('Load a team').selectOption('Wings');
  await team(page).getByText('2× Angel, Air Transport').waitFor();
  for (const one of [page, friend]) await one.context().close();
  site.assertWell();
});

const onBoard = '.dm [aria-labelledby=draft]';
/** Drafts with whoever of these is asked until the first roll. */
async function draft(pages: readonly Page[], take: (page: Page) => Promise<void>): Promise<void> {
  const end = performance.now() + 3 * PATIENCE;
  for (let n = 0; performance.now() < end; n++) {
    const page = pages[n % pages.length]!;
    if (await page.locator('.dm [data-drop=attack]').isVisible()) return;
    const answers = await page.locator('.table').getAttribute('data-answers');
    if (!(await page.locator(`${onBoard} .lit`).first().isVisible())) continue;
    await take(page);
    await page.locator(`.table:not([data-answers="${answers}"])`).waitFor();
  }
  assert.fail('the draft does not end');
}
/** The first stack, and all its dice, where they lie. */
async function takeThere(page: Page): Promise<void> {
  // Sooner it would be a double click.
  await page.waitForTimeout(320);
  const dice = page.locator(`${onBoard} .dice .lit`);
  await ((await dice.count()) ? dice.last() : page.locator(`${onBoard} ul .lit`).first()).click();
}
/** The last of the list: a stack, a card, all its dice. */
const takeListed = (page: Page): Promise<void> => page.locator('.question .options .option').last().click();

test('a draft against a bot, on the board', async () => {
  const page = await site.page('/teams');
  await page.getByLabel('Only the starter box').check();
  await quickBot(page);
  await page.getByRole('button', { name: 'Draft against a bot' }).click();
  await page.locator(`${onBoard} .lit`).first().waitFor();
  await page.locator(`${onBoard} summary`).first().click();
  await page.locator('.dm [open]').getByText('Levels (fielding cost').first().waitFor();
  await becomes(() => barriers(page), []);
  await draft([page], takeThere);
  await tiles(page).nth(1).waitFor({ state: 'attached' });
  await page.context().close();
  site.assertWell();
});

/** Ann opens a table from the team builder, Bob comes by its link. */
async function tableOfTwo(ann: Page, setup: string): Promise<Page> {
  await ann.getByRole('link', { name: 'Draft with a friend' }).click();
  await ann.locator('[name=opening][value=draft]:checked').waitFor({ state: 'attached' });
  await ann.goto(`/new/dice-masters?with=friends&setup=${setup}`);
  await ann.locator(`[name=opening][value=${setup}]:checked`).waitFor({ state: 'attached' });
  await ann.getByLabel('Your name').fill('Ann');
  return await joinedByBob(site, ann);
}

test('a draft with a friend', async () => {
  const ann = await site.page('/teams');
  const bob = await tableOfTwo(ann, 'draft-of-the-starter-box');
  await draft([ann, bob], takeListed);
  for (const page of [ann, bob]) await tiles(page).nth(1).waitFor({ state: 'attached' });
  for (const page of [ann, bob]) await page.context().close();
  site.assertWell();
});

test('a kept team is brought to a table', async () => {
  const ann = await site.page('/teams');
  for (const [ready, name] of [
    ['Archvillains', 'Mine'],
    ['Heroic Pairs', 'Too many'],
  ] as const) {
    await ann.getByLabel('Load a team').selectOption(ready);
    await ann.getByLabel('Name of the team').fill(name);
    await ann.getByRole('button', { name: 'Keep', exact: true }).click();
  }
  const bob = await tableOfTwo(ann, 'basic');
  await becomes(() => ann.getByRole('button', { name: 'Bring Too many' }).isDisabled(), true);
  await ann.getByText('A team has up to 6 cards, not 8.').waitFor();
  await ann.getByRole('button', { name: 'Bring Mine' }).click();
  await bob.getByText('No team of yours is kept').waitFor();
  await bob.locator('.options').getByRole('button', { name: 'Bring X-Men Academy' }).click();
  for (const page of [ann, bob]) await page.locator('.log li', { hasText: /Ann brings .* 12 dice in all/ }).waitFor();
  await becomes(() => tiles(ann).count(), 6);
  for (const page of [ann, bob]) await page.context().close();
  site.assertWell();
});
