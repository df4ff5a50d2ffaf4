// Our search in Chromium: packed as the site is, run on an empty page.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumPath } from '../../e2e/chromium.ts';
import type { InBrowser } from './in-browser.ts';

declare const rateIn: InBrowser;

/** Iterations in a second; null without a browser. */
export async function browserRate(search: Parameters<InBrowser>[0], quick: boolean): Promise<number | null> {
  const executablePath = await chromiumPath().catch(() => undefined);
  if (!executablePath) return null;
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await packed() });
    const [rounds, time] = quick ? [2, 200] : [5, 500];
    return await page.evaluate(([one, n, ms]) => rateIn(one, n, ms), [search, rounds!, time!] as const);
  } finally {
    await browser.close();
  }
}

async function packed(): Promise<string> {
  const entry = fileURLToPath(new URL('in-browser.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'bench' };
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target: 'es2022', lib },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('nothing was packed');
  return first.output[0].code;
}
