// The page stays still while a game is played: nothing on it is pushed about by what comes or goes beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { pageFor } from '../speed/move-time/showing.ts';
import { stretchesOf } from '../speed/move-time/stretch.ts';

const site = await siteForTests();
/** About two turns. */
const MOVES = 30;
const SCREENS = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
/** Every answer is given from elsewhere, so no shift is excused as what a click has brought: all of them count. Pieces
 *  that fly are left out: on a slow machine the first frame of a flight may already be under way. */
const WATCH = `{
  window.shifts = [];
  // Pieces that fly because of the last answer, and of the one before: a shift may be told late.
  window.flown = new Set();
  window.landing = new Set();
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...flight) {
    flown.add(this);
    return animate.apply(this, flight);
  };
  const flies = node => {
    for (let at = node; at; at = at.parentNode) if (flown.has(at) || landing.has(at)) return true;
    return false;
  };
  const boxed = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const named = node => (node?.nodeType === 3 ? node.parentElement : node)?.className ?? 'something';
  const watch = new PerformanceObserver(list => list.getEntries().forEach(({ value, sources }) => {
    const pushed = sources.filter(({ node, previousRect }) => previousRect.width && !flies(node));
    if (!pushed.length) return;
    shifts.push(value.toFixed(5) + ': ' + pushed.map(({ node, previousRect, currentRect }) =>
      named(node) + ' ' + boxed(previousRect) + ' to ' + boxed(currentRect)).join('; '));
  }));
  watch.observe({ type: 'layout-shift' });
}`;

for (const game of ['dice-masters', 'mutant-revolution']) {
  const [stretch] = await stretchesOf(game, 1, MOVES);
  for (const [screen, viewport] of Object.entries(SCREENS))
    test(`nothing shifts while ${game} is played: ${screen}`, async () => {
      const { page, answer } = await pageFor(site, stretch!, { viewport, settings: { list: false } });
      await page.waitForLoadState('networkidle');
      await page.evaluate(WATCH);
      const shifts: string[] = [];
      for (const [n, { decision, option }] of stretch!.answers.entries()) {
        await answer(n);
        const now = await page.evaluate<string[]>('(landing = flown, flown = new Set(), shifts.splice(0))');
        shifts.push(...now.map(shift => `${decision} ${option}: ${shift}`));
      }
      assert.deepEqual(shifts, []);
      await page.context().close();
      site.assertWell();
    });
}
