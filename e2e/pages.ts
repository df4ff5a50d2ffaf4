// Every page of the site, and how one gets to a table in the middle of a game.
import type { Page } from 'playwright-core';
import { SHELF } from '#games/index.ts';
import { anyOption, chance, shown } from './playing.ts';

const READY = SHELF.filter(({ status }) => status === 'ready').map(({ id }) => id);
export const GAMES: readonly string[] = READY;

export const PAGES: Readonly<Record<string, string>> = {
  front: '/',
  settings: '/settings',
  teams: '/teams',
  nowhere: '/new/chess',
  ...Object.fromEntries(
    READY.flatMap(id => [
      [`rules-${id}`, `/rules/${id}`],
      [`new-${id}-friends`, `/new/${id}?with=friends`],
      [`new-${id}-screen`, `/new/${id}?with=screen`],
    ]),
  ),
};

/** A table some answers into a game against bots. */
export async function midGame(page: Page, game: string, answers: number): Promise<void> {
  await page.goto('/');
  const box = page.locator('.box').nth(SHELF.findIndex(({ id }) => id === game));
  await box.getByRole('button', { name: 'Play now' }).click();
  const pick = anyOption(chance(5));
  for (let seen = await shown(page); seen.status === 'running' && seen.answers < answers;) {
    await pick(page, seen);
    seen = await shown(page, seen.answers);
  }
}

/** Gives up the game on the page and looks at it again, at a moment in its middle. */
export async function replayOfResigned(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'Look at it again' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
}
