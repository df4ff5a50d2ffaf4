// Pages with something opened on them, and tables at which somebody waits or watches: how one gets there.
import type { Locator, Page } from 'playwright-core';
import { SHELF } from '#games/index.ts';
import type { Site } from './browser.ts';
import { goTo, shown } from './playing.ts';

/** A way to a page: it is there and still when this is done. */
export type Visit = (page: Page) => Promise<void>;
/** Things on a board that open a whole card. */
const CARDS: Readonly<Record<string, string>> = {
  'dice-masters': '.dm .cards-b .face',
  'mutant-revolution': '.mr [data-refs]',
  'age-of-heroes': '.aoh [data-refs^="team:"]',
  'marvel-heroes': '.mh [data-refs^="team:"]',
  'strike-teams': '.st [data-refs^="character:"]',
};
/** A question to the rulebook as people ask it, with a typing error. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'dice-masters': 'block two atackers',
  'mutant-revolution': 'trade caracters',
  'age-of-heroes': 'asign a hero',
  'marvel-heroes': 'wounded heros',
  'strike-teams': 'shoot thru a door',
};

/** A table where nothing moves, and the first seat is asked, without any box: it is only made where the page is not at
 *  such a table already. */
async function begun(page: Page, id: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/local/') && (await page.locator(CARDS[id]!).count())) return closeBox(page);
  if (pathname !== '/') await goTo(page, '/');
  const box = page.locator('.box').nth(SHELF.findIndex(entry => entry.id === id));
  await box.locator('button.act').click();
  await shown(page);
}
async function closeBox(page: Page): Promise<void> {
  const box = page.locator('dialog[open]');
  if (await box.count()) await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
}
/** The rulebook of a game, without any box: it is only loaded where the page is not there already. */
async function rulebook(page: Page, id: string): Promise<void> {
  if (new URL(page.url()).pathname !== `/rules/${id}`) await goTo(page, `/rules/${id}`);
  await closeBox(page);
}
async function opened(page: Page, place: Locator): Promise<void> {
  await place.focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
}
/** A table that Ann has made and that waits for others; whoever visits is Ann, or somebody else. */
async function waiting({ host }: Site, page: Page, isAnn: boolean): Promise<void> {
  const ann = await host.newGuest('Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const clock = { kind: 'live' as const, seconds: 1200, increment: 0 };
  const table = await host.make(
    { game: 'mutant-revolution', options: null, seats, isPublic: false, clock },
    ann.player,
  );
  await becomes(page, ann);
  if (!isAnn) await page.evaluate("localStorage.removeItem('longbox.guest')");
  await page.goto(`/table/${table}`);
  await page
    .locator(isAnn ? '.qr svg' : '.question form')
    .first()
    .waitFor();
}

/** The visitor is this guest from now on. */
async function becomes(page: Page, { player, token }: Awaited<ReturnType<Site['host']['newGuest']>>): Promise<void> {
  const kept = JSON.stringify({ player: player.id, name: player.name, token });
  await page.goto('/settings');
  await page.evaluate(`localStorage.setItem('longbox.guest', ${JSON.stringify(kept)})`);
}
/** A table at which Bob has said something and Ann answers; whoever visits is Ann. */
async function talking({ host }: Site, page: Page): Promise<void> {
  const [ann, bob] = [await host.newGuest('Ann'), await host.newGuest('Bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const clock = { kind: 'none' as const };
  const table = await host.make({ game: 'dice-masters', options: null, seats, isPublic: false, clock }, ann.player);
  await host.sit(table, bob.player);
  for (const [guest, line] of [
    [bob, 'Hello, may I begin?'],
    [ann, 'The dice say who begins.'],
  ] as const) {
    await becomes(page, guest);
    await page.goto(`/table/${table}`);
    await page.locator('#tab-chat').click();
    await page.locator('.chat form input').fill(line);
    await page.locator('.chat form button').click();
    await page.locator('.chat li').filter({ hasText: line }).waitFor();
  }
}

/** Every box that pages open, by name. */
export function boxes(site: Site, ids: readonly string[]): Record<string, Visit> {
  const all: Record<string, Visit> = {
    talk: page => talking(site, page),
    waiting: page => waiting(site, page, true),
    invited: page => waiting(site, page, false),
  };
  for (const id of ids) {
    all[`card-${id}`] = async page => {
      await begun(page, id);
      await opened(page, page.locator(CARDS[id]!).first());
    };
    all[`side-rules-${id}`] = async page => {
      await begun(page, id);
      await page.locator('#tab-rules').click();
      // The rule that the question goes by is marked.
      await page.locator('.side[data-tab=rules] li.wanted').waitFor();
    };
    all[`rules-${id}`] = async page => {
      await rulebook(page, id);
      const chip = page.locator('li[id] details .chips button').first();
      if (!(await chip.isVisible())) await page.locator('li[id] details > summary').first().click();
      await chip.waitFor();
    };
    all[`rules-card-${id}`] = async page => {
      await all[`rules-${id}`]!(page);
      await page.locator('li[id] details .chips button').first().click();
      await page.locator('dialog[open]').waitFor();
    };
    all[`search-${id}`] = async page => {
      await rulebook(page, id);
      await page.locator('search input').fill(QUESTIONS[id]!);
      await page.locator('main .panel li').first().waitFor();
    };
  }
  return all;
}
