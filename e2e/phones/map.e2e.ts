// The map of Mutant Revolution's arena on a phone: panned, pinched, walked by keys, and back to the active figure.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { siteForTests } from '../parts/browser.ts';
import { visits } from '../parts/pages.ts';
import { settled, until as becomesSo } from '../parts/waiting.ts';

const site = await siteForTests();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const visit = visits(site)['table-mutant-revolution-pcTurn.act']!;

const map = (page: Page): Locator => page.getByRole('group', { name: 'The arena' });
const cells = (page: Page): Locator => map(page).locator('[data-cell]');
interface Seen {
  x: number;
  y: number;
  width: number;
}
async function seen(page: Page): Promise<Seen> {
  const box = (await map(page).locator('> svg').getAttribute('viewBox'))!;
  const [x, y, width] = box.split(' ').map(Number) as [number, number, number];
  return { x, y, width };
}
async function middleOf(thing: Locator): Promise<{ x: number; y: number }> {
  const box = (await thing.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
async function arena(options: object = PHONE): Promise<Page> {
  const page = await site.page('/', options);
  await visit(page);
  await map(page).scrollIntoViewIfNeeded();
  await cells(page).first().waitFor();
  await settled(() => Promise.all([seen(page), map(page).boundingBox()]));
  return page;
}
/** The part of the map that is seen, once it is so. */
const until = (page: Page, isSo: (now: Seen) => boolean): Promise<Seen> => becomesSo(() => seen(page), isSo);
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('cells are large enough for a finger; a drag pans, a button leads back to who acts', async () => {
  const page = await arena();
  const { width } = (await cells(page).first().boundingBox())!;
  assert.ok(width >= 39.5, `a cell is ${width} pixels wide`);
  const [start, before] = [await seen(page), await answered(page)];
  const { x, y } = await middleOf(map(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 3 });
  await page.mouse.up();
  const panned = await until(page, now => now.x > start.x);
  assert.equal(panned.width, start.width);
  assert.equal(await answered(page), before, 'a drag is no click');
  await button(page, 'To the active figure').click();
  await until(page, now => isDeepStrictEqual(now, start));
  await page.context().close();
  site.assertWell();
});
const answered = (page: Page): Promise<string | null> => page.locator('.board').getAttribute('data-answers');

type Finger = { x: number; y: number };
const touch = (
  line: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  touchPoints: Finger[],
): Promise<unknown> => line.send('Input.dispatchTouchEvent', { type, touchPoints });

test('two fingers zoom in where they are, and an overview shows all of it', async () => {
  const page = await arena();
  const line = await page.context().newCDPSession(page);
  const start = await seen(page);
  const { x, y } = await middleOf(map(page));
  await touch(line, 'touchStart', [{ x: x - 30, y }]);
  await touch(line, 'touchStart', [
    { x: x - 30, y },
    { x: x + 30, y },
  ]);
  for (const by of [45, 60])
    await touch(line, 'touchMove', [
      { x: x - by, y },
      { x: x + by, y },
    ]);
  await touch(line, 'touchEnd', []);
  await until(page, ({ width }) => width < start.width * 0.7);
  await button(page, 'Whole map').click();
  await until(page, ({ width }) => width >= 157);
  await page.context().close();
  site.assertWell();
});

test('keys walk from cell to cell, zoom, and go back; Enter walks there', async () => {
  const page = await arena();
  const start = await seen(page);
  const focused = (): Promise<string | undefined> => page.evaluate('document.activeElement.dataset.cell');
  await cells(page).first().focus();
  const first = await focused();
  const others = new Set<string | undefined>();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    others.add(await focused());
  }
  others.delete(first);
  assert.ok(others.size > 0 && !others.has(undefined), 'arrow keys lead to other cells');
  assert.equal(await map(page).locator('[data-cell][tabindex="0"]').count(), 1, 'Tab stops at one of them');
  await page.keyboard.press('+');
  await until(page, now => now.width < start.width);
  await page.keyboard.press('0');
  await until(page, now => now.width > start.width);
  await page.keyboard.press('Home');
  await until(page, now => isDeepStrictEqual(now, start));
  const before = await answered(page);
  await page.keyboard.press('Enter');
  await page.locator(`.board:not([data-answers="${before}"])`).waitFor();
  await page.context().close();
  site.assertWell();
});

test('a wheel zooms with Ctrl, and without it once the map is zoomed in', async () => {
  const page = await arena({ viewport: { width: 1280, height: 900 } });
  const start = await seen(page);
  const { x, y } = await middleOf(map(page));
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -100);
  assert.deepEqual(await seen(page), start, 'the page scrolls while all of the map is seen');
  await page.evaluate('scrollTo(0, 0)');
  await map(page).scrollIntoViewIfNeeded();
  await page.mouse.move(...(Object.values(await middleOf(map(page))) as [number, number]));
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  const near = await until(page, ({ width }) => width < start.width);
  await page.mouse.wheel(0, 100);
  await until(page, ({ width }) => width > near.width);
  await page.context().close();
  site.assertWell();
});
