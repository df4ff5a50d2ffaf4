// Games that were begun with earlier rules: they are shown and played on by those, against the bots of that day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import { FOLDER, readGolden } from '../../tools/release/files.ts';
import { siteForTests } from '../parts/browser.ts';
import { anyOption, begins, chance, shown } from '../parts/playing.ts';

const site = await siteForTests();

/** A game of version 2 under way, with so many seats. */
function begun(game: string, seats: number, answers: number): MatchRecord {
  const { matches } = readGolden(FOLDER, game, 2)!;
  const { record } = matches.find(one => one.record.seats === seats && one.record.answers.length > answers)!;
  return { ...record, answers: record.answers.slice(0, answers) };
}

/** Plays some answers by chance; tells how many were given before and after, those of bots among them. */
async function playsOn(page: Page, times: number): Promise<[number, number]> {
  const hand = anyOption(chance(3));
  const first = await shown(page);
  let seen = first;
  for (let n = 0; n < times && seen.status === 'running'; n++) {
    await hand(page, seen);
    seen = await shown(page, seen.answers);
  }
  return [first.answers, seen.answers];
}

test('a game of Dice Masters of version 2 goes on at its board', async () => {
  const page = await site.page();
  await begins(page, begun('dice-masters', 2, 12));
  await page.getByRole('button', { name: 'Play now' }).first().click();
  const [before, after] = await playsOn(page, 8);
  assert.ok(before >= 12 && after >= before + 8, `${before} answers, then ${after}`);
  assert.equal(await page.locator('.dm').count(), 1);
  await page.context().close();
  site.assertWell();
});

test('a game of Mutant Revolution of version 2 goes on at the general table', async () => {
  const page = await site.page();
  await begins(page, begun('mutant-revolution', 3, 20));
  await page.locator('.box').nth(1).getByRole('button', { name: 'Play now' }).click();
  const [before, after] = await playsOn(page, 5);
  assert.ok(before >= 20 && after > before + 5, `${before} answers, then ${after}: bots play on, too`);
  assert.equal(await page.locator('.mr').count(), 0, 'its cards have other texts than those on the board of today');
  assert.match(await page.locator('.board pre').innerText(), /Plot Phase|Upkeep Phase|Recruit Phase|Mission Phase/);
  await page.context().close();
  site.assertWell();
});
