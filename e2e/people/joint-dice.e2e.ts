// Dice that are drawn together: pages commit to salts and reveal them by themselves, over reloads, and say whom they
// wait for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Somebody } from '#protocol/entries.ts';
import type { Table } from '#tables/log/table.ts';
import { hashing, revealing } from '#tables/testing/salts.ts';
import { siteForTests } from '../parts/browser.ts';
import { joinedByBob } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

const site = await siteForTests();
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
const tableAt = async (page: Page): Promise<Table> => (await site.host.open(idOf(page))).table;
const running = (page: Page): Promise<void> => page.locator('.table[data-status=running]').waitFor();

async function invited(): Promise<Page> {
  const ann = await site.page('/new/dice-masters?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  return ann;
}
/** A table of Ann's, at which a program sits down whose hash is known; her page has committed to a salt. */
async function withProgram(): Promise<{ ann: Page; bob: Somebody }> {
  const ann = await invited();
  await ann.getByRole('button', { name: 'Start game' }).click();
  await ann.getByText('Waiting for players').waitFor();
  await becomes(async () => (await tableAt(ann)).seats[0]!.hash !== undefined, true);
  return { ann, bob: (await site.host.newGuest('Bob')).player };
}

test('pages draw the dice together without a click, and show what is fixed', async () => {
  const ann = await invited();
  const bob = await joinedByBob(site, ann);
  const { record, seats } = await tableAt(ann);
  assert.deepEqual(
    seats.map(({ hash, isOpen }) => [hash!.length, isOpen]),
    [
      [64, undefined],
      [64, undefined],
    ],
  );
  assert.match(record!.salt!, /^[0-9a-f]{32} [0-9a-f]{32}$/);
  for (const page of [ann, bob]) {
    await page.locator('#tab-rules').click();
    await page.getByText(/Everyone with a seat here helped fix the dice: [0-9a-f]{64}/).waitFor();
    await page.context().close();
  }
  site.assertWell();
});
test('a page that is loaded anew still has its salt', async () => {
  const { ann, bob } = await withProgram();
  const { hash } = (await tableAt(ann)).seats[0]!;
  await ann.reload();
  await ann.getByText('Waiting for players').waitFor();
  const table = await tableAt(ann);
  await site.host.sit(idOf(ann), bob, 1, hashing(table, 1, 'thyme'));
  await becomes(async () => (await tableAt(ann)).seats[0]!.salt !== undefined, true);
  assert.equal(table.seats[0]!.hash, hash);
  await site.host.request(idOf(ann), bob, 'reveal', revealing(1, 'thyme'));
  await running(ann);
  await ann.context().close();
  site.assertWell();
});
test('it says whom it waits for, and that the dice are drawn anew without them', async () => {
  const { ann, bob } = await withProgram();
  await site.host.sit(idOf(ann), bob, 1, hashing(await tableAt(ann), 1, 'thyme'));
  await ann.getByText('Everybody is here: the dice are being drawn together. Waiting for Bob.').waitFor();
  await ann.getByText('If you leave while the dice are being drawn, you cannot take a seat here again.').waitFor();
  await site.host.request(idOf(ann), bob, 'leave', { do: 'leave', seat: 1 });
  await ann.getByText('The dice are being drawn again without Bob, who left meanwhile.').waitFor();
  await becomes(async () => (await tableAt(ann)).seats[0]!.hash !== undefined, true);
  await site.host.sit(idOf(ann), (await site.host.newGuest('Cat')).player);
  await running(ann);
  assert.match((await tableAt(ann)).record!.salt!, /^[0-9a-f]{32}$/);
  await ann.context().close();
  site.assertWell();
});
test('it warns where the hashes beside which it revealed its salt are not shown at all any more', async () => {
  const people = [await site.host.newGuest('Bob'), await site.host.newGuest('Cat')];
  const seats = people.map(({ player }) => ({ kind: 'player', player }) as const);
  const wanted = { game: 'dice-masters', options: null, seats, isPublic: false, clock: { kind: 'none' } } as const;
  const id = await site.host.make(wanted, people[0]!.player);
  const ann = await site.page('/');
  const kept = JSON.stringify({ salt: 'x'.repeat(32), at: 0, joint: 'f'.repeat(64) });
  await ann.evaluate(`localStorage.setItem('longbox.salt.${id}.1.0', '${kept}')`);
  await ann.goto(`/table/${id}`);
  await ann.locator('#tab-rules').click();
  await ann.getByText('somebody may have chosen these dice').waitFor();
  await ann.context().close();
  site.assertWell();
});
