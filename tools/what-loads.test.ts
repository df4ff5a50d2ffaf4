// What a command of the terminal loads before it runs: nothing that only a server needs.
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { importsOf } from './imports.ts';
import { sources } from './sources.ts';

const all = new Map(sources(path.resolve(import.meta.dirname, '..')).map(source => [source.path, source]));

/** All files and packages that are loaded with a file. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = all.get(file);
  for (const { kind, what, file: meant } of source ? importsOf(source) : [])
    if (kind === 'value') loadedWith(meant ?? what, seen);
  return seen;
}

test('the terminal, and threads that play for it, load no server', () => {
  for (const file of ['main', 'runs/thread']) {
    const loaded = loadedWith(`src/cli/${file}.ts`);
    assert.ok(loaded.size > 50, `${file} loads ${loaded.size} files`);
    const parts = [...loaded].filter(one =>
      /^(fastify|@fastify|typebox|ws$|pg$)|^src\/server\/(?!config|promise-timeout|releases)/.test(one),
    );
    assert.deepEqual(parts, [], file);
  }
});
