// Somebody who has never seen a game: the lesson, a game to its end, a look at it again; clicks on board and bar alone.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { MatchRecord } from '#engine/match.ts';
import type { Site } from '../parts/browser.ts';
import { byMouse, clickAtLast, FOLDED, now, playOnBoard, type Clickable } from '../parts/hands.ts';
import { begins } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

/** A step of a lesson, by what a learner clicks. */
export type LessonStep = (page: Page) => Promise<void>;

export interface Newcomer {
  /** The game's id. */
  game: string;
  steps: readonly LessonStep[];
  /** The game that is played after the lesson. */
  record: MatchRecord;
  things: Clickable;
  eager: number;
  /** Settings besides the folded list. */
  settings?: Readonly<Record<string, unknown>>;
}

async function learn(page: Page, steps: readonly LessonStep[]): Promise<void> {
  for (const [n, follow] of steps.entries()) {
    await page.locator(`.table[data-step="${n}"]`).waitFor();
    await page.locator('.bar .bubble').first().waitFor();
    assert.equal((await now(page)).isListed, false);
    await follow(page);
    await page.locator('p.goal.reached').waitFor();
    if (n + 1 < steps.length) await page.locator('.coach').getByRole('button', { name: 'Next', exact: true }).click();
  }
}
export async function learnsPlaysLooksAgain(site: Site, newcomer: Newcomer): Promise<void> {
  const { game, steps, record, things, eager, settings } = newcomer;
  const folded = { ...FOLDED, ...settings };
  const page = await site.page(`/learn/${game}`, { viewport: { width: 1440, height: 900 }, settings: folded });
  await learn(page, steps);
  await begins(page, record);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  const beyond = (): Promise<number> => page.evaluate('document.documentElement.scrollHeight - innerHeight');
  const look = (): Promise<void> => becomes(beyond, 0, 'the table is as high as the window, whatever is asked');
  await playOnBoard(page, { things, press: byMouse, eager, look });
  await clickAtLast(page, page.locator('a[href^="/replay/"]').first());
  await page.locator('.board').first().waitFor();
  await page.context().close();
  site.assertWell();
}
