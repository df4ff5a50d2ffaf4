import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { MEASURES } from './measures/all.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const bench = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

test('one measure as JSON is one line, with everybody’s rate', () => {
  const { stdout, status } = bench('--quick', '--only', 'tictactoe.moves', '--json');
  assert.equal(status, 0);
  assert.equal(stdout.trimEnd().split('\n').length, 1);
  const { measure, ours, boardgameio, limit, unit } = JSON.parse(stdout);
  assert.deepEqual([measure, unit], ['tictactoe.moves', '1/s']);
  // The bench says which is faster, on a quiet machine.
  for (const rate of [ours, boardgameio, limit]) assert.ok(rate > 0, stdout);
});

test('help is given, and nonsense refused with help', () => {
  assert.match(bench('--help').stdout, /--only PREFIX/);
  const { status, stdout, stderr } = bench('--only', 'chess');
  assert.deepEqual([status, stdout], [2, '']);
  assert.match(stderr, /No measure begins with 'chess'.*tictactoe\.moves[^]*--only PREFIX/);
});

test('every measure has a name of its own', () => {
  const names = MEASURES.map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
});
