// A whole turn of Dice Masters fits into one window: nothing that is needed lies outside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { Player } from '../parts/dice-board.ts';
import { played } from '../parts/pages.ts';
import { begins, shown } from '../parts/playing.ts';
import { becomes } from '../parts/waiting.ts';

const site = await siteForTests();
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];
/** Pixels by which the page reaches beyond its window, down and to the right. */
const beyond = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(`(({ scrollHeight, scrollWidth }) =>
    [scrollHeight - innerHeight, scrollWidth - innerWidth])(document.documentElement)`);

for (const viewport of SCREENS)
  test(`a turn needs no scrolling at ${viewport.width}×${viewport.height}`, async () => {
    const page = await site.page('/', { viewport });
    const { record } = await played('dice-masters');
    // From the second turn of the first seat on there are dice and energy to do something with.
    const turns = record.answers.flatMap(({ decision, seat }, n) => (decision === 'turn.reroll' && !seat ? [n] : []));
    await begins(page, { ...record, answers: record.answers.slice(0, turns[1]) });
    await page.getByRole('button', { name: 'Play now' }).first().click();
    const player = new Player(page);
    const steps = new Set<string>();
    for (let n = 0, seen = await shown(page); n < 12 && seen.status === 'running'; n++) {
      await becomes(() => beyond(page), [0, 0], `after ${n} answers`);
      steps.add(await page.locator('.dm .phase').innerText());
      await player.hand(page, seen);
      seen = await shown(page, seen.answers);
    }
    assert.ok(steps.size > 2, `steps of a turn were seen: ${[...steps].join(', ')}`);
    await page.context().close();
    site.assertWell();
  });
