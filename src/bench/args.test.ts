import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsFrom } from './args.ts';

const NAMES = ['tictactoe.moves', 'auction.moves'];

test('options are read; without any it is all, at length, as a table', () => {
  assert.deepEqual({ ...optionsFrom([], NAMES) }, { json: false, quick: false, help: false, only: '' });
  assert.deepEqual(
    { ...optionsFrom(['--quick', '--json', '--only', 'auction'], NAMES) },
    { json: true, quick: true, help: false, only: 'auction' },
  );
});

test('what makes no sense is said in words', () => {
  assert.throws(() => optionsFrom(['--fast'], NAMES), /Unknown option '--fast'/);
  assert.throws(() => optionsFrom(['more'], NAMES), /Unexpected argument 'more'/);
  assert.throws(() => optionsFrom(['--only'], NAMES), /argument missing/);
  assert.throws(
    () => optionsFrom(['--only', 'chess'], NAMES),
    new Error("No measure begins with 'chess'. There are: tictactoe.moves, auction.moves."),
  );
});
