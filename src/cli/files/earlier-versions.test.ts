// Files that were begun with earlier rules: read, checked and played on by the kept release; without one, told why not.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { MatchRecord } from '#engine/match.ts';
import { goldenFrom } from '#engine/versions/golden-text.ts';
import { atVersion, openGame } from '../setup/games.ts';
import { newFolder, ran } from '../testing.ts';
import { savedMatch } from './record-file.ts';

const RELEASES = new URL('../../../releases/', import.meta.url);
/** The versions of each game that are kept beside the one that is played today. */
const KEPT = readdirSync(RELEASES).flatMap(file => {
  const [, game, version] = /^(.+)-(\d+)\.js$/.exec(file) ?? [];
  return game ? [{ game, version: Number(version) }] : [];
});
type Kept = (typeof KEPT)[number];

/** A golden record of a version, as a file; of all its answers, or the first so many. */
function fileOf(folder: string, { game, version }: Kept, answers?: number): string {
  const golden = new URL(`${game}-${version}.golden.txt`, RELEASES);
  const { record } = goldenFrom(readFileSync(golden, 'utf8')).matches[0]!;
  return keep(folder, { ...record, answers: record.answers.slice(0, answers) });
}
function keep(folder: string, record: MatchRecord): string {
  const { result: _, ...file } = savedMatch(record, null);
  writeFileSync(path.join(folder, 'old.json'), JSON.stringify(file));
  return 'old.json';
}

for (const kept of KEPT) {
  const { game, version } = kept;
  test(`${game}: verify checks a file of version ${version} by the rules of version ${version}`, async () => {
    const folder = newFolder();
    const { code, out } = await ran(`verify ${fileOf(folder, kept)}`, { folder });
    const text = out.replaceAll(/\s+/g, ' ');
    assert.match(text, new RegExp(`✓ Every answer legal: .+, version ${version}: all \\d+ answers`));
    assert.match(text, /\? The result follows: The file tells no result/);
    assert.equal(code, 3);
  });

  test(`${game}: replay tells a file of version ${version}, shows its table and steps through it`, async () => {
    const folder = newFolder();
    const file = fileOf(folder, kept, 60);
    const told = await ran(`replay ${file}`, { folder });
    assert.deepEqual([told.code, told.err], [0, '']);
    assert.ok(told.out.split('\n').length > 60);
    assert.doesNotMatch(told.out, /\[\w+\]/, 'every event has its words');
    const shown = await ran(`replay ${file} --at 40 --view 0`, { folder });
    assert.match(shown.out, /After 40 of 60 answers/);
    assert.equal((await ran(`replay ${file} --step`, { folder, lines: ['', 'b', 'q'] })).code, 0);
    const moments = JSON.parse((await ran(`replay ${file} --json`, { folder })).out) as unknown[];
    assert.equal(moments.length, 61);
  });

  test(`${game}: a match of version ${version} is played on by its rules, with its bots and hints`, async () => {
    const folder = newFolder();
    const file = fileOf(folder, kept, 60);
    const lines = ['hint', 'board', 'log', 'quit'];
    const { code, out, err } = await ran(`play --resume ${file} --record on.json --bots random`, { folder, lines });
    assert.deepEqual([code, err], [0, '']);
    assert.match(out, /Resumed after 60 answers/);
    assert.match(out, /The best choices, with your chance to win:\n +\d+ %/);
    const record = JSON.parse(readFileSync(path.join(folder, 'on.json'), 'utf8')) as MatchRecord;
    assert.equal(record.version, version);
    assert.equal((await ran('verify on.json', { folder })).code, 3, 'nobody has signed it');
    const branch = await ran(`replay ${file} --branch 30 --seed x --bots random`, { folder, lines: ['quit'] });
    assert.deepEqual([branch.code, branch.err], [0, '']);
  });
}

const hasFirst = new Set(KEPT.filter(({ version }) => version === 1).map(({ game }) => game));
const lacking = KEPT.filter(({ game, version }) => version === 2 && !hasFirst.has(game));
for (const kept of lacking) {
  test(`${kept.game}: a file of a version that is not kept says which are, and what to do`, async () => {
    const folder = newFolder();
    const file = fileOf(folder, kept, 3);
    const saved = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as MatchRecord;
    keep(folder, { ...saved, version: 1 });
    const why = /version 1 of the rules of .+, which is not kept here.+versions? 2.+Open it with the Longbox/s;
    for (const command of ['replay old.json', 'analyse old.json', 'play --resume old.json']) {
      const { code, err } = await ran(command, { folder });
      assert.equal(code, 1, command);
      assert.match(err.replaceAll(/\s+/g, ' '), why, command);
    }
    const { code, out } = await ran('verify old.json', { folder });
    assert.match(out.replaceAll(/\s+/g, ' '), why);
    assert.match(out, /^\? Every answer legal/m, 'neither proven nor disproven');
    assert.equal(code, 3);
  });
}

test('a turn of a match of version 2 is looked back upon by its own bots', async () => {
  const folder = newFolder();
  const { code, out, err } = await ran(
    `analyse ${fileOf(folder, { game: 'dice-masters', version: 2 }, 40)} --seconds 1`,
    { folder },
  );
  assert.deepEqual([code, err], [0, '']);
  assert.match(out, /2 seats, 40 answers/);
});

test('hints of a match of version 2 are explained with the words of version 2', async () => {
  const box = await openGame('dice-masters', '.');
  const old = (await atVersion(box, 2))!;
  const [then, now] = [await old.rules.bot!.reasons!(), await box.rules.bot!.reasons!()];
  assert.deepEqual([old.rules.version, typeof then.reason, then === now], [2, 'function', false]);
  assert.equal(await atVersion(box, 1), undefined);
});

test('a file of a version whose rules had changed meanwhile is not called false where they refuse it', async () => {
  const folder = newFolder();
  const file = fileOf(folder, { game: 'strike-teams', version: 1 }, 30);
  const saved = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as MatchRecord;
  const answers = saved.answers.map((answer, n) => (n === 20 ? { ...answer, option: 'none' } : answer));
  const result = { ranks: [1, 2], rule: 'ST-END-01', reason: { say: 'x', facts: {} } };
  writeFileSync(path.join(folder, file), JSON.stringify({ ...saved, answers, result }));
  const { code, out } = await ran(`verify ${file}`, { folder });
  const text = out.replaceAll(/\s+/g, ' ');
  assert.match(text, /\? Every answer legal: Answer 21 of 30 does not hold.* changed while their version stayed/);
  assert.match(text, /\? The result follows: .* cannot be compared/);
  assert.equal(code, 3);
  writeFileSync(path.join(folder, file), JSON.stringify({ ...saved, result }));
  const other = await ran(`verify ${file}`, { folder });
  assert.match(other.out.replaceAll(/\s+/g, ' '), /\? The result follows: .*another result.* changed while/);
  assert.equal(other.code, 3);
  keep(folder, { ...saved, answers, version: 2 });
  assert.equal((await ran(`verify ${file}`, { folder })).code, 1, 'version 2 is what it says');
});
