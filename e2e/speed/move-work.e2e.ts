// The work of a move until it is on the board, counted: its time is measured in move-time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { becomes } from '../parts/waiting.ts';
import { pageFor } from './move-time/showing.ts';
import { stretchesOf } from './move-time/stretch.ts';

const site = await siteForTests();
const MOVES = 16;
/** Counts the work in the task that brings each move onto the board: places read, and nodes copied. */
const COUNT = `{
  window.work = [];
  let now;
  const begun = () => {
    if (!now) setTimeout(() => (now = undefined));
    return (now ??= { getBoundingClientRect: 0, cloneNode: 0 });
  };
  for (const [of, name] of [[Element, 'getBoundingClientRect'], [Node, 'cloneNode']]) {
    const real = of.prototype[name];
    of.prototype[name] = function (...args) {
      begun()[name]++;
      return real.apply(this, args);
    };
  }
  const heard = MessageEvent.prototype;
  const { get } = Object.getOwnPropertyDescriptor(heard, 'data');
  // A message begins a new task.
  Object.defineProperty(heard, 'data', { get() { now = undefined; return get.call(this); } });
  new MutationObserver(() => work.push({ ...begun() }))
    .observe(document.querySelector('.board'), { attributes: true, attributeFilter: ['data-answers'] });
}`;
/** Dice and fights are drawn ahead of time, one in each idle moment: on a busy machine that takes a while. */
const PREPARED = `(async () => {
  for (let n = 0; n < 150; n++) await new Promise(resolve => requestIdleCallback(resolve));
})()`;
/** Counts how often a line of the log is written that has been written before. */
const COUNT_LINES = `{
  window.rewritten = 0;
  const written = new WeakSet(document.querySelectorAll('.log li'));
  new MutationObserver(changes => {
    rewritten += changes.filter(({ target }) => written.has(target)).length;
    document.querySelectorAll('.log li').forEach(line => written.add(line));
  }).observe(document.querySelector('.log'), { childList: true, subtree: true });
}`;
/** Collects lines of the log that are pushed: they are scrolled when new ones come. */
const COUNT_SHIFTS = `{
  window.pushed = [];
  const lineOf = node => (node?.nodeType === Node.TEXT_NODE ? node.parentElement : node)?.closest?.('.log li');
  new PerformanceObserver(list => {
    const sources = list.getEntries().flatMap(entry => entry.sources);
    pushed.push(...sources.filter(({ node }) => lineOf(node)).map(({ node }) => node.textContent));
  }).observe({ type: 'layout-shift' });
}`;
type Work = Record<'getBoundingClientRect' | 'cloneNode', number>;

test('moves of dice read no places before they are drawn and copy few nodes', async () => {
  const [stretch] = await stretchesOf('dice-masters', 1, MOVES);
  const { page, answer } = await pageFor(site, stretch!);
  await page.evaluate(PREPARED);
  await page.evaluate(COUNT);
  await page.evaluate(COUNT_LINES);
  await page.evaluate(COUNT_SHIFTS);
  for (let n = 0; n < MOVES; n++) await answer(n);
  const work = (await page.evaluate('work')) as Work[];
  const sum = (key: keyof Work): number => work.reduce((all, one) => all + one[key], 0);
  assert.equal(work.length, MOVES);
  const reading = work.filter(one => one.getBoundingClientRect > 0);
  // Dice are as large as the board allows: a die more or less makes a board of another size.
  assert.ok(reading.length <= MOVES / 2 + 2, `only a board of another size is read: ${JSON.stringify(work)}`);
  assert.ok(sum('cloneNode') <= 2 * MOVES, `faces come up again: ${JSON.stringify(work)}`);
  await assertQuietLog(page);
  await page.context().close();
  site.assertWell();
});

test('moves of Schools write each line of the log once and push none', async () => {
  const [stretch] = await stretchesOf('mutant-revolution', 1, MOVES);
  const { page, answer } = await pageFor(site, stretch!);
  await page.evaluate(COUNT_LINES);
  await page.evaluate(COUNT_SHIFTS);
  for (let n = 0; n < MOVES; n++) await answer(n);
  await assertQuietLog(page);
  await page.context().close();
  site.assertWell();
});

async function assertQuietLog(page: Page): Promise<void> {
  assert.equal(await page.evaluate('rewritten'), 0, 'a line of the log is written once');
  assert.deepEqual(await page.evaluate('pushed'), [], 'no line is pushed by a new one');
  const isInSight = (): Promise<boolean> =>
    page
      .locator('.log li')
      .last()
      .evaluate(line => {
        const [box, list] = [line.getBoundingClientRect(), line.closest('.log')!.getBoundingClientRect()];
        return box.bottom <= list.bottom + 1 && box.top >= list.top - 1;
      });
  // The log is scrolled in a frame of its own.
  await becomes(isInSight, true, 'the newest line is in sight');
}
