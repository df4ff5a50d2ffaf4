// Tests of what people at a table see of each other, and of the line between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import type { Clock } from '#protocol/parts.ts';
import { PATIENCE, siteForTests } from '../parts/browser.ts';
import { answers, anyOption, chance, goTo, playBoth, talk } from '../parts/playing.ts';
import { becomes, until } from '../parts/waiting.ts';

const site = await siteForTests();
const NO_CLOCK: Clock = { kind: 'none' };
const hand = anyOption(chance(3));

interface Person {
  player: { id: string; name: string };
  page: Page;
}
/** Somebody known to the server, with a browser. */
async function person(name: string): Promise<Person & { context: BrowserContext }> {
  const { player, token } = await site.host.newGuest(name);
  const value = JSON.stringify({ player: player.id, name, token });
  const origins = [{ origin: site.address, localStorage: [{ name: 'longbox.guest', value }] }];
  const context = await site.visitor({ storageState: { cookies: [], origins } });
  return { player, context, page: await context.newPage() };
}
/** People who come to table after table, each at a page that is loaded once. */
const regulars = new Map<string, Person>();
async function regular(name: string): Promise<Person> {
  const known = regulars.get(name);
  if (known && !known.page.isClosed()) return known;
  const newcomer = await person(name);
  regulars.set(name, newcomer);
  return newcomer;
}
/** A table of these people, all of them sitting and looking at it. */
async function company(game: string, names: readonly string[], clock = NO_CLOCK): Promise<[string, Person[]]> {
  const people = await Promise.all(names.map(regular));
  const seats = names.map((_, n) => ({ kind: n ? ('open' as const) : ('me' as const) }));
  const table = await site.host.make({ game, options: null, seats, isPublic: false, clock }, people[0]!.player);
  for (const { player } of people.slice(1)) await site.host.sit(table, player);
  await Promise.all(people.map(({ page }) => goTo(page, `/table/${table}`)));
  for (const { page } of people) await page.locator('.controls').waitFor();
  return [table, people];
}
const leaveAll = async (pages: readonly Page[]): Promise<void> => {
  const staying = [...regulars.values()].map(({ page }) => page);
  for (const page of pages) if (!staying.includes(page)) await page.context().close();
  site.assertWell();
};
const seatsOn = async (page: Page): Promise<string> => (await page.locator('.seats').innerText()).replaceAll('\n', ' ');
const say = async (page: Page, text: string): Promise<void> => {
  await talk(page);
  await page.getByRole('textbox', { name: 'Message …' }).fill(text);
  await page.keyboard.press('Enter');
  await page.locator('.chat').getByText(text).waitFor();
};

test('a line that breaks is spoken of, and what was picked meanwhile counts', async () => {
  const [, people] = await company('dice-masters', ['Ann', 'Bob']);
  const [ann, bob] = people.map(({ page }) => page) as [Page, Page];
  const asked = await Promise.any(
    [ann, bob].map(page =>
      page
        .locator('.bubble.own')
        .waitFor()
        .then(() => page),
    ),
  );
  const had = await answers(asked);
  await asked.context().setOffline(true);
  const lost = asked.getByText('No connection to the server. Retrying');
  await lost.waitFor();
  await asked.locator('.question .options .option').first().click();
  await asked.context().setOffline(false);
  await lost.waitFor({ state: 'detached' });
  for (const page of [ann, bob]) await page.locator(`.table[data-answers="${had + 1}"]`).waitFor();
  await leaveAll([ann, bob]);
});

test('a name is kept for the next table, and may be another there', async () => {
  const page = await site.page('/new/mutant-revolution?with=friends');
  const begin = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Start game' }).click();
    await page.getByText('Waiting for players').waitFor();
  };
  await page.getByLabel('Your name').fill('Ann');
  await begin();
  assert.match(await seatsOn(page), /^Ann .*Seat 2 Open Seat 3 Open/);
  await page.goto('/new/mutant-revolution?with=friends');
  await becomes(() => page.getByLabel('Your name').inputValue(), 'Ann');
  await page.getByLabel('Your name').fill('Anna');
  await begin();
  assert.match(await seatsOn(page), /^Anna /);
  await leaveAll([page]);
});

