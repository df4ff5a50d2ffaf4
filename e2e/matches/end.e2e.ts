// The end of a game: a splash page over the table, the way back to it, and another game in one click.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHELF } from '#games/index.ts';
import { siteForTests } from '../parts/browser.ts';
import { played, tableOf } from '../parts/pages.ts';
import { shown } from '../parts/playing.ts';
import { becomes, until } from '../parts/waiting.ts';

const site = await siteForTests();

const name = (id: string): string => SHELF.find(entry => entry.id === id)!.name;
const FINISHED = ['dice-masters', 'mutant-revolution'];

for (const id of FINISHED)
  test(`${name(id)}: a finished game is a splash page; one click begins another one`, async () => {
    const page = await site.page();
    await tableOf(id, (await played(id)).record)(page);
    const splash = page.locator('.splash');
    await splash.getByRole('heading', { name: /wins?!/ }).waitFor();
    await page.locator('.board').waitFor({ state: 'hidden' });
    await becomes(() => splash.locator('.numbers dd').count(), 4);
    const height = (): Promise<number> => page.evaluate('document.documentElement.scrollHeight - innerHeight');
    await becomes(height, 0, 'it needs no scrolling');
    const desk = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    // The letters are large on a phone, too.
    const size = `Number.parseFloat(getComputedStyle(document.querySelector('.splash h2')).fontSize)`;
    await until(
      () => page.evaluate<number>(size),
      pixels => pixels > 36,
    );
    await page.setViewportSize(desk);

    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.locator('.board').waitFor();
    await page.locator('.log li').last().waitFor();
    await page.getByRole('button', { name: 'See the result' }).click();
    await splash.locator('.turned li').first().waitFor();
    await splash.getByRole('img').waitFor();

    const before = page.url();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL(url => url.href !== before);
    await page.locator('.table[data-status=running]').waitFor();
    assert.equal((await shown(page)).status, 'running');
    await page.context().close();
    site.assertWell();
  });
