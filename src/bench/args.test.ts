import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wishes } from './args.ts';

const NAMES = ['tictactoe.moves', 'auction.moves'];

test('wishes are read; nothing said means all, at length, as a table', () => {
  assert.deepEqual({ ...wishes([], NAMES) }, { json: false, quick: false, help: false, only: '' });
  assert.deepEqual(
    { ...wishes(['--quick', '--json', '--only', 'auction'], NAMES) },
    { json: true, quick: true, help: false, only: 'auction' },
  );
});

test('what makes no sense is said in words', () => {
  assert.throws(() => wishes(['--fast'], NAMES), /Unknown option '--fast'/);
  assert.throws(() => wishes(['more'], NAMES), /Unexpected argument 'more'/);
  assert.throws(() => wishes(['--only'], NAMES), /argument missing/);
  assert.throws(
    () => wishes(['--only', 'chess'], NAMES),
    new Error("No measure begins with 'chess'. There are: tictactoe.moves, auction.moves."),
  );
});
