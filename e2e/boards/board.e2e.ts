// Tests of every board: it undoes a half-made pick, takes a double click for one, and says why not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { act, ownLit, ZONE } from '../parts/dice-board.ts';
import { visits } from '../parts/pages.ts';
import { becomes } from '../parts/waiting.ts';

const site = await siteForTests();
const all = visits(site);
async function at(moment: string, options = {}): Promise<Page> {
  const page = await site.page('/', options);
  await all[`table-${moment}`]!(page);
  await page.locator('.board .face').first().waitFor({ state: 'attached' });
  return page;
}
/** Counts how often this page declares blockers. */
const COUNT = `{
  window.answersGiven = 0;
  const post = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (data, ...rest) {
    if (JSON.stringify(data).includes('block:0:')) answersGiven++;
    post.call(this, data, ...rest);
  };
}`;
const planned = (page: Page): Locator => page.locator(`${ZONE} .die.planned`);

test('Escape undoes a block that is not declared yet, and a double click declares it once', async () => {
  const page = await at('dice-masters-blocking.blockers');
  const block = async (): Promise<void> => {
    await page.locator(`${ZONE} .die.lit:not(.planned)`).first().click();
    await ownLit(page).first().click();
    await planned(page).first().waitFor();
  };
  await block();
  await page.keyboard.press('Escape');
  await planned(page).first().waitFor({ state: 'detached' });
  await becomes(() => act(page).isDisabled(), true, 'nothing is left to declare');
  await block();
  await page.evaluate(COUNT);
  await act(page).dblclick();
  await planned(page).first().waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate('answersGiven'), 1);
  assert.equal(await page.getByRole('dialog').count(), 0, 'nor does the second click read what lies there now');
  await page.context().close();
  site.assertWell();
});

test('a card that cannot be bought says why', async () => {
  const page = await at('dice-masters-main.react');
  const card = page.locator('.dm .cards-b .tile .face').first();
  await card.hover();
  await page.locator('.dm .cards-b .tile .face.refused').first().waitFor();
  assert.match((await card.getAttribute('title')) ?? '', /\w/);
  const why = (await card.getAttribute('title'))!;
  await card.click();
  const shown = page.getByRole('dialog');
  await shown.getByText(`Not possible: ${why}`).waitFor();
  await shown.locator('.rule').first().waitFor();
  // The card is shown whole once it has been fetched, with the six faces of its die.
  await shown.locator('ol > li').nth(5).waitFor();
  assert.equal(await shown.locator('ol > li').count(), 6);
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  await page.context().close();
  site.assertWell();
});

test('on a phone the answer is finished in a bar as wide as the window', async () => {
  const page = await at('dice-masters-blocking.blockers', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await becomes(async () => (await page.locator('.bar').boundingBox())!.width, 390);
  await page.context().close();
  site.assertWell();
});
