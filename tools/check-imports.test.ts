// Each rule of the import check, shown to pass on good code and to fail on bad.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkImports } from './check-imports.ts';
import { folderWith } from './folder.ts';

const check = (files: Record<string, string>) =>
  checkImports(folderWith({ 'package.json': '{"dependencies":{"@noble/hashes":"1","koa":"1"}}', ...files }));
const refuses = (files: Record<string, string>, ...words: RegExp[]) => {
  const problems = check(files);
  assert.equal(problems.length, 1, problems.join('\n'));
  for (const word of words) assert.match(problems[0]!, word);
};

test('imports that run downwards pass', () => {
  const problems = check({
    'src/engine/types.ts': "import { sha256 } from '@noble/hashes/sha2.js';\nexport const x = sha256;",
    'src/engine/laws.test.ts': "import test from 'node:test';\nimport '#games/index.ts';",
    'src/games/index.ts': "import { a } from './a/game.ts';\nexport const shelf = [a];",
    'src/games/a/game.ts': "import { x } from '#engine/types.ts';\nimport './flow/round.ts';\nexport const a = x;",
    'src/games/a/shelf.ts':
      "import type { E } from '#engine/entry.ts';\nimport type { C } from '#web/kit/c.ts';\n" +
      "void import('./board/x.ts');",
    'src/games/a/flow/round.ts': 'export {};',
    'src/games/a/board/board.svelte': `<p>hello</p>
      <script lang="ts">
      import type { x } from '#engine/types.ts';
      import { Card } from '#web/kit/card.svelte';
      import { a } from '../table/world.ts';
      </script>`,
    'src/web/kit/card.svelte': '<p>a card</p>',
    'src/bots/greedy.ts': "import { x } from '#engine/types.ts';",
    'src/protocol/socket.ts': "import type { x } from '#engine/types.ts';",
    'src/server/http.ts': "import fs from 'node:fs';\nimport koa from 'koa';\nimport '#protocol/socket.ts';",
    'src/server/serve.ts': "import '#games/index.ts';\nimport './http/app.ts';",
    'src/web/main.ts': "import '#protocol/socket.ts';\nimport '#games/index.ts';",
    'src/cli/main.ts': "import '#server/http.ts';\nimport '#games/a/game.ts';",
    'tools/any.ts': "import '../src/web/main.ts';",
  });
  assert.deepEqual(problems, []);
});

test('a component that is imported, be it lazily, is there', () => {
  refuses(
    { 'src/web/a.svelte': "<script lang='ts'>import B from './b.svelte';</script>" },
    /^src\/web\/a\.svelte imports \.\/b\.svelte: there is no such component$/,
  );
  refuses({ 'src/web/a.svelte': "<p>{#await import('./b.svelte')}{/await}</p>" }, /no such component/);
});

test('the engine imports nothing of ours', () => {
  refuses(
    { 'src/engine/ask.ts': "export {};\nimport { a } from '#games/a/game.ts';", 'src/games/a/game.ts': '' },
    /^src\/engine\/ask\.ts:2 imports #games\/a\/game\.ts: engine may not import a game; allowed to engine: itself$/,
  );
});

test('the engine uses Node only in its tests', () => {
  refuses({ 'src/engine/laws.ts': "import assert from 'node:assert';" }, /may not use Node \(only its tests may\)/);
  refuses({ 'src/engine/laws.ts': "export const read = () => import('fs');" }, /laws\.ts:1 imports fs/);
});

test('games and bots use no Node, and no packages', () => {
  refuses({ 'src/games/a/world.ts': "import { readFileSync } from 'node:fs';" }, /a game may not use Node/);
  refuses({ 'src/bots/random.ts': "import koa from 'koa';" }, /bots may use no packages/);
  refuses({ 'src/engine/random.ts': "import koa from 'koa';" }, /engine may use only @noble\/hashes/);
});

test('no game imports another, not even its types', () => {
  refuses({ 'src/games/a/game.ts': "import type { W } from '../b/world.ts';" }, /no game may import another/);
  refuses({ 'src/games/a/board/x.ts': "import { W } from '#games/b/world.ts';" }, /no game may import another/);
});

