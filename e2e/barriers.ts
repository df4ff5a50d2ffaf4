// The tests that nothing stands in the way of people who use a reader, a keyboard or a magnifier: light or dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, tooFaint } from './axe.ts';
import type { Visit } from './boxes.ts';
import type { Site } from './browser.ts';
import { becomes, settled } from './waiting.ts';

const [DESK, PHONE] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

/** One visitor goes to all of these pages, one after the other. */
export async function testBarriers(site: Site, visits: Readonly<Record<string, Visit>>): Promise<void> {
  const page = await site.page('/', { viewport: DESK });
  for (const [name, visit] of Object.entries(visits))
    test(name, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(page);
      await settled(() => page.evaluate<number>(`document.querySelectorAll('*').length`));
      assert.deepEqual(await barriers(page), []);
      await page.emulateMedia({ colorScheme: 'dark' });
      assert.deepEqual(await tooFaint(page), [], 'in the dark');
      await page.setViewportSize(PHONE);
      const beyond = (): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');
      await becomes(beyond, 0, 'nobody scrolls sideways on a phone');
      await page.setViewportSize(DESK);
      site.assertWell();
    });
}
