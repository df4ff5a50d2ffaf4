// Tests of things to do at a table beside the rules: clocks, watching, taking back, reading what things are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { answers, anyOption, chance, choose, joinedByBob, playBoth, shown } from '../parts/playing.ts';
import { until } from '../parts/waiting.ts';

const site = await siteForTests();
const FEW = 9;

/** Ann and Bob at a table with clocks, some answers into their game. */
async function annAndBob(): Promise<[Page, Page]> {
  const ann = await site.page('/new/dice-masters?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await choose(ann, 'Clock', '20 minutes each');
  const bob = await joinedByBob(site, ann);
  await playBoth([ann, bob], anyOption(chance(3)), FEW);
  return [ann, bob];
}

test('clocks run, others watch, and moves are taken back if both agree', async () => {
  const [ann, bob] = await annAndBob();
  const clocks = (): Promise<string[]> => ann.locator('.seats time').allInnerTexts();
  const before = await clocks();
  assert.equal(before.length, 2);

  const cara = await site.page(new URL(ann.url()).pathname);
  await cara.locator('.table[data-status=running]').waitFor();
  await cara.locator('.log li').first().waitFor();
  assert.equal(await cara.locator('.option').count(), 0, 'who watches is asked nothing');
  await cara.locator('.seats').getByText('You are watching').waitFor();
  await ann.getByText('watching').waitFor();

  const had = await answers(ann);
  await ann.getByRole('button', { name: /take back/i }).click();
  const agree = bob.getByRole('button', { name: 'Agree' });
  await agree
    .or(bob.locator(`.table[data-answers="${had - 1}"]`))
    .first()
    .waitFor();
  if (await agree.count()) await agree.click();
  await until(
    () => answers(ann),
    now => now < had,
  );
  await until(clocks, now => now.join() !== before.join());
  for (const page of [ann, bob, cara]) await page.context().close();
  site.assertWell();
});

test('the log tells what a thing is, and what is greyed out leads to its rule', async () => {
  const page = await site.page();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const pick = anyOption(chance(7));
  const refused = page.locator('.refused summary');
  for (let n = 0, seen = await shown(page); n < 40 && !(await refused.count()); n++) {
    await pick(page, seen);
    seen = await shown(page, seen.answers);
  }
  await page.locator('.log .thing').last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('tab', { name: 'Rulebook' }).click();
  await page.locator('[role=tabpanel] .wanted').waitFor(); // The chapter moves what is below it when it comes.
  await page.getByText('Help', { exact: true }).click();
  await page.getByText('Pick an option: on the table').waitFor();
  await refused.first().click();
  const rule = page.locator('.refused .rule').first();
  const id = await rule.innerText();
  await rule.click();
  await page.waitForURL(/\/rules\/dice-masters\?rule=/);
  await page.locator('main').getByText(id, { exact: true }).first().waitFor();
  await page.context().close();
  site.assertWell();
});

test('an open table is found on the front page, and so is the way back to it', async () => {
  const ann = await site.page('/new/dice-masters?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel('List as an open table').check();
  await ann.getByRole('button', { name: 'Start game' }).click();
  await ann.getByText('Waiting for players').waitFor();
  const bob = await site.page();
  await bob.getByRole('region', { name: 'Open tables' }).getByRole('link').first().click();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Join' }).click();
  await bob.locator('.table[data-status=running]').waitFor();
  await ann.goto('/');
  await ann.getByRole('link', { name: /^Continue/ }).click();
  await ann.locator('.table[data-status=running]').waitFor();
  for (const page of [ann, bob]) await page.context().close();
  site.assertWell();
});
