// A card is shown whole, and the same way, wherever it stands: at a table, in the team builder, a draft, the rulebook.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { becomes, settled } from '../parts/waiting.ts';

const site = await siteForTests();
const card = (page: Page): Locator => page.getByRole('dialog').locator('.whole');

/** Opens it, looks at it, closes it. */
async function read(page: Page, open: () => Promise<void>, name: RegExp): Promise<void> {
  await open();
  await card(page).getByRole('heading', { name }).first().waitFor();
  const faces = card(page).locator('ol').first().getByRole('listitem');
  await becomes(() => faces.count(), 6, 'the faces of its die');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await card(page).waitFor({ state: 'detached' });
}
/** Focuses it and presses the key that reads it. */
async function byKey(page: Page, place: Locator): Promise<void> {
  await place.focus();
  await page.keyboard.press('i');
}
/** Presses it with a finger until it is shown. */
async function byFinger(page: Page, place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await settled(() => place.boundingBox()))!;
  const line = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await card(page).waitFor();
  await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
/** Rests the mouse on it until it is seen, then leaves: nothing else on the page has moved. */
async function byMouse(page: Page, place: Locator): Promise<void> {
  await page.mouse.move(2, 2);
  const before = await settled(() => place.boundingBox());
  await place.hover();
  await page.locator('.glance .whole').waitFor();
  assert.deepEqual(await place.boundingBox(), before, 'it stays where it is');
  const glance = (await settled(() => page.locator('.glance').boundingBox()))!;
  const { width, height } = page.viewportSize()!;
  assert.ok(glance.x >= 0 && glance.y >= 0, 'it is in sight');
  const isWhole = glance.x + glance.width <= width && glance.y + glance.height <= height;
  assert.ok(isWhole, `it is in sight as a whole: ${JSON.stringify(glance)} in ${width}x${height}`);
  await page.mouse.move(2, 2);
  await page.locator('.glance').waitFor({ state: 'detached' });
}

test('at a table: by mouse, by key, by finger', async () => {
  const page = await site.page('/', { hasTouch: true });
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const tile = page.locator('.dm .cards-b .face').first();
  await tile.waitFor();
  await byMouse(page, tile);
  await read(page, () => byKey(page, tile), /./);
  const answers = await page.locator('.table').getAttribute('data-answers');
  await read(page, () => byFinger(page, tile), /./);
  assert.equal(await page.locator('.table').getAttribute('data-answers'), answers, 'a long press picks nothing');
  await page.context().close();
  site.assertWell();
});

test('in the team builder', async () => {
  const page = await site.page('/teams', { hasTouch: true });
  await page.getByLabel('Title or text').fill('air transport');
  await page.getByRole('heading', { name: '(1 found)' }).waitFor();
  const row = page.getByRole('button', { name: /^.*Angel, Air Transport/ }).first();
  await read(page, () => row.click(), /Angel/);
  await byMouse(page, row);
  await read(page, () => byKey(page, row), /Angel/);
  await read(page, () => byFinger(page, row), /Angel/);
  await page.context().close();
  site.assertWell();
});

test('in a draft', async () => {
  const page = await site.page('/teams', { hasTouch: true });
  await page.getByRole('button', { name: 'Draft against a bot' }).click();
  const first = page.locator('.dm .board-draft summary, .dm section summary').first();
  await first.click();
  const title = page.locator('.dm [open] h3 [data-refs]').first();
  await title.waitFor();
  await read(page, () => title.click(), /./);
  await byMouse(page, title);
  await read(page, () => byKey(page, title), /./);
  await read(page, () => byFinger(page, title), /./);
  await page.context().close();
  site.assertWell();
});

test('in the rulebook', async () => {
  const page = await site.page('/rules/dice-masters', { hasTouch: true });
  await page.locator('#DM-WIN-02').scrollIntoViewIfNeeded();
  await page.getByRole('searchbox').fill('wolverine');
  await becomes(() => page.evaluate<number>('scrollY'), 0, 'the best answers come into sight');
  const found = page.getByRole('button', { name: /Wolverine/ }).first();
  await read(page, () => found.click(), /Wolverine/);
  await byMouse(page, found);
  await read(page, () => byKey(page, found), /Wolverine/);
  await read(page, () => byFinger(page, found), /Wolverine/);
  await page.context().close();
  site.assertWell();
});
