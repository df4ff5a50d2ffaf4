// Nothing stands in the way of people who use a reader, a keyboard or a magnifier: on any page, light or dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers } from './axe.ts';
import { siteForTests } from './browser.ts';
import { visits } from './pages.ts';

const site = await siteForTests();
const page = await site.page('/', { colorScheme: 'light' });

for (const [name, visit] of Object.entries(await visits(site)))
  test(name, { timeout: 60_000 }, async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page);
    assert.deepEqual(await barriers(page), []);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.deepEqual(await barriers(page, ['color-contrast']), [], 'in the dark');
    site.assertWell();
  });
