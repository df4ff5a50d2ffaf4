// The drawing of a map: what is read from it, and what it may not say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { barrierNamed } from './edges.ts';
import { columnOf, distance, isRoom, rowOf, squareAt, squareName, squareNamed, squaresOf } from './grid.ts';
import { OBJECT_STRENGTH } from '../cards/map-card.ts';
import { drawn, ROOMS } from './testing.ts';

test('squares, tiles, objects and spawn options are read from the drawing', () => {
  const grid = drawn(ROOMS);
  assert.deepEqual([grid.width, grid.height, grid.squares.length], [5, 4, 18]);
  assert.deepEqual(grid.tiles, {
    A: { x: 0, y: 0, w: 2, h: 4 },
    B: { x: 2, y: 0, w: 2, h: 4 },
    C: { x: 4, y: 1, w: 1, h: 2 },
  });
  assert.deepEqual(squaresOf(grid, 'C'), [9, 14]);
  assert.equal(grid.object[squareNamed(grid, '3,0')], 'crate');
  assert.equal(grid.spawn[squareNamed(grid, '0,0')], 'hero');
  assert.equal(grid.object[squareNamed(grid, '0,0')], null);
  assert.ok(!isRoom(grid.tiles['A']!) && isRoom({ x: 0, y: 0, w: 6, h: 6 }));
});

test('squares have names, and the void has none', () => {
  const grid = drawn(ROOMS);
  assert.equal(squareName(grid, 13), '3,2');
  assert.deepEqual([columnOf(grid, 13), rowOf(grid, 13), squareNamed(grid, '3,2')], [3, 2, 13]);
  assert.deepEqual([squareAt(grid, 4, 0), squareAt(grid, 5, 1), squareAt(grid, 0, -1)], [-1, -1, -1]);
  assert.throws(() => squareNamed(grid, '4,0'), /map TA has no square 4,0/);
});

test('ST-RUL-32 distance is the larger of columns and rows, whatever stands between', () => {
  const grid = drawn(ROOMS);
  const apart = (a: string, b: string): number => distance(grid, squareNamed(grid, a), squareNamed(grid, b));
  assert.deepEqual([apart('0,0', '3,3'), apart('1,0', '2,0'), apart('0,3', '4,2'), apart('1,1', '1,1')], [3, 1, 4, 0]);
});

test('ST-RUL-37 a door of two edges is one unit; each edge of an inner wall is a section', () => {
  const grid = drawn(ROOMS);
  assert.deepEqual(
    grid.barriers.map(({ kind, name, edges }) => [kind, name, edges.length]),
    [
      ['door', '1', 2],
      ['wall', '0,2/1,2', 1],
      ['wall', '0,2/0,3', 1],
    ],
  );
  assert.throws(() => barrierNamed(grid, '2'), /no door or wall section 2/);
});

test('ST-CMP-24 ST-RUL-41 strengths of walls and doors by the side of the tiles, of objects by their kind', () => {
  const strengths = (side: 'warehouse' | 'hydra-base') => drawn(ROOMS, side).barriers.map(({ strength }) => strength);
  assert.deepEqual(strengths('warehouse'), [3, 2, 2]);
  assert.deepEqual(strengths('hydra-base'), [4, 4, 4]);
  assert.deepEqual(OBJECT_STRENGTH, { crate: 2, barrels: 3, turret: 3, ammunition: 2 });
});

/** The two rooms with one line changed. */
const changed = (line: number, from: string, to: string): string[] => {
  assert.ok(ROOMS[line]!.includes(from));
  return ROOMS.map((text, i) => (i === line ? text.replace(from, to) : text));
};
const FAULTS: readonly [what: string, drawing: readonly string[], message: RegExp][] = [
  ['an object nobody knows', changed(1, 'c.B', 'x.B'), /square 3,0 says "x\.B"/],
  ['a spawn option in the void', changed(1, 'c.B#', 'c.B# H '), /square 4,0 says " H "/],
  ['a corner missing', changed(2, '+   +   +', '+   +    '), /the corner north-west of 2,1/],
  ['an edge nobody knows', changed(2, '+   +', '+ - +'), /the edge " - " north of 0,1/],
  ['an edge nobody knows', changed(1, '#.HA', '?.HA'), /the edge "\?" west of 0,0/],
  ['an outline that is open', changed(1, '#.HA', ' .HA'), /an open outline west of 0,0/],
  ['an inner wall on an outline', changed(1, '..A#', '..A|'), /an inner wall on an outline west of 2,0/],
  ['an outer wall inside a tile', changed(1, '.HA ', '.HA#'), /an outer wall or door inside a tile west of 1,0/],
  ['a tile with a hole', changed(1, '.HA', '.HD'), /tile A is no full rectangle/],
  ['a door of three edges', changed(1, '..A#', '..A1'), /door 1 is no straight door/],
  ['a line too many', [...ROOMS, ''], /10 lines/],
  ['half a square', [...ROOMS.slice(0, -1), `${ROOMS.at(-1)}      `], /a line of \d+ characters/],
];
for (const [what, drawing, message] of FAULTS)
  test(`a drawing with ${what} is refused: ${message.source}`, () => {
    assert.throws(() => drawn(drawing), message);
  });