test('a game knows its board only as something to be loaded, of the kit only types, and no shelf', () => {
  refuses({ 'src/games/a/flow/x.ts': "import '../board/x.ts';" }, /a game's board only lazily, by import\(\)/);
  refuses({ 'src/games/a/shelf.ts': "import { SHELF } from '../index.ts';" }, /a game may not import shelf/);
  refuses({ 'src/games/a/flow/x.ts': "import '#web/kit/x.ts';" }, /only types from web\/kit/);
});

test('the shelf is given by the roots, and nobody below them reaches for it', () => {
  for (const part of ['tables/x', 'server/http/x', 'protocol/x', 'web/x', 'web/kit/x', 'bots/x'])
    refuses({ [`src/${part}.ts`]: "import { SHELF } from '#games/index.ts';" }, /may not import shelf/);
  refuses({ 'src/server/x.ts': "import './serve.ts';" }, /server may not import server root/);
  refuses({ 'src/web/x.ts': "import './main.ts';" }, /web may import site roots only lazily/);
});

test('the rooms of a game have an order', () => {
  const rooms = ['cards', 'table', 'abilities', 'verbs', 'flow', 'setup', 'words', 'bot'];
  const down = rooms.flatMap((room, n) => rooms.slice(0, n).map(other => `src/games/a/${room}/x.ts ${other}`));
  const fine = [...down, 'src/games/a/scenario/x.ts words', 'src/games/a/board/x.ts words', 'src/games/a/shelf.ts bot'];
  for (const one of fine) {
    const [file, room] = one.split(' ');
    assert.deepEqual(check({ [file!]: `import '#games/a/${room}/y.ts';` }), [], one);
  }
  for (const up of down) {
    const [, above, room] = /a\/(.+)\/x\.ts (.+)/.exec(up)!;
    refuses({ [`src/games/a/${room}/x.ts`]: `import type { Y } from '../${above}/y.ts';` }, /may not import/);
  }
  refuses(
    { 'src/games/a/verbs/x.ts': "import '../flow/y.ts';" },
    /verbs may not import flow; .*cards, table, abilities$/,
  );
  refuses({ 'src/games/a/bot/x.ts': "import '../scenario/y.ts';" }, /bot may not import scenario/);
  refuses({ 'src/games/a/board/x.ts': "import '../bot/y.ts';" }, /board may not import bot/);
  refuses({ 'src/games/a/flow/x.ts': "void import('../board/y.ts');" }, /flow may not import board/);
});

test('only scenario knows the root of its game, and tests are free', () => {
  refuses({ 'src/games/a/bot/x.ts': "import '../game.ts';" }, /bot may not import the root of its game/);
  const files = {
    'src/games/a/scenario/x.ts': "import '../game.ts';",
    'src/games/a/cards/x.test.ts': "import '../game.ts';",
  };
  assert.deepEqual(check(files), []);
});

test('rooms of tables import only from those before them', () => {
  refuses({ 'src/tables/log/x.ts': "import { y } from '../live/y.ts';" }, /log of tables may not import live/);
  refuses({ 'src/tables/x.ts': "import type { Y } from './log/y.ts';" }, /the root of tables may not import log/);
  assert.deepEqual(check({ 'src/tables/live/x.ts': "import '../log/y.ts';", 'src/tables/log/y.ts': '' }), []);
});

test('a board takes only types from the engine, and of the web only the kit', () => {
  refuses({ 'src/games/a/board/x.ts': "import { legal } from '#engine/ask.ts';" }, /only types from engine/);
  refuses({ 'src/games/a/board/x.ts': "import '#web/lobby.ts';" }, /a game's board may not import web;.*web\/kit/);
});

test('an import inside a component is seen, with its line', () => {
  const component = "<h1>x</h1>\n<script lang='ts'>\n  import { legal } from '#engine/ask.ts';\n</script>";
  refuses({ 'src/games/a/board/x.svelte': component }, /x\.svelte:3 imports #engine\/ask\.ts/);
});

test('tables, server and web run games through engine/versions alone', () => {
  const only = /runs games only through engine\/versions/;
  const engine = {
    'src/engine/running/table.ts': '',
    'src/engine/ask.ts': "import './running/table.ts';",
    'src/engine/match.ts': "import { asked } from './ask.ts';",
    'src/engine/words.ts': "import type { Match } from './match.ts';",
    'src/engine/versions/ruleset.ts': "import { Match } from '../match.ts';",
    'src/engine/scenario/lesson.ts': "import { asked } from '../ask.ts';",
  };
  const refusesWith = (files: Record<string, string>, ...words: RegExp[]) => refuses({ ...engine, ...files }, ...words);
  refusesWith({ 'src/tables/x.ts': "import { Match } from '#engine/match.ts';" }, /^src\/tables\/x\.ts:1/, only);
  refusesWith({ 'src/server/x.ts': "import { legal } from '#engine/ask.ts';" }, only);
  refusesWith({ 'src/web/x.ts': "export const ask = () => import('#engine/ask.ts');" }, only);
  refusesWith({ 'src/web/kit/x.ts': "import { run } from '#engine/running/table.ts';" }, only);
  const problems = check({
    ...engine,
    'src/tables/x.ts':
      "import { openMatch } from '#engine/versions/ruleset.ts';\nimport type { Match } from '#engine/match.ts';",
    'src/web/x.ts':
      "import { words } from '#engine/words.ts';\nimport { LessonRun } from '#engine/scenario/lesson.ts';",
    'src/server/testing/x.ts': "import { legal } from '#engine/ask.ts';",
  });
  assert.deepEqual(problems, []);
});

test('server and web see games through the shelf only', () => {
  refuses({ 'src/server/match.ts': "import '#games/a/game.ts';" }, /server may not import a game/);
  refuses({ 'src/web/table.ts': "export * from '#games/a/game.ts';" }, /web may not import a game/);
});

test('the web sees boards through the shelf, and of the server only the protocol; the kit only its types', () => {
  refuses({ 'src/web/table.ts': "void import('#games/a/board/x.ts');" }, /web may not import a game's board/);
  refuses({ 'src/web/kit/x.ts': "import { parse } from '#protocol/socket.ts';" }, /only types from protocol/);
  refuses({ 'src/web/table.ts': "import { x } from '#server/match.ts';" }, /web may not import server/);
});

test('cli and bench import all but the web, and the terminal no bench', () => {
  refuses({ 'src/cli/main.ts': "import '#bench/main.ts';" }, /cli may not import bench/);
  refuses({ 'src/cli/main.ts': "import '#web/lobby.ts';" }, /cli may not import web/);
  refuses({ 'src/bench/main.ts': "import '#games/a/board/x.ts';" }, /bench may not import a game's board/);
});

test('another folder is imported by its alias', () => {
  refuses({ 'src/games/a/game.ts': "import '../../engine/types.ts';" }, /by its alias, #engine\/types\.ts/);
});

test('a package must be named in package.json, and a folder in the table', () => {
  refuses({ 'src/cli/main.ts': "import 'left-pad';" }, /package\.json does not name the package left-pad/);
  refuses({ 'src/misc/x.ts': '' }, /lies in no folder/);
});

test('a circle is shown as a chain; lazy imports make none', () => {
  refuses(
    {
      'src/engine/a.ts': "import './b.ts';",
      'src/engine/b.ts': "import { c } from './c.ts';",
      'src/engine/c.ts': "export { a } from './a.ts';",
    },
    /^imports in a circle: src\/engine\/a\.ts → src\/engine\/b\.ts → src\/engine\/c\.ts → src\/engine\/a\.ts$/,
  );
  const lazy = { 'src/engine/a.ts': "import './b.ts';", 'src/engine/b.ts': "export const a = () => import('./a.ts');" };
  assert.deepEqual(check(lazy), []);
});

test('types make a circle, too, in every folder', () => {
  for (const folder of ['engine', 'games/a/table', 'tables', 'cli', 'web/kit']) {
    const files = (other: string) => ({
      [`src/${folder}/world.ts`]: "import type { Locals } from './locals.ts';",
      [`src/${folder}/locals.ts`]: `import type { Side } from '${other}';`,
    });
    const chain = ['locals', 'world', 'locals'].map(name => `src/${folder}/${name}.ts`).join(' → ');
    assert.deepEqual(check(files('./world.ts')), [`imports in a circle: ${chain}`]);
    assert.deepEqual(check(files('./sides.ts')), []);
  }
});

test('what is run to play uses no package that only tests need, but may name its types', () => {
  const files = { 'package.json': '{"dependencies":{"koa":"1"},"devDependencies":{"vite":"1"}}' };
  for (const use of ["import { build } from 'vite';", "export const later = () => import('vite');"])
    refuses({ ...files, 'src/cli/main.ts': use }, /vite is one of the devDependencies, .* not installed for playing/);
  const fine = { 'src/cli/main.ts': "import type { Plugin } from 'vite';", 'src/bench/a.ts': "import 'vite';" };
  assert.deepEqual(check({ ...files, ...fine, 'tools/a.ts': "import 'vite';" }), []);
});
