// The check that nothing stands in the way of people who use a reader, a keyboard or a magnifier: light or dark.
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { barriers, tooFaint } from '../parts/axe.ts';
import type { Visit } from '../parts/boxes.ts';
import { becomes, settled } from '../parts/waiting.ts';

export const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Goes to a page in the window of a desk, and looks for barriers there. */
export async function assertNoBarriers(page: Page, visit: Visit): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page);
  await settled(() => page.evaluate<number>(`document.querySelectorAll('*').length`));
  await becomes(() => barriers(page), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await tooFaint(page), [], 'in the dark');
  await page.setViewportSize(PHONE);
  const beyond = (): Promise<number> => page.evaluate('document.documentElement.scrollWidth - innerWidth');
  await becomes(beyond, 0, 'nobody scrolls sideways on a phone');
  await page.setViewportSize(DESK);
}
