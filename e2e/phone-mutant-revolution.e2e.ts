// Mutant Revolution on a phone: played by touch through every phase, nothing sideways, thumbs find what is offered.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { ARENA, shortGame } from './arena-board.ts';
import { siteForTests } from './browser.ts';
import { byTouch, playOnBoard, type Player } from './hands.ts';
import { begins } from './playing.ts';

const site = await siteForTests();
const FOLDED = `localStorage.setItem('longbox.settings', '{"list":false}')`;
const PHASES = ['Upkeep', 'Plot', 'Recruit', 'Mission'];
/** Pixels that a thumb needs. */
const THUMB = 44;

/** Nothing is wider than the window, what is lit is large enough, the question and its buttons are in sight. */
const LOOK = `(() => {
  const small = [...document.querySelectorAll('.bar .act, .bar .plain, .mr .lit > .face, .mr .dial button, .mr .cell')]
    .map(node => [node, node.getBoundingClientRect()])
    .filter(([, { width, height }]) => width && (width < ${THUMB} - 0.6 || height < ${THUMB} - 0.6))
    .map(([node, { width, height }]) => node.className.baseVal ?? node.className + ' ' + width + 'x' + height);
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return {
    over: document.documentElement.scrollWidth - innerWidth,
    small,
    isInSight: bar.top >= 0 && bar.bottom <= innerHeight + 1,
    phase: document.querySelector('.mr [aria-current=step]')?.textContent.trim() ?? '',
  };
})()`;
interface Looked {
  over: number;
  small: string[];
  isInSight: boolean;
  phase: string;
}

async function table(width: number, seed: number): Promise<Page> {
  const page = await site.page('/', { viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
  await page.evaluate(FOLDED);
  await page.reload();
  await begins(page, shortGame(seed));
  await page.locator('.box').nth(1).getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-status=running]').waitFor();
  return page;
}
for (const [width, seed] of [
  [390, 3],
  [360, 5],
] as const)
  test(`a round by touch on a phone of ${width} pixels`, { timeout: 280_000 }, async () => {
    const page = await table(width, seed);
    const seen = new Set<string>();
    const look: Player['look'] = async (_page, { question }) => {
      const { phase, ...found } = await page.evaluate<Looked>(LOOK);
      seen.add(phase);
      assert.deepEqual(found, { over: 0, small: [], isInSight: true }, `${phase}: ${question}`);
    };
    const isEnough = (): boolean => PHASES.every(phase => seen.has(phase));
    await playOnBoard(page, { things: ARENA, press: byTouch, eager: 35, look, isEnough });
    assert.ok(isEnough(), `only ${[...seen].join(', ')}`);
    await page.context().close();
    site.assertWell();
  });
