// Strike Teams on a phone: a draft, walks, attacks, reactions and wounds by touch, on a map that is panned and zoomed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { FOLDED } from '../parts/hands.ts';
import { tableOf } from '../parts/pages.ts';
import { joinedByBob } from '../parts/playing.ts';
import { isAsked, missionByChance, STRIKE } from '../parts/strike-board.ts';
import { settled, until } from '../parts/waiting.ts';
import { phone, playsThrough, type Touched } from './phone.ts';

const site = await siteForTests();
const TOUCHED: Touched = {
  game: 'Strike Teams',
  things: STRIKE,
  eager: 80,
  offered: '.st .lit > .face, .st .extras button, .st .tabs button',
  step: '.steps [aria-current=step]',
};
/** Questions, the steps in which they are asked, and missions by chance in which they are. */
const MOMENTS = [
  { question: 'drafting.choose', step: 'Set-up', seeds: { 390: 3, 360: 1 } },
  { question: 'turn.act', step: 'Heroes', seeds: { 390: 3, 360: 1 } },
  { question: 'attack.target', step: 'Heroes', seeds: { 390: 3, 360: 1 } },
  { question: 'harm.place', step: 'Heroes', seeds: { 390: 1, 360: 1 } },
  { question: 'attack.react', step: 'Mastermind', seeds: { 390: 2, 360: 2 } },
] as const;

for (const width of [390, 360] as const) {
  const name = `a draft, a walk, an attack, wounds and a reaction by touch on a phone of ${width} pixels`;
  test(name, async () => {
    const page = await phone(site, width);
    for (const { question, step, seeds } of MOMENTS) {
      const record = missionByChance(seeds[width], { units: 4 }, isAsked(question));
      await playsThrough(page, TOUCHED, { record, steps: [step] });
    }
    await page.context().close();
    site.assertWell();
  });
}
test('the end of a mission is played by touch on a phone of 360 pixels', async () => {
  const record = missionByChance(3, { units: 2 }, isAsked('heroPhase.floor', 12));
  const page = await phone(site, 360);
  await playsThrough(page, TOUCHED, { record, steps: [] });
  await page.context().close();
  site.assertWell();
});

test('players at other screens stand in one row on a phone', async () => {
  const viewport = { width: 360, height: 740 };
  const ann = await site.page('/new/strike-teams?with=friends', { viewport, hasTouch: true, isMobile: true });
  await ann.getByLabel('Your name').fill('Annabel the Great');
  const bob = await joinedByBob(site, ann);
  const seats = ann.locator('.table > .seats');
  const look = async (): Promise<number[]> => {
    const boxes = await Promise.all((await seats.locator('li').all()).map(one => one.boundingBox()));
    return boxes.map(box => box!.y);
  };
  const [first, second] = await settled(look);
  assert.equal(second, first);
  assert.match(await seats.innerText(), /Annabel[^]*Heroes[^]*Bob[^]*Mastermind/);
  await ann.context().close();
  await bob.context().close();
  site.assertWell();
});
test('squares are large enough for a finger; the map pans under it, zooms and comes back', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await site.page('/', { viewport, hasTouch: true, isMobile: true, settings: FOLDED });
  await tableOf('strike-teams', missionByChance(3, { units: 3 }, isAsked('turn.act')))(page);
  const view = page.locator('.st .window > svg');
  const seen = async (): Promise<number[]> => (await view.getAttribute('viewBox'))!.split(' ').map(Number);
  await page.locator('.st [data-cell] .go').first().waitFor();
  await settled(seen);
  const cell = (await page.locator('.st [data-cell] .go').first().boundingBox())!;
  assert.ok(Math.min(cell.width, cell.height) >= 39.5, `a square is ${cell.width} × ${cell.height} pixels`);
  const [x, y, width] = (await seen()) as [number, number, number];
  const box = (await view.boundingBox())!;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const line = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]): Promise<unknown> =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  const pan = async (): Promise<void> => {
    await touch('touchStart', { x: cx, y: cy });
    for (const by of [20, 40, 60]) await touch('touchMove', { x: cx - by, y: cy - by });
    await touch('touchEnd');
  };
  await pan();
  // A finger moves the map.
  const panned = await until(seen, now => now[0] !== x || now[1] !== y);
  assert.equal(panned[2], width, 'and does not zoom it');
  // A tap that follows a pan at once is a tap.
  const whole = (await page.getByRole('button', { name: 'The whole map', exact: true }).boundingBox())!;
  for (let n = 0; n < 5; n++) {
    await pan();
    await touch('touchStart', { x: whole.x + whole.width / 2, y: whole.y + whole.height / 2 });
    await touch('touchEnd');
    await until(seen, now => now[2]! > width);
    await page.getByRole('button', { name: 'To whoever acts', exact: true }).tap();
    await until(seen, now => now[2] === width);
  }
  await page.context().close();
  site.assertWell();
});

test('heroes that may act come into sight on the map, be they far from its middle', async () => {
  const page = await site.page('/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await tableOf('strike-teams', missionByChance(3, { units: 2 }, isAsked('heroPhase.floor')))(page);
  const isSeen = async (): Promise<boolean> => {
    const window = (await page.locator('.st .window').boundingBox())!;
    const heroes = await Promise.all((await page.locator('.st .figure.lit').all()).map(one => one.boundingBox()));
    return heroes.some(box => box && box.x > window.x && box.x + box.width < window.x + window.width);
  };
  await until(isSeen, Boolean);
  await page.context().close();
  site.assertWell();
});
