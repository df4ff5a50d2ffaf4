// Nothing stands in the way of people who use a reader, a keyboard or a magnifier.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './axe.ts';
import { siteForTests } from './browser.ts';
import { GAMES, midGame, PAGES, replayPath } from './pages.ts';

const site = await siteForTests();
const ANSWERS = 20;
const replays: Record<string, string> = {};
for (const game of GAMES) replays[game] = await replayPath(site, game);

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
      await midGame(page, game, ANSWERS);
      assert.deepEqual(await barriers(page), []);
      await page.goto(replays[game]!);
      await page.locator('.replay').waitFor();
      assert.deepEqual(await barriers(page), [], 'its replay');
      await page.context().close();
      site.assertWell();
    });
}
