// Sides, roles, settings and a series of three matches, on the small tug of war: with friends, and without a server.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { choose, click, playBoth, playOn, seat, shown, type Hand } from '../parts/playing.ts';

const site = await siteForTests();

/** Dwarfs do their best, the Giant does nothing. */
const hand: Hand = async (page, seen) => {
  const viewer = await page.locator('.table').getAttribute('data-viewer');
  const wanted = viewer === '2' ? ['ease', 'pass'] : ['shout', 'heave', 'ease', 'pass'];
  await click(
    page,
    wanted.find(option => seen.options.includes(option))!,
    seen,
  );
};
const place = (page: Page, n: number): Promise<void> => page.getByText(`Match ${n} of a series`).waitFor();
const verdict = (page: Page): Promise<string> => page.locator('.bubble.over b').innerText();
const seatsOn = (page: Page): Promise<string> => page.locator('.seats').innerText();
async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
}
const HAS_END = `performance.getEntriesByType('resource').some(one => /End-/.test(one.name) && one.responseEnd)`;
async function over(page: Page): Promise<string> {
  await page.locator('.table[data-status=over]').waitFor();
  return verdict(page);
}

/** Ann and Bob as Dwarfs, Cara as the Giant, each with a browser. */
async function company(): Promise<[Page, Page, Page]> {
  const ann = await site.page('/new/tug?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  for (const role of ['Dwarf 1', 'Dwarf 2', 'Giant']) await ann.getByRole('group', { name: role }).waitFor();
  await ann.getByRole('button', { name: 'Start game' }).click();
  await ann.getByText('Waiting for players').waitFor();
  const join = async (name: string, role?: string): Promise<Page> => {
    const page = await site.page(new URL(ann.url()).pathname);
    await page.getByLabel('Your name').first().fill(name);
    if (role) await page.getByLabel('Seat').selectOption({ label: role });
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText(name).first().waitFor();
    return page;
  };
  const cara = await join('Cara', 'Giant');
  const bob = await join('Bob');
  for (const page of [ann, bob, cara]) await page.locator('.table[data-status=running]').waitFor();
  return [ann, bob, cara];
}
/** One of them would like the next match, and the others agree: all of them are taken there. */
async function nextMatch([first, ...others]: readonly Page[], called: string): Promise<void> {
  await first!.getByRole('button', { name: `Next: ${called}` }).click();
  for (const page of others) {
    await page.getByText(`would like to continue: ${called}.`).waitFor();
    await page.getByRole('button', { name: 'Agree' }).click();
  }
}

test('friends play three matches in kept seats; a side of two wins, gives up, and wins', async () => {
  const pages = await company();
  const [ann, bob, cara] = pages;
  assert.match(await seatsOn(ann), /Ann[^]*Dwarf 1 ·[^]*Bob[^]*Dwarf 2 ·[^]*Cara[^]*Giant ·/);
  await place(ann, 1);
  await playBoth(pages, hand, Infinity);
  for (const page of pages) assert.equal(await over(page), 'Ann, Bob win.');
  // Visitors here keep no copy of the site: while the server is away, they cannot fetch the script that ends a match.
  for (const page of pages) await page.waitForFunction(HAS_END);
  await site.restart();
  await nextMatch(pages, 'match 2 of 3, 1 : 0');

  for (const page of pages) await place(page, 2);
  assert.match(await seatsOn(cara), /Ann[^]*Dwarf 1 ·[^]*Bob[^]*Dwarf 2 ·[^]*Cara[^]*Giant ·/, 'seats are kept');
  await resign(ann);
  await bob.locator('.seats').getByText('resigned').waitFor();
  await bob.locator('.table[data-status=running]').waitFor();
  await resign(bob);
  for (const page of pages) assert.equal(await over(page), 'Cara wins.');
  await nextMatch([cara, ann, bob], 'match 3 of 3, 1 : 1');

  for (const page of pages) await place(page, 3);
  await resign(cara);
  for (const page of pages) assert.equal(await over(page), 'Ann, Bob win.');
  assert.equal(await ann.getByRole('button', { name: 'Next:' }).count(), 0, 'the series is over');
  await ann.getByRole('link', { name: 'Previous match' }).click();
  await place(ann, 2);
  await ann.getByRole('link', { name: 'Next match', exact: true }).click();
  await place(ann, 3);
  for (const page of pages) await page.context().close();
  site.assertWell();
});

test('around one screen without a server: settings, a series, and a reload in between', async () => {
  const page = await site.page('/new/tug?with=screen', { serviceWorkers: 'allow' });
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.reload();
  const puddle = page.getByRole('group', { name: 'Puddle, in steps' });
  await choose(page, 'Ground', 'muddy');
  await choose(page, 'Puddle, in steps', '2');
  await choose(page, 'Ground', 'dry');
  await puddle.waitFor({ state: 'detached' });
  await choose(page, 'Ground', 'muddy');
  assert.ok(await puddle.getByRole('radio', { name: '2' }).isChecked(), 'what was chosen is not forgotten');
  await page.getByRole('button', { name: 'Start game' }).click();

  await playOn(page, hand, 60);
  assert.equal(await over(page), 'Dwarf 1, Dwarf 2 win.');
  const log = await page.locator('.log').innerText();
  assert.match(log, /pull 4 and the Giant 2\. The mark is in the middle\./, 'the puddle swallows two steps');
  await page.getByRole('link', { name: 'Replay and analysis' }).click();
  await page.getByText('Dwarf 1, Dwarf 2 win.', { exact: true }).waitFor();
  await page.getByLabel('View as').waitFor();
  const eyes = await page.getByLabel('View as').locator('option').allInnerTexts();
  assert.deepEqual(eyes.slice(2), ['Dwarf 1', 'Dwarf 2', 'Giant'], 'a replay names the roles too');
  await page.goBack();
  await page.reload();
  await page.getByRole('button', { name: 'Next: match 2 of 3, 1 : 0' }).click();

  await place(page, 2);
  for (let seen = await shown(page), n = 0; n < 2; n++, seen = await shown(page, seen.answers)) {
    if (n) await page.getByRole('button', { name: 'I’m Dwarf 2' }).click();
    await click(page, 'ease');
  }
  // The last one who is asked has nothing to hide from anybody: the screen is not handed over.
  await page.locator('.table[data-viewer="2"]').waitFor();
  await resign(page);
  assert.equal(await over(page), 'Dwarf 1, Dwarf 2 win.');
  await page.getByRole('button', { name: 'Next: match 3 of 3, 2 : 0' }).click();
  await place(page, 3);
  await page.reload();
  await place(page, 3);
  await page.context().close();
  site.assertWell();
});

test('where only passing is left, it is said without a click once one has set it so', async () => {
  const page = await site.page('/settings');
  await page.getByLabel('Auto-pass').selectOption({ label: 'on' });
  await page.getByText('opponents can tell from the timing').waitFor();
  await page.goto('/new/tug?with=screen');
  await choose(page, 'Rope', 'long');
  for (const role of ['Dwarf 2', 'Giant']) await seat(page, role, /Rookie/);
  await page.getByRole('button', { name: 'Start game' }).click();
  for (const option of ['ease', 'shout', 'ease', 'ease']) {
    const { answers } = await shown(page);
    await click(page, option);
    await shown(page, answers);
  }
  await page.getByRole('tab', { name: 'Rulebook' }).click();
  await page.locator('summary', { hasText: 'Auto-pass' }).click();
  const stop = page.getByLabel(/Do you shout\?/);
  await stop.check();
  await click(page, 'ease');
  await page.locator('.question .options .option[data-option=pass]').waitFor();
  await page.context().close();
  site.assertWell();
});
