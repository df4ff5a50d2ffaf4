// The page stays still while a game is played: its frame is not pushed about by what comes or goes in it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from './browser.ts';
import { pageFor } from './move-time/showing.ts';
import { stretchesOf } from './move-time/stretch.ts';

const site = await siteForTests();
/** About two turns. */
const MOVES = 30;
/** What stays where it is on each screen, by game: the action bar, the log, and the parts of the board. */
const FRAMES = {
  desk: {
    viewport: { width: 1440, height: 900 },
    'dice-masters': '.bar, .log, .dm > *, .dm .mat',
    'mutant-revolution': '.bar, .log',
  },
  phone: { viewport: { width: 390, height: 844 }, 'dice-masters': '.bar', 'mutant-revolution': '.bar' },
} as const;
/** Every answer is given from elsewhere, so no shift is excused as what a click has brought: all of them count. */
const watch = (frame: string): string => `{
  window.pushed = [];
  const boxed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver(list => {
    const all = list.getEntries().flatMap(({ sources }) => sources).filter(({ node, previousRect, currentRect }) =>
      node?.matches?.('${frame}') && previousRect.width > 0 && currentRect.width > 0);
    pushed.push(...all.map(({ node, previousRect, currentRect }) =>
      node.className + ': ' + boxed(previousRect) + ' to ' + boxed(currentRect)));
  }).observe({ type: 'layout-shift' });
}`;

for (const game of ['dice-masters', 'mutant-revolution'] as const)
  for (const [screen, { viewport, [game]: frame }] of Object.entries(FRAMES))
    test(`the frame of the page stays still while ${game} is played: ${screen}`, { timeout: 240_000 }, async () => {
      const [stretch] = await stretchesOf(game, 1, MOVES);
      const { page, answer } = await pageFor(site, stretch!, { viewport, settings: { list: false } });
      await page.evaluate(watch(frame));
      for (let n = 0; n < stretch!.answers.length; n++) await answer(n);
      assert.deepEqual(await page.evaluate<string[]>('pushed'), []);
      await page.context().close();
      site.assertWell();
    });
