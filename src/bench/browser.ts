// Our search in Chromium: packed as the site is, run on an empty page.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumPath } from '../../e2e/parts/chromium.ts';
import type { GameEntry } from '#engine/game-entry.ts';
import type { InBrowser } from './in-browser.ts';

declare const rateIn: InBrowser;

/** Iterations in a second; null without a browser. */
export async function browserRate({ id, seats, bench }: GameEntry, quick: boolean): Promise<number | null> {
  const executablePath = await chromiumPath().catch(() => undefined);
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await packed(id) });
    const [rounds, time] = quick ? [2, 200] : [5, 500];
    const entry = { seats, bench: bench! };
    return await page.evaluate(([one, n, ms]) => rateIn(one, n, ms), [entry, rounds!, time!] as const);
  } finally {
    await browser.close();
  }
}

async function packed(id: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [{ name: 'bench-entry', resolveId, load: file => (file === ENTRY ? entryFor(id) : undefined) }],
    build: { write: false, target: 'es2022', lib: { entry: ENTRY, formats: ['iife'], name: 'bench' } },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('nothing was packed');
  return first.output[0].code;
}
/** A file that stands nowhere: this folder's search with the one game to search at. */
const ENTRY = fileURLToPath(new URL('bench-entry.ts', import.meta.url));
const resolveId = (file: string): string | undefined => (file === ENTRY ? ENTRY : undefined);
const entryFor = (id: string): string => `
  import * as exported from '#games/${id}/game.ts';
  import { rateIn } from './in-browser.ts';
  globalThis.rateIn = rateIn(Object.values(exported).find(value => value?.procedures));
`;
