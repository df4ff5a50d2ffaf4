// Pages with something opened on them, and tables at which somebody waits or watches: how one gets there.
import type { Locator, Page } from 'playwright-core';
import { SHELF } from '#games/index.ts';
import type { Site } from './browser.ts';
import { shown } from './playing.ts';

/** A way to a page: it is there and still when this is done. */
export type Visit = (page: Page) => Promise<void>;
/** Things on a board that open a whole card. */
const CARDS: Readonly<Record<string, string>> = {
  'dice-masters': '.dm .cards-b .face',
  'mutant-revolution': '.mr [data-refs]',
  'age-of-heroes': '.aoh [data-refs^="team:"]',
};
/** A question to the rulebook as people ask it, with a typing error. */
const QUESTIONS: Readonly<Record<string, string>> = {
  'dice-masters': 'block two atackers',
  'mutant-revolution': 'trade caracters',
  'age-of-heroes': 'asign a hero',
};

/** A table where nothing moves, and the first seat is asked. */
async function begun(page: Page, id: string): Promise<void> {
  await page.goto('/');
  const box = page.locator('.box').nth(SHELF.findIndex(entry => entry.id === id));
  await box.locator('button.act').click();
  await shown(page);
}
async function opened(page: Page, place: Locator): Promise<void> {
  await place.focus();
  await page.keyboard.press('i');
  await page.getByRole('dialog').waitFor();
}
/** A table that Ann has made and that waits for others; whoever visits is Ann, or somebody else. */
async function waiting({ host }: Site, page: Page, isAnn: boolean): Promise<void> {
  const { player, token } = await host.newGuest('Ann');
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const clock = { kind: 'live' as const, seconds: 1200, increment: 0 };
  const table = await host.make({ game: 'mutant-revolution', options: null, seats, isPublic: false, clock }, player);
  const kept = JSON.stringify({ player: player.id, name: 'Ann', token });
  await page.goto('/settings');
  await page.evaluate(
    `localStorage.${isAnn ? `setItem('longbox.guest', ${JSON.stringify(kept)})` : "removeItem('longbox.guest')"}`,
  );
  await page.goto(`/table/${table}`);
  await page
    .locator(isAnn ? '.qr svg' : '.question form')
    .first()
    .waitFor();
}

/** Every box that pages open, by name. */
export function boxes(site: Site, ids: readonly string[]): Record<string, Visit> {
  const all: Record<string, Visit> = {
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
      await page.locator('.side[data-tab=rules] .tab > *').first().waitFor();
    };
    all[`search-${id}`] = async page => {
      await page.goto(`/rules/${id}`);
      await page.locator('search input').fill(QUESTIONS[id]!);
      await page.locator('main .panel li').first().waitFor();
    };
  }
  return all;
}
