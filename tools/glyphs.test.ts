// Glyphs are those that emblems name, as small as they can be, and each with its author.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { SHELF } from '#games/index.ts';
import { drawings } from './covers/main.ts';
import { usedGlyphs } from './covers/parts.ts';
import { glyphsFile, glyphsIn, pathsOf } from './glyphs.ts';

const GAMES = SHELF.map(({ id }) => id).filter(id => existsSync(glyphsFile(id)));
const kept = (game: string): Record<string, string> =>
  JSON.parse(readFileSync(glyphsFile(game), 'utf8')) as Record<string, string>;

test('the glyphs of a game are those that its emblems name', async () => {
  assert.ok(GAMES.length >= 2);
  for (const game of GAMES) {
    const { EMBLEMS } = (await import(path.resolve('src/games', game, 'board/emblems.ts'))) as {
      EMBLEMS: Record<string, string>;
    };
    const names = glyphsIn(Object.values(EMBLEMS));
    assert.deepEqual(kept(game), pathsOf(names), `npm run pictures makes the glyphs of ${game} anew`);
  }
});

test('every game on the shelf has a cover; covers and pictures of the front page are as they are drawn', async () => {
  const drawn = await drawings();
  for (const { id } of SHELF) assert.ok(drawn[`src/games/${id}/board/cover.svg`], `${id} has no board/cover.ts`);
  for (const [file, text] of Object.entries(drawn))
    assert.equal(readFileSync(file, 'utf8'), text, `npm run pictures makes ${file} anew`);
});

/** Names of icons by author, as ATTRIBUTION.md lists them. */
function attributed(): Map<string, string> {
  const text = readFileSync('ATTRIBUTION.md', 'utf8');
  const list = text.slice(text.indexOf('## Icons'), text.indexOf('## Libraries'));
  const found = new Map<string, string>();
  for (const [, author, names] of list.matchAll(/^- \*\*([^*]+)\*\*([^]*?)(?=\n- |\n\n)/gm))
    for (const [, name] of names!.matchAll(/`([^`]+)`/g)) {
      assert.ok(!found.has(name!), `${name} has two authors`);
      found.set(name!, author!);
    }
  return found;
}
test('every icon that is shipped has its author in ATTRIBUTION, and none is named in vain', async () => {
  await drawings();
  const icons = readFileSync('src/web/kit/icons.ts', 'utf8').matchAll(/\/\*\* ([a-z0-9-]+) \*\//g);
  const used = new Set([
    ...GAMES.flatMap(game => Object.keys(kept(game))),
    ...usedGlyphs(),
    ...[...icons].map(([, name]) => name!),
  ]);
  const authors = attributed();
  assert.deepEqual([...authors.keys()].toSorted(), [...used].toSorted());
  for (const [name, author] of authors)
    assert.equal(author === 'our own drawings', name.startsWith('own-'), `${name} is by ${author}`);
});

test('no glyph takes after a character of another publisher', () => {
  const foreign = ['quick-man', 'magnet-man', 'fulguro-punch', 'megabot', 'samus-helmet', 'morph-ball', 'staryu'];
  const used = [...GAMES.flatMap(game => Object.keys(kept(game))), ...usedGlyphs()];
  assert.deepEqual(
    used.filter(name => foreign.includes(name)),
    [],
  );
});
