// No barriers on pages around tables, and in boxes that they open; and the search for faint texts finds some.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooFaint } from '../parts/axe.ts';
import { siteForTests } from '../parts/browser.ts';
import { pageVisits } from '../parts/pages.ts';
import { assertNoBarriers, DESK } from './barriers.ts';

const site = await siteForTests();
const visitor = await site.page('/', { viewport: DESK });

for (const [name, visit] of Object.entries(pageVisits(site)))
  test(name, async () => {
    await assertNoBarriers(visitor, visit);
    site.assertWell();
  });

test('one faint text among many is found: by its letters, its ground, or what lies under it', async () => {
  const page = await site.page('/settings');
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
