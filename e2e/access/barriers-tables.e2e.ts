// No barriers at tables: at moments that show much, at the end of a game, and when it is looked at again.
import { test } from 'node:test';
import { siteForTests } from '../parts/browser.ts';
import { tableVisits } from '../parts/pages.ts';
import { assertNoBarriers, DESK } from './barriers.ts';

const site = await siteForTests();
const page = await site.page('/', { viewport: DESK });

for (const [name, visit] of Object.entries(tableVisits(site)))
  test(name, async () => {
    await assertNoBarriers(page, visit);
    site.assertWell();
  });
