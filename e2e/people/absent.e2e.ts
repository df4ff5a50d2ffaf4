// Tests of who plays for somebody who is away, who fills free seats, and what all read of what was taken back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { answers, anyOption, chance, choose, joinedByBob, playBoth, seat } from '../parts/playing.ts';
import { becomes, until } from '../parts/waiting.ts';

const site = await siteForTests();
const close = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.context().close();
  site.assertWell();
};

test('the maker says who stands in; all read it before they sit, choose for themselves, and come back', async () => {
  const ann = await site.page('/new/dice-masters?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await choose(ann, 'Bot that plays for absent players', 'Rookie');
  await ann.getByRole('button', { name: 'Start game' }).click();
  await ann.getByText('Waiting for players').waitFor();
  const table = new URL(ann.url()).pathname;
  const bob = await site.page(table);
  await bob.getByText('While a player is away, the bot Rookie plays for them.').waitFor();
  await bob.getByLabel('Your name').fill('Bob');
  await bob.getByRole('button', { name: 'Join' }).click();
  for (const page of [ann, bob]) await page.locator('.table[data-status=running]').waitFor();

  await bob.getByRole('tab', { name: 'Rulebook' }).click();
  const own = bob.getByLabel('Bot that plays for me while I’m away');
  assert.equal(await own.inputValue(), 'rookie');
  await own.selectOption('Mastermind');
  const id = table.split('/').at(-1)!;
  const seats = async () => (await site.host.open(id)).table.seats;
  await becomes(async () => (await seats()).map(({ standIn }) => standIn ?? ''), ['', 'mastermind']);
  const [, taken] = await seats();
  await site.host.request(id, taken!.player!, 'gone', { do: 'replace', seat: 1, level: 'random' });
  await ann.locator('.seats').getByText('Bot (mastermind)').waitFor();
  await bob.getByRole('button', { name: 'Take my seat back' }).click();
  await ann.locator('.seats').getByText('Bot (mastermind)').waitFor({ state: 'detached' });
  await close(ann, bob);
});

test('free seats are filled by the maker; when the maker has got up, by all who sit', async () => {
  const ann = await site.page('/new/mutant-revolution?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: 'Start game' }).click();
  await ann.getByText('Waiting for players').waitFor();
  const sitting = async (name: string): Promise<Page> => {
    const page = await site.page(new URL(ann.url()).pathname);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByText('You have a seat.').waitFor();
    return page;
  };
  const rookie = (page: Page) => page.locator('.fill').getByRole('button', { name: /Rookie$/ });
  const bob = await sitting('Bob');
  await becomes(() => rookie(ann).count(), 1);
  await becomes(() => rookie(bob).count(), 0, 'it is Ann’s table');
  await bob.getByText('Ann made this table and fills free seats with bots.').waitFor();
  await ann.getByRole('button', { name: 'Leave the table' }).click();
  await becomes(() => rookie(bob).count(), 2);
  const cara = await sitting('Cara');
  await becomes(() => rookie(cara).count(), 1);
  await rookie(bob).click();
  await cara.getByText('Bob would like Rookie here.').waitFor();
  assert.equal(await cara.locator('.table').getAttribute('data-status'), 'open');
  await rookie(cara).click();
  for (const page of [bob, cara]) await page.locator('.table[data-status=running]').waitFor();
  await close(ann, bob, cara);
});

test('everybody reads in the log what was taken back, and by whom', async () => {
  const ann = await site.page('/new/dice-masters?with=friends');
  await ann.getByLabel('Your name').fill('Ann');
  await seat(ann, 'Seat 2', /Free seat/);
  const bob = await joinedByBob(site, ann);
  const hand = anyOption(chance(3));
  await playBoth([ann, bob], hand, 6);
  const had = await answers(ann);
  await ann.getByRole('button', { name: /take back/i }).click();
  const agree = bob.getByRole('button', { name: 'Agree' });
  await agree
    .or(bob.locator('.log').getByText(/Taken back by Ann/))
    .first()
    .waitFor();
  if (await agree.count()) await agree.click();
  for (const page of [ann, bob])
    await page
      .locator('.log')
      .getByText(/Taken back by Ann/)
      .waitFor();
  await until(
    () => answers(bob),
    now => now < had,
  );
  await close(ann, bob);
});
