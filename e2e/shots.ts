// npm run shots: a picture of every page, and of tables in the middle of a game, as people will see them; complains
// where one would have to scroll sideways. With words (npm run shots -- front desk): pictures whose name has them all.
import { mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { SHELF } from '#games/index.ts';
import type { Visit } from './parts/boxes.ts';
import { type Look, Site } from './parts/browser.ts';
import { earlyTables, visits } from './parts/pages.ts';

const FOLDER = 'dist/shots';
const SCREENS = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
};
/** Milliseconds after which a table has drawn all that it draws later. */
const STILL = 1500;
const SCHEMES = ['light', 'dark'] as const;
const words = process.argv.slice(2);
const isWanted = (name: string): boolean => words.every(word => name.includes(word));
const site = await Site.open();
const all = Object.entries({ ...visits(site), ...(await earlyTables()) });
/** Pages that are shown in German, too: the site's own, and those of games that speak it. */
const SILENT = SHELF.filter(({ words }) => !words?.de).map(({ id }) => id);
const isGerman = (name: string): boolean => !SILENT.some(id => name.includes(id));
const complaints: string[] = [];

async function shoot(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage });
  const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  if (over > 0) complaints.push(`${name} is ${over} pixels too wide`);
}
/** A page that cannot be reached is a complaint; the others are shown all the same. */
async function isReached(page: Page, name: string, visit: Visit): Promise<boolean> {
  try {
    await visit(page);
    // A mouse that rests on a card shows it large.
    await page.mouse.move(0, 0);
    // The chart of chances comes after a while.
    if (await page.locator('.splash').count()) await page.locator('.splash .turned').waitFor();
    // What others did since one's last turn is told when the page has nothing else to do.
    if (await page.locator('.table').count()) await page.waitForTimeout(STILL);
    return true;
  } catch (error) {
    complaints.push(`${name} cannot be reached: ${String(error)}`);
    return false;
  }
}
async function shootAll(screen: string, language: string, look: Look): Promise<void> {
  // As a newcomer sees it: tests have the list of options open.
  const page = await site.page('/', { ...look, settings: { list: false, language } });
  for (const [visited, visit] of all) {
    if (language === 'de' && !isGerman(visited)) continue;
    const name = language === 'en' ? visited : `${visited}-${language}`;
    const schemes = SCHEMES.filter(scheme => isWanted(`${name}-${screen}-${scheme}`));
    if (schemes.length && !(await isReached(page, name, visit))) continue;
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(200);
      // At tables the part in sight matters; a whole page may be longer.
      const isTable = (await page.locator('.table').count()) > 0;
      if (isTable) await shoot(page, `${name}-${screen}-${colorScheme}`, false);
      const longer = await page.evaluate<number>('document.documentElement.scrollHeight - innerHeight');
      if (!isTable || longer > 0) await shoot(page, `${name}-${screen}-${colorScheme}${isTable ? '-whole' : ''}`, true);
    }
  }
  await page.context().close();
}

if (!words.length) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const language of ['en', 'de'])
  for (const [screen, viewport] of Object.entries(SCREENS))
    await shootAll(screen, language, { viewport, hasTouch: screen === 'phone' });
await site.close();
complaints.push(...site.errors);
for (const complaint of complaints) console.error(complaint);
console.log(`Pictures are in ${FOLDER}.`);
process.exitCode = complaints.length ? 1 : 0;
