// Kept releases: each is one file, is there as long as something needs it, and plays its golden matches to the end.
import assert from 'node:assert/strict';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { difference } from '#engine/versions/golden.ts';
import { openMatch } from '#engine/versions/ruleset.ts';
import { GAMES, entryOf } from '#games/index.ts';
import { configFrom } from '#server/config.ts';
import { openSqlite } from '#server/store/sqlite.ts';
import { drop } from './drop.ts';
import { fileOf, FOLDER, goldenFileOf, loaded, readGolden } from './files.ts';
import { keep } from './keep.ts';
import { raise } from './raise.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'longbox-release-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const config = configFrom({ LONGBOX_FILE: path.join(folder, 'store.db') });
const from = '.';

/** The first version of which tables may still be there, where that is not 1. */
const FIRST: Record<string, number> = { 'dice-masters': 2, 'mutant-revolution': 2 };
for (const { id } of GAMES)
  test(`every version of ${id} that was ever released is kept`, async () => {
    const { version: today } = await entryOf(id)!.load();
    for (let version = FIRST[id] ?? 1; version < today; version++) assert.ok(existsSync(fileOf(FOLDER, id, version)));
  });

/** A kept file never changes: one golden match in so many shows that it still runs; `npm run upgrades` plays all. */
const ONE_IN = 4;
for (const file of globSync(`${FOLDER}/*.js`))
  test(`${path.basename(file, '.js')} plays its golden matches`, async () => {
    const { rules } = await loaded(file);
    assert.equal(`${rules.id}-${rules.version}.js`, path.basename(file));
    const golden = readGolden(FOLDER, rules.id, rules.version)!;
    assert.ok(golden.matches.length >= 20);
    const matches = golden.matches.filter((_, n) => n % ONE_IN === 0);
    assert.equal(difference(rules, { ...golden, matches }), undefined);
  });

test('a release is one file with rules and bots, and is never made twice', async () => {
  assert.match(await keep('tictactoe', { folder, from }), /is kept/);
  const file = fileOf(folder, 'tictactoe', 1);
  const { rules, thinking } = await loaded(file);
  const golden = readGolden(folder, 'tictactoe', 1)!;
  assert.equal(difference(rules, golden), undefined);
  const match = openMatch(rules, { ...golden.matches[0]!.record, answers: [] });
  const [seat] = rules.asked(match.state);
  const [best] = thinking.ranked('greedy', rules.knowledge(match.state, seat!), 1, { milliseconds: 50 });
  assert.equal(
    rules.refuse(match.state, { seat: seat!, decision: rules.decision(match.state), option: best!.option }),
    undefined,
  );
  assert.doesNotMatch(readFileSync(file, 'utf8'), /from\s*['"]/);
  await assert.rejects(keep('tictactoe', { folder, from }), /kept already.*--raise/);
  await assert.rejects(keep('chess', { folder, from }), /no game 'chess'.*tictactoe/);
});

/** The sources with another beginning for tic-tac-toe. */
function changedSources(): string {
  const root = mkdtempSync(path.join(folder, 'sources-'));
  cpSync('src', path.join(root, 'src'), { recursive: true });
  cpSync('package.json', path.join(root, 'package.json'));
  cpSync('node_modules/@noble', path.join(root, 'node_modules/@noble'), { recursive: true });
  const file = path.join(root, 'src/games/tictactoe/game.ts');
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes('turn: 0'));
  writeFileSync(file, text.replace('turn: 0', 'turn: 1'));
  return root;
}
test('changed rules are not kept under the number of those before', async () => {
  const kept = path.join(folder, 'changed');
  cpSync(FOLDER, kept, { recursive: true, filter: file => !file.endsWith('.js') });
  const keeping = keep('tictactoe', { folder: kept, from: changedSources() });
  await assert.rejects(keeping, /not version 1 any more: golden match 1 .* the opening: .*\n.*Nothing was kept/);
  assert.deepEqual(globSync(`${kept}/{*.js,.keeping*}`), []);
  assert.match(await keep('tictactoe', { folder: kept }), /is kept/, 'what was committed is');
});

test('a raised version keeps the one before, and has golden matches of its own', async () => {
  const root = mkdtempSync(path.join(folder, 'raised-'));
  cpSync('src/games/auction', path.join(root, 'src/games/auction'), { recursive: true });
  const releases = path.join(root, FOLDER);
  cpSync(goldenFileOf(FOLDER, 'auction', 1), goldenFileOf(releases, 'auction', 1));
  const said = await raise('auction', { root, folder: releases, from });
  assert.match(said, /Version 1 of Auction house is kept .*\nToday's rules of Auction house are version 2\. /);
  assert.match(readFileSync(path.join(root, 'src/games/auction/game.ts'), 'utf8'), /^ {2}version: 2,$/m);
  const transcripts = globSync(path.join(root, 'src/games/auction/scenario/transcripts/*.txt'));
  assert.ok(transcripts.some(file => readFileSync(file, 'utf8').startsWith('auction 2, ')));
  assert.ok(transcripts.every(file => !readFileSync(file, 'utf8').startsWith('auction 1, ')));
  assert.equal((await loaded(fileOf(releases, 'auction', 1))).rules.version, 1);
  const { version, matches } = readGolden(releases, 'auction', 2)!;
  assert.deepEqual([version, matches[0]!.record.version], [2, 2]);
});

test('a kept version that a table needs is not dropped; one that none needs is', async () => {
  await keep('tug', { folder, from });
  const store = openSqlite(config.file);
  const made = { kind: 'made', id: 'a', game: 'tug', version: 1, seats: 4 };
  const listing = { status: 'over' as const, due: null, summary: '{}', players: [] };
  const entries = [{ at: 1, text: JSON.stringify(made) }];
  await store.create({ id: 'a', game: 'tug', isPublic: true, madeAt: 1, listing, entries });
  await store.close();
  await assert.rejects(drop('tug', 1, config, folder), /stays: a were begun with it|stays: a was/);
  assert.ok(existsSync(fileOf(folder, 'tug', 1)));
  assert.match(await drop('tictactoe', 1, config, folder), /is dropped/);
  assert.ok(!existsSync(fileOf(folder, 'tictactoe', 1)));
  await assert.rejects(drop('tictactoe', 1, config, folder), /is not kept/);
});
