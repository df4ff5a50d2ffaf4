// Lines of sight: what blocks them, what they pass through, and what obstructs a shot.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf } from './notation.ts';
import { blast, canSee, canSeeBarrier, distancePenalty, lineOf, obstruction, obstructions } from './line-of-sight.ts';
import { allOpen, barrierNamed, isAdjacent, opened, waysOf } from './edges.ts';
import { distance, type Grid } from './grid.ts';
import { type Standing, standing } from './standing.ts';
import { arena, at, drawn, names, placed, ROOMS, squaresNamed } from './testing.ts';

const sees = (grid: Grid, from: string, to: string, open = 0): boolean =>
  canSee(grid, waysOf(grid, open), at(grid, from), at(grid, to));
/** Obstruction defense of the target, -1 without sight. */
const cover = (here: Standing, from: string, to: string): number =>
  obstruction(here, at(here.grid, from), at(here.grid, to));
const rooms = drawn(ROOMS);

test('ST-LOS-01 walls and closed doors block the line from center to center', () => {
  assert.deepEqual(
    [sees(rooms, '0,0', '3,0'), sees(rooms, '0,1', '3,1'), sees(rooms, '0,2', '1,2')],
    [false, false, false],
  );
  assert.ok(sees(rooms, '0,0', '0,2') && sees(rooms, '2,3', '3,0'));
  assert.ok(sees(rooms, '0,1', '4,1', opened(0, barrierNamed(rooms, '1'))));
  assert.ok(!sees(rooms, '1,0', '3,0', allOpen(rooms)), 'an outline never opens');
});

test('ST-LOS-01 no line leaves the map', () => {
  const dock = gridOf('W1');
  const open = allOpen(dock);
  assert.deepEqual([sees(dock, '1,3', '8,3', open), sees(dock, '9,3', '12,0', open)], [false, false]);
  assert.ok(sees(rooms, '3,0', '4,2') && !sees(dock, '9,3', '11,1', open));
});

test('ST-RUL-31 a line through a corner is blocked only if both ways round it are closed', () => {
  assert.ok(!sees(rooms, '0,2', '1,3') && sees(rooms, '0,2', '1,3', opened(0, barrierNamed(rooms, '0,2/1,2'))));
  assert.ok(sees(rooms, '0,1', '1,2'));
  const dock = gridOf('W1');
  assert.deepEqual([sees(dock, '7,9', '9,7'), sees(dock, '6,9', '11,4')], [true, false]);
});

test('ST-LOS-02 objects and figures do not block', () => {
  const here = placed(arena(6, 1, { '1,0': 'b', '2,0': 'c' }), '0,0', '3,0 4,0');
  assert.ok(sees(here.grid, '0,0', '5,0') && sees(here.grid, '1,0', '1,0'));
});

test('ST-RUL-33 ST-LOS-08 a line passes through squares with points of it inside, not through those it touches', () => {
  const grid = arena();
  const passes = (a: string, b: string): string[] =>
    names(grid, lineOf(grid, waysOf(grid, 0), at(grid, a), at(grid, b)).passes);
  assert.deepEqual(passes('0,0', '3,3'), ['1,1', '2,2']);
  assert.deepEqual(passes('0,0', '3,1'), ['1,0', '2,1']);
  assert.deepEqual(passes('0,0', '2,1'), ['1,0', '1,1']);
  assert.deepEqual(passes('4,5', '4,1'), ['4,4', '4,3', '4,2']);
  assert.deepEqual(passes('4,4', '5,4'), []);
});

test('ST-LOS-03 ST-LOS-04 an object on the line covers a target adjacent to it, and no other', () => {
  const here = standing(arena(6, 1, { '3,0': 'b' }));
  assert.deepEqual([cover(here, '0,0', '4,0'), cover(here, '0,0', '5,0'), cover(here, '5,0', '2,0')], [3, 0, 3]);
});

test('ST-LOS-05 an Objective Token with Material Strength covers like an object', () => {
  const grid = arena(6, 1);
  const here = standing(grid, { tokens: [{ square: at(grid, '3,0'), strength: 4 }] });
  assert.deepEqual([cover(here, '0,0', '4,0'), cover(here, '0,0', '5,0')], [4, 0]);
});

test('ST-LOS-06 ST-SPC-04 an object under the target or the attacker covers nobody', () => {
  const here = standing(arena(6, 1, { '0,0': 'b', '3,0': 'b', '1,0': '.' }));
  assert.deepEqual([cover(here, '1,0', '3,0'), cover(here, '3,0', '5,0'), cover(here, '0,0', '2,0')], [0, 0, 0]);
});

test('ST-LOS-07 every other figure on the line is 1, friend or foe, adjacent or not', () => {
  const here = placed(arena(8, 1), '0,0 2,0', '3,0 7,0');
  assert.equal(cover(here, '0,0', '7,0'), 2);
});

test('ST-RUL-34 objects and figures on the line add up; a figure on an object counts with it', () => {
  const grid = arena(6, 3, { '3,0': 'b', '3,1': 'c' });
  const here = placed(grid, '3,0', '1,0');
  assert.equal(cover(here, '2,0', '4,1'), 6);
  assert.deepEqual(obstructions(here, at(grid, '2,0'), at(grid, '4,1')), [
    { square: at(grid, '3,0'), by: 'object', defense: 3 },
    { square: at(grid, '3,0'), by: 'figure', defense: 1 },
    { square: at(grid, '3,1'), by: 'object', defense: 2 },
  ]);
});

