// The shelf: every game has a door, its id is its folder, and nothing outside knows a game but by its door.
import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lacking } from '#engine/testing/languages.ts';
import { GAMES, SHELF } from './index.ts';

const SHELL = [
  ...['engine', 'web', 'cli', 'server', 'tables', 'protocol', 'bots'].map(name => `src/${name}/**/*.{ts,svelte,css}`),
  'tools/**/*.{ts,mjs}',
  '*.ts',
];
const shellFiles = globSync(SHELL).filter(file => !/\.test\.ts$|\/testing\/|contract\.ts$/.test(file));

test('a game is known by the name of its folder, which has its ledger and its door', () => {
  for (const { id } of GAMES)
    for (const file of ['rules.md', 'shelf.ts']) assert.ok(existsSync(`src/games/${id}/${file}`), `${id}/${file}`);
  assert.equal(new Set(GAMES.map(({ id }) => id)).size, GAMES.length);
  assert.deepEqual(globSync('src/games/*/').length, GAMES.length, 'a folder of a game is not on the shelf');
});

/** What the folder of a game may hold: ARCHITECTURE, "The rooms of a game". */
const ROOMS = ['table', 'setup', 'flow', 'abilities', 'verbs', 'cards', 'words', 'bot', 'board', 'scenario'];
const FILES = ['rules.md', 'game.ts', 'definition.ts', 'shelf.ts'];
test('all games have the same rooms, and no game invents another', () => {
  for (const { id } of GAMES) {
    const found = readdirSync(`src/games/${id}`, { withFileTypes: true });
    const odd = found.filter(entry =>
      entry.isDirectory()
        ? !ROOMS.includes(entry.name)
        : !FILES.includes(entry.name) && !entry.name.endsWith('.test.ts'),
    );
    assert.deepEqual(
      odd.map(({ name }) => `${id}/${name}`),
      [],
    );
    assert.ok(found.length <= 15, `${id} has ${found.length} entries`);
  }
});

test('every game can be loaded, and is the one that its door names', async () => {
  for (const { id, load, seats } of GAMES) {
    const game = await load();
    assert.equal(game.id, id);
    assert.deepEqual(game.seats, seats, id);
  }
});

test('a language on the shelf is whole: texts, names, reasons, lessons', async () => {
  for (const { id, words: languages = {}, load, lessons } of GAMES)
    for (const [language, speak] of Object.entries(languages)) {
      const [game, words, steps = []] = await Promise.all([load(), speak(), lessons?.()]);
      assert.equal(words.language, language, id);
      assert.deepEqual(lacking({ game, words, reasons: await game.bot?.reasons?.(), lessons: steps }), [], id);
    }
  assert.deepEqual(
    GAMES.flatMap(({ id, words = {} }) => Object.keys(words).map(language => `${id} ${language}`)),
    ['dice-masters de'],
  );
});

test('events that a game shows and lets be heard are events of the game, no deed in two ranks', async () => {
  for (const { id, load, events } of GAMES) {
    const [{ texts }, kinds] = await Promise.all([load(), events?.()]);
    if (!kinds) continue;
    const { turn = [], deeds, sounds } = kinds;
    const named = [turn, ...deeds, ...Object.values(sounds)].flat();
    assert.deepEqual(
      named.filter(kind => !(kind in texts)),
      [],
      id,
    );
    assert.equal(new Set(deeds.flat()).size, deeds.flat().length, id);
  }
});

/** The text of a file without the parts for people only: remarks, and examples in the help on commands. */
const asProgram = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|<!--[\s\S]*?-->/g, '').replaceAll(/examples: \[[\s\S]*?\],\n/g, '');

test('no file of engine, shell and tools names a game: a new one needs no line there', () => {
  assert.ok(shellFiles.length > 250);
  const names = GAMES.flatMap(({ id }) => [id, id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())]);
  const word = new RegExp(`\\b(${names.join('|')})\\b`);
  const naming = shellFiles.filter(file => word.test(asProgram(readFileSync(file, 'utf8'))));
  assert.deepEqual(naming, []);
});

test('help on commands shows the small games, which are quick to try', () => {
  const listed = new RegExp(SHELF.map(({ id }) => id).join('|'));
  const texts = globSync('src/cli/**/*.ts').filter(file => !file.endsWith('.test.ts'));
  assert.deepEqual(
    texts.filter(file => listed.test(readFileSync(file, 'utf8'))),
    [],
  );
});