test('an invitation tells the game and its clock; a chair taken can be left', async () => {
  const [{ player, page: ann }, { page: bob }] = [await person('Ann'), await person('Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const wanted = { game: 'mutant-revolution', options: null, seats, isPublic: false };
  const table = await site.host.make({ ...wanted, clock: { kind: 'days', days: 3 } }, player);
  for (const page of [ann, bob]) await page.goto(`/table/${table}`);
  await bob.locator('.bubble').getByText('X-Men: Mutant Revolution').waitFor();
  await bob.locator('.bubble').getByText('3 days per move').waitFor();
  await bob.getByText('You’re watching. The game will appear here when it starts.').waitFor();
  await ann.locator('.onlookers').getByText('One person is watching.').waitFor();
  const cara = await site.page(`/table/${table}`);
  await cara.locator('.onlookers').getByText('2 people are watching.').waitFor();
  await ann.locator('.onlookers').getByText('2 people are watching.').waitFor();
  await cara.context().close();
  await ann.locator('.onlookers').getByText('One person is watching.').waitFor();
  await bob.getByRole('button', { name: 'Join' }).click();
  await ann.locator('.onlookers').filter({ hasNotText: 'looking' }).waitFor({ state: 'attached' });
  await bob.getByRole('button', { name: 'Leave the table' }).click();
  await bob.getByRole('button', { name: 'Join' }).waitFor();
  await until(
    () => seatsOn(ann),
    seats => /Seat 2 Open Seat 3 Open/.test(seats),
  );
  await ann.getByRole('img', { name: 'QR code of the link' }).locator('svg').waitFor();
  await bob.getByText('2 of 3 seats are free').waitFor();
  await ann.getByRole('button', { name: 'Seat 2: Rookie' }).click();
  await bob.locator('.seats').getByText('Bot (rookie)').waitFor();
  await ann.getByRole('button', { name: 'Seat 3: Magpie' }).click();
  for (const page of [ann, bob]) await page.locator('.table[data-status=running]').waitFor();
  await bob.locator('.seats').getByText('You are watching').waitFor();
  await leaveAll([ann, bob]);
});

test('a link is copied where the browser keeps the clipboard for secure pages', async () => {
  const { player, context, page } = await person('Ann');
  await context.addInitScript(`Object.defineProperty(window, 'isSecureContext', { value: false })`);
  await context.addInitScript(`Object.defineProperty(navigator, 'clipboard', { value: undefined })`);
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const wanted = { game: 'dice-masters', options: null, seats, isPublic: false, clock: NO_CLOCK };
  await page.goto(`/table/${await site.host.make(wanted, player)}`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await talk(page);
  const field = page.getByRole('textbox', { name: 'Message …' });
  await field.focus();
  await page.keyboard.press('Control+V');
  await becomes(() => field.inputValue(), page.url());
  await leaveAll([page]);
});

test('talk is in sight, others can be muted, who watches gives a name first', async () => {
  const [table, people] = await company('dice-masters', ['Ann', 'Bob']);
  const [ann, bob] = people.map(({ page }) => page) as [Page, Page];
  assert.doesNotMatch(await seatsOn(ann), /watching/);
  for (let n = 0; n < 12; n++) await say(ann, `line ${n}.`);
  const news = bob.locator('.news');
  await news.getByText('Ann line 11.').click();
  await news.waitFor({ state: 'detached' });
  const newest = bob.locator('.chat').getByText('line 11.');
  await newest.waitFor();
  const isInSight = (): Promise<boolean> =>
    newest.evaluate(
      line => line.getBoundingClientRect().bottom <= line.closest('.newest')!.getBoundingClientRect().bottom,
    );
  await becomes(isInSight, true, 'the newest line is in sight');
  assert.deepEqual(await ann.getByRole('button', { name: /^Mute/ }).count(), 0, 'nobody mutes themselves');
  await bob.getByRole('button', { name: 'Mute Ann' }).click();
  await newest.waitFor({ state: 'detached' });

  const cara = await site.page(`/table/${table}`);
  await talk(cara);
  await cara.locator('.chat').getByLabel('Your name').fill('Cara');
  await cara.keyboard.press('Enter');
  await say(cara, 'I am watching');
  await ann.locator('.chat').getByText('I am watching').waitFor();
  await ann.getByRole('tab', { name: 'Log' }).click();
  await say(cara, 'Do go on');
  await ann.locator('.news').getByText('Do go on').waitFor();
  await say(ann, 'Welcome');
  await ann.locator('.news').waitFor({ state: 'detached' });
  await ann.locator('.seats').getByText('1 watching').waitFor();
  await leaveAll([ann, bob, cara]);
});

test('an offer is taken back by whoever made it, and a refusal is told them', async () => {
  const [, people] = await company('dice-masters', ['Ann', 'Bob']);
  const [ann, bob] = people.map(({ page }) => page) as [Page, Page];
  const offer = ann.getByRole('button', { name: 'Offer a draw' });
  await offer.click();
  await ann.getByRole('button', { name: 'Cancel' }).click();
  await offer.waitFor();
  assert.equal(await ann.getByText('Your offer was declined').count(), 0, 'it was their own wish');
  await offer.click();
  await bob.getByRole('button', { name: 'Decline' }).click();
  await ann.getByText('Your offer was declined').waitFor();
  await offer.click();
  await bob.getByRole('button', { name: 'Agree' }).click();
  await ann.getByText('A draw.').first().waitFor();
  await becomes(() => ann.locator('.seats .turn').count(), 0, 'nobody is waited for any more');
  await leaveAll([ann, bob]);
});

test('whoever is played for by a bot keeps the name and is asked nothing', async () => {
  const [table, people] = await company('mutant-revolution', ['Ann', 'Bob', 'Cara']);
  const [ann, bob, cara] = people.map(({ page }) => page) as [Page, Page, Page];
  await site.host.request(table, people[1]!.player, 'bot', { do: 'replace', seat: 1 });
  await ann.locator('.seats').getByText('Bot (veteran)').waitFor();
  assert.match(await seatsOn(ann), /Bob Bot \(veteran\)/);
  await bob.getByRole('button', { name: 'Take my seat back' }).waitFor();
  await becomes(() => bob.locator('.option').count(), 0);
  await ann.getByRole('button', { name: 'Offer a draw' }).click();
  await bob.getByText('Ann offers a draw.').waitFor();
  assert.equal(await bob.getByRole('button', { name: 'Agree' }).count(), 0, 'nor about a draw');
  await bob.getByRole('button', { name: 'Take my seat back' }).click();
  await bob.locator('.seats').getByText('Bot (veteran)').waitFor({ state: 'detached' });

  await cara.getByRole('button', { name: 'Resign' }).click();
  await cara.getByRole('button', { name: 'Yes' }).click();
  await cara.locator('.controls button').first().waitFor({ state: 'detached' });
  await ann.locator('.seats').getByText('resigned').waitFor();
  await becomes(() => cara.locator('.option').count(), 0, 'for them, the game is over');
  await leaveAll([ann, bob, cara]);
});

test('with days for an answer nobody is replaced for being away', async () => {
  for (const clock of [NO_CLOCK, { kind: 'days', days: 3 } as const]) {
    const [, people] = await company('dice-masters', ['Ann', 'Bob'], clock);
    const [ann, bob] = people.map(({ page }) => page) as [Page, Page];
    await bob.context().close();
    await ann.locator('.seats').getByText('away').waitFor();
    const replace = ann.getByRole('button', { name: 'Replace Bob with a bot' });
    await becomes(() => replace.count(), clock === NO_CLOCK ? 1 : 0);
    await leaveAll([ann]);
  }
});

test('the tab and the front page tell where one is waited for', async () => {
  // Two who have no other game.
  const [, people] = await company('dice-masters', ['Dan', 'Eve']);
  const pages = people.map(({ page }) => page);
  await playBoth(pages, hand, 3);
  const asked = await Promise.any(
    pages.map(page =>
      page
        .locator('.bubble.own')
        .waitFor()
        .then(() => page),
    ),
  );
  await until(
    () => asked.title(),
    title => title.startsWith('● '),
  );
  const told = async (page: Page): Promise<boolean> => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue/ }).waitFor();
    return (await page.getByRole('region', { name: /^My games/ }).innerText()).includes('your turn');
  };
  const wanted = pages.map(page => page === asked);
  let waiting: boolean[] = [];
  // Lists tell of turns a little later.
  for (const until = performance.now() + PATIENCE; !isDeepStrictEqual(waiting, wanted) && performance.now() < until;)
    waiting = await Promise.all(pages.map(told));
  assert.deepEqual(waiting, wanted);
  await leaveAll(pages);
});

test('a clock that has run out counts the last seconds, and is named when it answers', async () => {
  const [, people] = await company('dice-masters', ['Ann', 'Bob'], { kind: 'live', seconds: 10, increment: 0 });
  const pages = people.map(({ page }) => page);
  await pages[0]!.locator('.seats time.low', { hasText: '+0:0' }).waitFor();
  for (const page of pages) await page.locator('.log').getByText('the clock answers for').first().waitFor();
  await leaveAll(pages);
});