test('ST-RUL-35 what covers is adjacent to the target in the sense of walls and corners', () => {
  for (const id of ['W1', 'W3', 'B1'] as const) {
    const grid = gridOf(id);
    const { ways } = standing(grid);
    const lines = grid.squares.flatMap(a =>
      grid.squares.filter(b => canSee(grid, ways, a, b)).map(b => [a, b] as const),
    );
    const walled = lines.filter(([a, b]) => {
      const beside = lineOf(grid, ways, a, b).passes.filter(square => distance(grid, square, b) === 1);
      return !beside.every(square => isAdjacent(grid, ways, square, b));
    });
    assert.deepEqual(walled, [], id);
  }
  const boxed = drawn(ROOMS.map((line, i) => (i === 5 ? line.replace('#..A|', '#c.A|') : line)));
  assert.equal(cover(standing(boxed), '0,1', '1,3'), -1);
  const open = opened(0, barrierNamed(boxed, '0,2/0,3'));
  assert.equal(cover(standing(boxed, { open }), '0,0', '0,3'), 2);
});

test('ST-LOS-10 rubble, opened doors and breaches neither block nor cover', () => {
  const grid = arena(6, 1, { '3,0': 'b' });
  assert.equal(cover(standing(grid, { rubble: squaresNamed(grid, '3,0') }), '0,0', '4,0'), 0);
  const open = allOpen(rooms);
  assert.deepEqual(
    [cover(standing(rooms, { open }), '0,1', '3,1'), cover(standing(rooms, { open }), '0,2', '2,2')],
    [0, 0],
  );
});

test('a line that is shut says at how many places', () => {
  const shut = (a: string, b: string, open = 0): number =>
    lineOf(rooms, waysOf(rooms, open), at(rooms, a), at(rooms, b)).shut;
  assert.deepEqual(
    [shut('0,2', '3,2'), shut('0,2', '3,2', 1), shut('0,2', '3,2', 7), shut('0,0', '0,3')],
    [2, 1, 0, 1],
  );
});

test('ST-RUL-39 a door or wall section is seen at the midpoint of an edge, past no other', () => {
  const door = barrierNamed(rooms, '1');
  const level = barrierNamed(rooms, '0,2/0,3');
  const seen = (from: string, barrier: number, open = 0): boolean =>
    canSeeBarrier(rooms, open, at(rooms, from), barrier);
  assert.ok(seen('0,1', door) && seen('4,1', door) && seen('0,0', door) && seen('1,3', door));
  assert.ok(seen('0,0', level) && seen('0,3', level) && seen('1,3', level));
  assert.ok(!seen('1,2', level), 'the upright wall is between');
  assert.ok(!seen('2,2', level) && !seen('2,3', level, 1));
});

test('ST-ATK-05 1 strength less for each space past the third', () => {
  assert.deepEqual([2, 3, 4, 5, 12].map(distancePenalty), [0, 0, 1, 2, 9]);
});

test('ST-EX-10 only the Soldier behind the wall is out of sight', () => {
  const ironMan = '0,2';
  assert.deepEqual(
    ['1,2', '1,1', '0,0'].map(soldier => sees(rooms, ironMan, soldier)),
    [false, true, true],
  );
});

test('ST-EX-11 barrels beside the Soldier cover him, and not Iron Man two spaces behind them', () => {
  const here = placed(arena(7, 1, { '4,0': 'b' }), '1,0', '5,0');
  assert.deepEqual([cover(here, '1,0', '5,0'), cover(here, '5,0', '1,0')], [3, 0]);
});

test('ST-EX-12 beside the barrels both are covered', () => {
  const here = placed(arena(7, 1, { '4,0': 'b' }), '3,0', '5,0');
  assert.deepEqual([cover(here, '3,0', '5,0'), cover(here, '5,0', '3,0')], [3, 3]);
});

test('ST-EX-13 Captain America on the line is 1 defense for the Soldier', () => {
  const here = placed(arena(7, 3), '0,0 3,0', '6,0');
  assert.equal(cover(here, '0,0', '6,0'), 1);
});

test('ST-EX-14 a line that only touches his corner gives none', () => {
  const here = placed(arena(7, 7), '0,0 2,1', '3,3');
  assert.equal(cover(here, '0,0', '3,3'), 0);
});

test('ST-EX-26 ST-EX-28 from the first target’s space, barrels count only beside the next target', () => {
  const here = placed(arena(8, 8, { '2,2': 'b', '5,3': 'b' }), '0,0', '4,4 4,2 6,2');
  assert.equal(cover(here, '0,0', '4,4'), 0);
  assert.equal(cover(here, '4,4', '4,2'), 0);
  assert.equal(cover(here, '4,4', '6,2'), 3);
});

test('ST-EX-36 a crate beside Agent May covers her; hurled away it does not', () => {
  const grid = arena(6, 1, { '2,0': 'c' });
  assert.equal(cover(placed(grid, '3,0', '1,0'), '1,0', '3,0'), 2);
  assert.equal(cover(placed(grid, '3,0', '1,0', { rubble: [at(grid, '2,0')] }), '1,0', '3,0'), 0);
});

test('ST-SPC-06 an explosion: 3 in the space, 2 beside it, 1 at two spaces in sight', () => {
  const here = placed(arena(), '5,5 6,6', '7,5 8,5 3,3');
  const harm = [...blast(here, at(here.grid, '5,5'))].map(([square, n]) => [...names(here.grid, [square]), n]);
  assert.deepEqual(harm, [
    ['5,5', 3],
    ['6,6', 2],
    ['7,5', 1],
    ['3,3', 1],
  ]);
  const walled = placed(rooms, '0,3 1,1 0,0', '2,2');
  const behind = [...blast(walled, at(rooms, '0,2'))].map(([square, n]) => [...names(rooms, [square]), n]);
  assert.deepEqual(behind, [
    ['1,1', 2],
    ['0,0', 1],
  ]);
});
