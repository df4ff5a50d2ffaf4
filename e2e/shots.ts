// npm run shots: a picture of every page, and of tables in the middle of a game, as people will see them; complains
// where one would have to scroll sideways.
import { mkdirSync, rmSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { Site } from './browser.ts';
import { GAMES, midGame, PAGES, replayPath } from './pages.ts';

const FOLDER = 'dist/shots';
const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const ANSWERS = 30;
const site = await Site.open();
const complaints: string[] = [];
const replays: Record<string, string> = {};
for (const game of GAMES) replays[game] = await replayPath(site, game);

async function shoot(page: Page, name: string, fullPage = false): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage });
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (over > 0) complaints.push(`${name} is ${over} pixels too wide`);
}
async function shootAll(look: string, options: BrowserContextOptions): Promise<void> {
  const page = await site.page('/', options);
  for (const [name, at] of Object.entries(PAGES)) {
    await page.goto(at);
    await shoot(page, `${name}-${look}`, true);
  }
  for (const game of GAMES) {
    await midGame(page, game, ANSWERS);
    await shoot(page, `table-${game}-${look}`);
    await shoot(page, `table-${game}-${look}-whole`, true);
    await page.goto(replays[game]!);
    await shoot(page, `replay-${game}-${look}`, true);
  }
  await page.context().close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [screen, viewport] of Object.entries(SCREENS))
  for (const colorScheme of ['light', 'dark'] as const)
    await shootAll(`${screen}-${colorScheme}`, { viewport, colorScheme, hasTouch: screen === 'phone' });
await site.close();
complaints.push(...site.errors);
for (const complaint of complaints) console.error(complaint);
console.log(`Pictures are in ${FOLDER}.`);
process.exitCode = complaints.length ? 1 : 0;
