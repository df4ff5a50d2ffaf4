// Walls and doors: what they close, what opens them, and who is adjacent to what.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf } from './notation.ts';
import {
  adjacentTo,
  allOpen,
  barrierBetween,
  barrierNamed,
  distanceToBarrier,
  doorsOpen,
  isAdjacent,
  isBeside,
  isOpen,
  opened,
  waysOf,
} from './edges.ts';
import { SHUT } from './grid.ts';
import { arena, at, drawn, names, neighbours, ROOMS } from './testing.ts';

const rooms = drawn(ROOMS);
const [DOOR, UPRIGHT, LEVEL] = ['1', '0,2/1,2', '0,2/0,3'].map(name => barrierNamed(rooms, name)) as [
  number,
  number,
  number,
];
const near = (a: string, b: string, open = 0): boolean =>
  isAdjacent(rooms, waysOf(rooms, open), at(rooms, a), at(rooms, b));

test('ST-GLO-01 ST-MOV-01 eight neighbours in the fixed order of directions, fewer at the border', () => {
  const grid = arena(3, 3);
  assert.deepEqual(neighbours(grid, '1,1'), ['1,0', '2,1', '1,2', '0,1', '2,0', '2,2', '0,2', '0,0']);
  assert.deepEqual(neighbours(grid, '0,0'), ['1,0', '0,1', '1,1']);
  assert.deepEqual(neighbours(grid, '2,1'), ['2,0', '2,2', '1,1', '1,2', '1,0']);
});

test('ST-MOV-04 walls and closed doors are not crossed', () => {
  assert.ok(!near('1,0', '2,0') && !near('1,1', '2,1') && !near('0,2', '1,2') && !near('0,2', '0,3'));
  assert.deepEqual(neighbours(rooms, '0,2'), ['0,1', '1,1']);
  assert.ok(near('1,1', '2,1', opened(0, DOOR)) && near('1,2', '2,2', opened(0, DOOR)));
  assert.ok(!near('1,0', '2,0', allOpen(rooms)));
});

test('ST-RUL-31 a corner is blocked only if both ways round it are closed', () => {
  assert.ok(!near('0,2', '1,3'), 'a wall on each way');
  assert.ok(near('0,2', '1,3', opened(0, UPRIGHT)) && near('0,2', '1,3', opened(0, LEVEL)));
  assert.ok(near('0,1', '1,2') && near('1,1', '0,2') && near('0,3', '1,2'), 'one wall that ends at the corner');
  assert.ok(!near('1,0', '2,1') && near('1,0', '2,1', opened(0, DOOR)), 'an outer wall and a door');
  assert.ok(!near('1,1', '2,2') && near('1,1', '2,2', opened(0, DOOR)), 'two edges of a door');
  assert.ok(near('3,0', '4,1') && near('3,3', '4,2'), 'the border of the map on one way only');
  const dock = gridOf('W1');
  const [outside, inside] = [at(dock, '9,3'), at(dock, '10,4')];
  const breached = opened(0, barrierNamed(dock, '9,4/10,4'));
  assert.deepEqual(
    [0, breached].map(open => isAdjacent(dock, waysOf(dock, open), outside, inside)),
    [false, true],
    'the border of the map and a wall',
  );
});

test('ST-OBJ-10 ST-OBJ-11 what is opened or breached stays open', () => {
  const open = opened(opened(0, UPRIGHT), DOOR);
  assert.deepEqual(
    [DOOR, UPRIGHT, LEVEL].map(bit => isOpen(open, bit)),
    [true, true, false],
  );
  assert.equal(opened(open, DOOR), open);
  assert.ok(near('0,2', '1,2', open) && !near('0,2', '0,3', open));
  assert.deepEqual([doorsOpen(rooms), allOpen(rooms)], [1, 7]);
});

test('ST-OBJ-08 ST-RUL-40 only walls inside a tile are sections; outlines and borders never open', () => {
  const between = (a: string, b: string): number => barrierBetween(rooms, at(rooms, a), at(rooms, b));
  assert.deepEqual([between('0,2', '1,2'), between('0,3', '0,2'), between('2,1', '1,1')], [UPRIGHT, LEVEL, DOOR]);
  assert.deepEqual([between('1,0', '2,0'), between('0,0', '1,0'), between('0,1', '1,2')], [-1, -1, -1]);
  for (const grid of [rooms, gridOf('W1'), gridOf('B2')]) {
    for (const { kind, edges } of grid.barriers)
      for (const [a, b] of edges) assert.equal(grid.tile[a] === grid.tile[b], kind === 'wall');
    const border = grid.squares.filter(square => square < grid.width);
    for (const square of border) assert.equal(grid.sides[4 * square], SHUT);
  }
});

test('ST-RUL-38 beside a door or wall are the squares on either side of its edges, none diagonally', () => {
  const beside = (bit: number): string[] =>
    names(
      rooms,
      rooms.squares.filter(square => isBeside(rooms, bit, square)),
    );
  assert.deepEqual(beside(DOOR), ['1,1', '2,1', '1,2', '2,2']);
  assert.deepEqual(beside(UPRIGHT), ['0,2', '1,2']);
});

test('ST-RUL-39 a door is 1 farther than the nearer square beside it', () => {
  const far = (from: string, bit: number): number => distanceToBarrier(rooms, at(rooms, from), bit);
  assert.deepEqual([far('1,1', DOOR), far('1,0', DOOR), far('4,2', DOOR), far('3,0', LEVEL)], [1, 2, 3, 4]);
});

test('the table of ways is made once for a mask, and says the same both ways', () => {
  for (const grid of [rooms, gridOf('W3'), gridOf('B3')])
    for (const open of [0, doorsOpen(grid), allOpen(grid)]) {
      const ways = waysOf(grid, open);
      assert.equal(waysOf(grid, open), ways);
      assert.ok(grid.squares.every(a => adjacentTo(ways, a).every(b => isAdjacent(grid, ways, b, a))));
    }
});
