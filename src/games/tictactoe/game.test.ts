// The rules of tic-tac-toe, one by one, and the laws.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { play, start } from '#engine/apply.ts';
import { asked, explain, legal } from '#engine/ask.ts';
import { checkLaws } from '#engine/laws/laws.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { tictactoe } from './game.ts';
import type { Board } from './table/world.ts';

/** The position after these cells were marked in turn. */
function after(...cells: number[]): State<Board> {
  const state = start(tictactoe, { seats: 2, seed: seedOf(1) });
  for (const cell of cells) {
    const refused = play(tictactoe, state, { seat: state.world.turn, decision: 'turns.mark', option: `mark:${cell}` });
    assert.equal(refused, undefined);
  }
  return state;
}

test('TT-TRN-01 players take turns, the first one begins', () => {
  assert.deepEqual(asked(tictactoe, after()), [0]);
  assert.deepEqual(asked(tictactoe, after(4)), [1]);
  assert.deepEqual(asked(tictactoe, after(4, 0)), [0]);
});
test('TT-TRN-02 any of the nine cells may be marked, one a turn', () => {
  assert.equal(legal(tictactoe, after(), 0).length, 9);
  assert.deepEqual(after(4).world.cells, [-1, -1, -1, -1, 0, -1, -1, -1, -1]);
});
test('TT-TRN-03 a marked cell is greyed out with its rule and refused', () => {
  const state = after(4);
  const middle = explain(tictactoe, state)[0]!.options[4]!;
  assert.equal(middle.refused?.rule, 'TT-TRN-03');
  const refused = play(tictactoe, state, { seat: 1, decision: 'turns.mark', option: 'mark:4' });
  assert.equal(refused?.rule, 'TT-TRN-03');
  assert.equal(legal(tictactoe, state, 1).length, 8);
});
test('TT-END-01 three in a row, column or diagonal win', () => {
  for (const line of [
    [0, 3, 1, 4, 2],
    [0, 1, 3, 2, 6],
    [0, 1, 4, 2, 8],
  ])
    assert.deepEqual([after(...line).result?.ranks, after(...line).result?.rule], [[1, 2], 'TT-END-01']);
  assert.deepEqual(after(0, 2, 1, 4, 8, 6).result?.ranks, [2, 1]);
});
test('TT-END-02 a full board without a line is a draw', () => {
  const { result } = after(0, 1, 2, 4, 3, 5, 7, 6, 8);
  assert.deepEqual([result?.ranks, result?.rule], [[1, 1], 'TT-END-02']);
});
test('the laws hold', () => {
  assert.equal(checkLaws(tictactoe, { games: 100 }).games, 100);
});
