// Each limit of the size check, shown to hold at the limit and to fail one above.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkSize, LIMITS } from './check-size.ts';
import { folderWith } from './folder.ts';

const lines = (count: number) => 'export {};\n'.repeat(count);
const functionOf = (count: number) => `function long() {\n${'  void 0;\n'.repeat(count - 2)}}\n`;
const arrowOf = (count: number) => `const long = () => {\n${'  void 0;\n'.repeat(count - 2)}};\n`;
const methodOf = (count: number) => `const steps = {\n  open() {\n${'    void 0;\n'.repeat(count - 2)}  },\n};\n`;
const check = (name: string, text: string) => checkSize(folderWith({ [name]: text }));

test('a file at the limit passes, one line more fails', () => {
  assert.deepEqual(check('src/engine/a.ts', lines(LIMITS.file)), []);
  assert.match(check('src/engine/a.ts', lines(LIMITS.file + 1))[0]!, /^src\/engine\/a\.ts: 301 lines, 300 at most/);
});

test('tests and content may be long files', () => {
  for (const name of ['src/engine/a.test.ts', 'src/games/a/cards/heroes.ts', 'src/games/a/content/map.ts'])
    assert.deepEqual(check(name, lines(LIMITS.file + 1)), []);
});

test('a function at the limit passes, one line more fails, however it is written', () => {
  for (const write of [functionOf, arrowOf, methodOf]) {
    assert.deepEqual(check('src/engine/a.ts', write(LIMITS.function)), []);
    const problems = check('src/engine/a.ts', write(LIMITS.function + 1));
    assert.equal(problems.length, 1);
    assert.match(problems[0]!, /^src\/engine\/a\.ts:[12] the function (long|open) has 41 lines, 40 at most$/);
  }
});

test('a comment above a function is not part of it', () => {
  assert.deepEqual(check('src/engine/a.ts', `/** Why. */\n${functionOf(LIMITS.function)}`), []);
});

test('a component is measured too', () => {
  const component = `<script lang="ts">\n${functionOf(LIMITS.function + 1)}</script>\n<p>hello</p>\n`;
  assert.match(check('src/web/a.svelte', component)[0]!, /^src\/web\/a\.svelte:2 the function long has 41 lines/);
});

test('a line at the limit passes, one character more fails, in tests as well', () => {
  assert.deepEqual(check('src/engine/a.ts', `//${'x'.repeat(LIMITS.line - 2)}`), []);
  assert.match(check('src/engine/a.test.ts', `\n//${'x'.repeat(LIMITS.line - 1)}`)[0]!, /:2 a line of 121 characters/);
});
