// Tables that earlier pages have left in a browser, of every kept release: today's page tells them as those did.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oldTables, releasesWithLogs, someOf } from '../../tools/upgrades/logs.ts';
import { siteForTests } from '../parts/browser.ts';
import { toldByPage } from './old-logs.ts';

const site = await siteForTests();

test('tables that began with every kept release are what they were, and take answers', async () => {
  const tables = releasesWithLogs().flatMap(name => someOf(oldTables(name), 4, 2));
  assert.equal(new Set(tables.map(({ game, version }) => `${game} ${version}`)).size, releasesWithLogs().length);
  assert.deepEqual(await toldByPage(site, tables), []);
  site.assertWell();
});
