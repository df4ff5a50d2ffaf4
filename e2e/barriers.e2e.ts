// Nothing stands in the way of people who use a reader, a keyboard or a magnifier: on any page, light or dark.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barriers, tooFaint } from './axe.ts';
import { siteForTests } from './browser.ts';
import { visits } from './pages.ts';
import { becomes, settled } from './waiting.ts';

const site = await siteForTests();
const [DESK, PHONE] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const page = await site.page('/', { viewport: DESK });

for (const [name, visit] of Object.entries(visits(site)))
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

test('one faint text among many is found: by its letters, its ground, or what lies under it', async () => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/settings');
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  assert.deepEqual(await tooFaint(page), []);
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', \`
    <div style="background: #fff; color: #000"><p>plain</p><p>plain</p><p style="color: #999">faint</p></div>
    <div style="background: #000; color: #444"><p>plain</p></div>
    \${['#fff', '#333'].map(under => \`<div style="position: relative; height: 3rem; color: #000">
      <div style="position: absolute; inset: 0; background: \${under}"></div>
      <p style="position: absolute">laid</p></div>\`).join('')}\`)`);
  const lines = await tooFaint(page);
  assert.deepEqual(
    lines.map(line => /<p[^]*?<.p>/.exec(line)?.[0]),
    ['<p style="color: #999">faint</p>', '<p>plain</p>', '<p style="position: absolute">laid</p>'],
  );
});
