// Tables that were begun with every kept release, as the trees of then have left them: a few of those that
// `npm run upgrades` opens are opened, compared and played on.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { GAMES } from '#games/index.ts';
import { keptReleases } from '#server/releases.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { Games } from '#tables/live/games.ts';
import { Host } from '#tables/live/host.ts';
import { fill, oldTables, releasesWithLogs, someOf } from './logs.ts';
import { opened } from './opened.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-upgrades-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Written by the trees that had these rules. */
const WRITTEN = [
  'age-of-heroes-1',
  'dice-masters-2',
  'dice-masters-3',
  'dice-masters-4',
  'marvel-heroes-1',
  'marvel-heroes-2',
  'mutant-revolution-2',
  'mutant-revolution-3',
  'mutant-revolution-4',
  'strike-teams-1',
  'strike-teams-2',
];
test('there are tables of every release that was kept, and campaigns where the game has them', () => {
  assert.deepEqual(releasesWithLogs(), WRITTEN);
  for (const name of WRITTEN) {
    const groups = oldTables(name).map(({ told }) => told.group);
    assert.equal(groups.filter(group => group === 'running').length, 40, name);
    assert.equal(groups.filter(group => group === 'finished').length, 15, name);
    const campaigns = groups.filter(group => group.startsWith('campaign'));
    assert.equal(new Set(campaigns).size, name.startsWith('strike-teams') ? 2 : 0, name);
  }
});
for (const name of releasesWithLogs())
  test(`tables of ${name} are what they were, after two starts too, and are played on`, async () => {
    const { differences, played } = await opened(path.join(folder, `${name}.db`), someOf(oldTables(name), 4, 2), 1);
    assert.deepEqual([differences, played], [[], 1]);
  });

/** Their rules were others while their version was 1 already. */
for (const game of ['age-of-heroes', 'marvel-heroes', 'strike-teams'])
  test(`tables of ${game} from before that version was kept: stuck or computed, never invented`, async () => {
    const tables = oldTables(`${game}-1-before`);
    const store = openSqlite(path.join(folder, `${game}-before.db`));
    await fill(store, tables);
    const games = new Games(GAMES, keptReleases);
    const host = new Host({ store, games, bots: [], thinkers: { choose: () => new Promise(() => undefined) } });
    for (const { id, told } of tables) {
      const { table } = await host.open(id);
      if (table.stuck !== null)
        assert.match(table.stuck, /does not play by version 1 .* begun|another end|do not end it/);
      if (told.status === 'running') assert.deepEqual([table.result, table.ended], [null, null]);
      else if (table.stuck !== null) assert.deepEqual([table.result, table.ended], [null, null]);
      else assert.deepEqual([table.ended?.afterwards, table.match!.length], [{ version: 1 }, told.answers]);
    }
    const listed = await store.list({ limit: 99 });
    assert.equal(listed.length, tables.length);
    await host.close();
  });
