// What one sets a screen to is what one gets: language, movement, sound.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { siteForTests } from './browser.ts';
import { anyOption, chance, shown } from './playing.ts';

const site = await siteForTests();
const LISTEN = `{
  const { connect } = AudioNode.prototype;
  globalThis.heard = 0;
  AudioNode.prototype.connect = function (to) {
    if (to instanceof AudioDestinationNode) heard++;
    return connect.call(this, to);
  };
}`;
const heard = (page: Page): Promise<number> => page.evaluate<number>('heard');

async function begin(page: Page, nth: number): Promise<void> {
  await page.goto('/');
  await page.locator('.box .act').nth(nth).click();
}
async function playSome(page: Page, moves: number): Promise<void> {
  await begin(page, 0);
  const pick = anyOption(chance(3));
  for (let n = 0, seen = await shown(page); n < moves; n++, seen = await shown(page, seen.answers))
    await pick(page, seen);
}

test('German is spoken by the site and both boards, and nothing else is loaded', { timeout: 60_000 }, async () => {
  const page = await site.page('/', { locale: 'de' });
  const loaded: string[] = [];
  page.on('request', request => loaded.push(new URL(request.url()).pathname));
  await page.getByText('Das Regal').waitFor();
  await begin(page, 0);
  await page.locator('.board').getByText('Angriffszone').waitFor();
  await begin(page, 1);
  await page.locator('.board').getByLabel('Phasen der Runde').waitFor();
  assert.deepEqual(
    loaded.filter(path => /\/en-/.test(path)),
    [],
  );
  await page.goto('/settings');
  await page.getByText('auf Englisch').waitFor();
  await page.getByLabel('Sprache').selectOption('en');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await page.goto('/');
  await page.getByRole('heading', { name: 'The shelf' }).waitFor();
  await page.context().close();
  site.assertWell();
});

test('a table is silent until sound is wanted, and then heard', { timeout: 60_000 }, async () => {
  const context = await site.visitor();
  await context.addInitScript(LISTEN);
  const page = await context.newPage();
  await playSome(page, 3);
  assert.equal(await heard(page), 0);
  await page.goto('/settings');
  await page.getByLabel('Sound').selectOption({ label: 'on' });
  await playSome(page, 6);
  assert.ok((await heard(page)) > 0, 'dice are heard');
  await context.close();
  site.assertWell();
});

test('pieces move as fast as one likes, and not at all where the system says so', { timeout: 60_000 }, async () => {
  const moving = 'document.getAnimations().length';
  const page = await site.page('/settings', { reducedMotion: 'no-preference' });
  await page.getByLabel('Movement').selectOption('calm');
  await playSome(page, 3);
  await page.waitForFunction(moving);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playSome(page, 3);
  assert.equal(await page.evaluate(moving), 0);
  await page.context().close();
  site.assertWell();
});
