// Kept releases: each replays its golden records, keeps to one file, and can be dropped when nothing needs it.
import assert from 'node:assert/strict';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { openMatch, rulesetOf } from '#engine/versions/ruleset.ts';
import { entryOf } from '#games/index.ts';
import { configFrom } from '#server/config.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import type { Release } from '#tables/releases.ts';
import { drop } from './drop.ts';
import { differences, type Golden } from './golden.ts';
import { FOLDER, fileOf, goldenOf, keep } from './keep.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-release-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const config = configFrom({ LONGBOX_FILE: path.join(folder, 'store.db') });

const load = (file: string): Promise<Release> => import(pathToFileURL(path.resolve(file)).href) as Promise<Release>;
const read = (file: string): Golden[] => JSON.parse(readFileSync(file, 'utf8')) as Golden[];

const kept = globSync(`${FOLDER}/*.js`).map(file => path.basename(file, '.js'));
test('versions 2 and 3 of both games are kept', () => {
  for (const game of ['dice-masters', 'mutant-revolution'])
    for (const version of [2, 3]) assert.ok(kept.includes(`${game}-${version}`), `${game}-${version}`);
});
for (const name of kept) {
  test(`${name} replays its golden records to the same end`, async () => {
    const { rules } = await load(path.join(FOLDER, `${name}.js`));
    assert.equal(`${rules.id}-${rules.version}`, name);
    assert.deepEqual(differences(rules, read(path.join(FOLDER, `${name}.golden.json`))), []);
  });
}
test('where the version of today is kept, today’s rules are the same', async () => {
  for (const name of kept) {
    const [, id, version] = /^(.*)-(\d+)$/.exec(name)!;
    const game = await entryOf(id!)!.load();
    if (game.version !== Number(version)) continue;
    const wrong = differences(rulesetOf(game), read(goldenOf(FOLDER, id!, game.version)));
    assert.deepEqual(wrong, [], 'the rules have changed: count the version up');
  }
});

test('a release is one file with rules and bots, and is never made twice', async () => {
  assert.match(await keep('tictactoe', folder), /is kept/);
  const file = fileOf(folder, 'tictactoe', 1);
  const { rules, thinking } = await load(file);
  assert.deepEqual(differences(rules, read(goldenOf(folder, 'tictactoe', 1))), []);
  const match = openMatch(rules, { ...read(goldenOf(folder, 'tictactoe', 1))[0]!.record, answers: [] });
  const [seat] = rules.asked(match.state);
  const [best] = thinking.ranked('greedy', rules.knowledge(match.state, seat!), 1, { milliseconds: 50 });
  assert.equal(
    rules.refuse(match.state, { seat: seat!, decision: rules.decision(match.state), option: best!.option }),
    undefined,
  );
  assert.doesNotMatch(readFileSync(file, 'utf8'), /from\s*['"]/);
  await assert.rejects(keep('tictactoe', folder), /kept already/);
  await assert.rejects(keep('chess', folder), /no game 'chess'.*tictactoe/);
});
test('a kept version that a table needs is not dropped; one that none needs is', async () => {
  await keep('tug', folder);
  const store = openSqlite(config.file);
  const made = { kind: 'made', id: 'a', game: 'tug', version: 1, seats: 4 };
  const listing = { status: 'over' as const, due: null, summary: '{}', players: [] };
  const entries = [{ at: 1, text: JSON.stringify(made) }];
  await store.create({ id: 'a', game: 'tug', isPublic: true, madeAt: 1, listing, entries });
  await store.close();
  await assert.rejects(drop('tug', 1, config, folder), /stays: a were begun with it|stays: a was/);
  assert.ok(existsSync(fileOf(folder, 'tug', 1)));
  await keep('auction', folder);
  const { version } = await entryOf('auction')!.load();
  assert.match(await drop('auction', version, config, folder), /is dropped/);
  assert.ok(!existsSync(fileOf(folder, 'auction', version)));
  await assert.rejects(drop('auction', version, config, folder), /is not kept/);
});
