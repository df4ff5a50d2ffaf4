// Sides: who plays together, and who has won.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seatsBySide, sideRanks, sidesOf, winnersOf } from './seats.ts';

test('each seat plays for itself where a game names no sides', () => {
  assert.deepEqual(sidesOf({}, 3), [0, 1, 2]);
  assert.deepEqual(seatsBySide([0, 1, 2]), [[0], [1], [2]]);
});

test('sides are counted from 0 in the order of seats, however the game numbers them', () => {
  assert.deepEqual(sidesOf({ sides: () => [7, 7, 3] }, 3), [0, 0, 1]);
  assert.deepEqual(seatsBySide([0, 1, 0, 1]), [
    [0, 2],
    [1, 3],
  ]);
});

test('the rank of a side is the best of its seats', () => {
  assert.deepEqual(sideRanks([1, 1, 2], [0, 0, 1]), [1, 2]);
  assert.deepEqual(sideRanks([3, 1, 2], [0, 1, 1]), [3, 1]);
});

test('seats of one side win together, and all of several sides draw', () => {
  const heroes = [0, 0, 1];
  assert.deepEqual(winnersOf([1, 1, 2], heroes), { won: [0, 1], isDraw: false });
  assert.deepEqual(winnersOf([2, 2, 1], heroes), { won: [2], isDraw: false });
  assert.deepEqual(winnersOf([1, 1, 1], heroes), { won: [], isDraw: true });
  assert.deepEqual(winnersOf([2, 2, 2], heroes), { won: [], isDraw: false });
});

test('a single side that is first has won', () => {
  assert.deepEqual(winnersOf([1, 1], [0, 0]), { won: [0, 1], isDraw: false });
});

test('seats for themselves that share the first place have won, unless all do', () => {
  assert.deepEqual(winnersOf([1, 1, 3], [0, 1, 2]), { won: [0, 1], isDraw: false });
  assert.deepEqual(winnersOf([1, 1], [0, 1]), { won: [], isDraw: true });
});
