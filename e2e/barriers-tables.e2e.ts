// No barriers at tables: at moments that show much, at the end of a game, and when it is looked at again.
import { test } from 'node:test';
import { assertNoBarriers, DESK } from './barriers.ts';
import { siteForTests } from './browser.ts';
import { tableVisits } from './pages.ts';

const site = await siteForTests();
const page = await site.page('/', { viewport: DESK });

for (const [name, visit] of Object.entries(tableVisits(site)))
  test(name, async () => {
    await assertNoBarriers(page, visit);
    site.assertWell();
  });
