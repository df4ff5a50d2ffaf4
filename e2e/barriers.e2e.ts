// Nothing stands in the way of people who use a reader, a keyboard or a magnifier.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './axe.ts';
import { siteForTests } from './browser.ts';
import { GAMES, midGame, PAGES, replayPath } from './pages.ts';

const site = await siteForTests();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page, ${colorScheme}`, { timeout: 120_000 }, async () => {
    const page = await site.page('/', { colorScheme });
    for (const [name, at] of Object.entries(PAGES)) {
      await page.goto(at);
      await page.locator('main h1').first().waitFor();
      assert.deepEqual(await barriers(page), [], name);
    }
    await page.context().close();
    site.assertWell();
  });
  for (const game of GAMES)
    test(`a table of ${game}, ${colorScheme}`, { timeout: 120_000 }, async () => {
      const page = await site.page('/', { colorScheme });
      for (const answers of [1, 25]) {
        await midGame(page, game, answers);
        assert.deepEqual(await barriers(page), []);
      }
      await page.goto(await replayPath(site, game));
      await page.locator('.replay').waitFor();
      assert.deepEqual(await barriers(page), [], 'its replay');
      await page.context().close();
      site.assertWell();
    });
}
