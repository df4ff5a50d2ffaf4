// Moves along a line: straight bonus movement, the far side of an enemy, and pushes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOpen, barrierNamed } from './edges.ts';
import { DIRECTION_NAMES, type Grid } from './grid.ts';
import { farSide, push, pushDirections, straightEnds, type StraightMove } from './lines.ts';
import { HERO, type Standing } from './standing.ts';
import { arena, at, drawn, names, placed, ROOMS, squaresNamed } from './testing.ts';

const ends = (here: Standing, from: string, spaces: number, more: Partial<StraightMove> = {}): string[] =>
  names(here.grid, straightEnds(here, { from: at(here.grid, from), side: HERO, spaces, ...more }));
const direction = (name: (typeof DIRECTION_NAMES)[number]): number => DIRECTION_NAMES.indexOf(name);
const rooms = drawn(ROOMS);

test('ST-MPW-02 ST-MPW-04 up to N spaces along one straight line, objects or not', () => {
  const here = placed(arena(5, 5, { '3,2': 'b' }), '2,2');
  const all = '0,0 2,0 4,0 1,1 2,1 3,1 0,2 1,2 3,2 4,2 1,3 2,3 3,3 0,4 2,4 4,4';
  assert.deepEqual(ends(here, '2,2', 2), all.split(' '));
});

test('ST-MPW-03 exactly N spaces, or not at all', () => {
  const here = placed(arena(5, 3), '1,1 4,1');
  assert.deepEqual(ends(here, '1,1', 3, { exact: true }), []);
  assert.deepEqual(ends(here, '1,1', 2, { exact: true }), ['3,1']);
});

test('ST-MPW-05 ST-MPW-06 no straight move crosses an enemy unless its power says so', () => {
  const here = placed(arena(5, 1), '0,0', '2,0');
  assert.deepEqual(ends(here, '0,0', 4), ['1,0']);
  assert.deepEqual(ends(here, '0,0', 4, { throughEnemies: true }), ['1,0', '3,0', '4,0']);
});

test('a straight move passes allies and foreign spawn points, and stops at walls', () => {
  const grid = arena(5, 1);
  assert.deepEqual(ends(placed(grid, '0,0 1,0'), '0,0', 4, { notEnding: squaresNamed(grid, '3,0') }), ['2,0', '4,0']);
  assert.deepEqual(ends(placed(rooms, '1,1'), '1,1', 3), ['0,0', '1,0', '0,1', '0,2', '1,2', '1,3']);
});

test('ST-RUL-54 the far side of an enemy: in line, no figure, no wall, no forbidden spawn point', () => {
  const grid = arena(5, 5, { '3,3': 'c' });
  const beyond = (heroes: string, enemy: string, never = ''): string => {
    const square = farSide(
      placed(grid, heroes, `2,2 ${enemy}`),
      at(grid, '1,1'),
      at(grid, enemy),
      squaresNamed(grid, never),
    );
    return square < 0 ? 'none' : names(grid, [square])[0]!;
  };
  assert.deepEqual(
    [beyond('1,1', '2,2'), beyond('1,1 3,3', '2,2'), beyond('1,1', '2,2', '3,3')],
    ['3,3', 'none', 'none'],
  );
  assert.deepEqual([beyond('1,1', '1,0'), beyond('1,1', '4,4')], ['none', 'none']);
  const far = (from: string, enemy: string, open = 0): number =>
    farSide(placed(rooms, from, enemy, { open }), at(rooms, from), at(rooms, enemy));
  assert.deepEqual([far('0,1', '1,1'), far('0,1', '1,1', 1), far('0,1', '0,2')], [-1, at(rooms, '2,1'), -1]);
});

test('ST-SLM-03 ST-SLM-04 straight away on a line, else one of the two directions closest to it', () => {
  const grid = arena();
  const away = (from: string, target: string): string[] =>
    pushDirections(grid, at(grid, from), at(grid, target)).map(d => DIRECTION_NAMES[d]!);
  assert.deepEqual([away('5,5', '6,4'), away('5,5', '5,9'), away('5,5', '1,1')], [['NE'], ['S'], ['NW']]);
  assert.deepEqual(
    [away('5,5', '8,6'), away('5,5', '6,1'), away('5,5', '3,9')],
    [
      ['E', 'SE'],
      ['N', 'NE'],
      ['S', 'SW'],
    ],
  );
});

test('ST-EX-30 a Soldier in line is thrust straight away; off the line there are exactly two directions', () => {
  const grid = arena();
  const here = placed(grid, '2,2', '5,5');
  const [only] = pushDirections(grid, at(grid, '2,2'), at(grid, '5,5'));
  assert.deepEqual(names(grid, push(here, at(grid, '5,5'), only!, 1).path), ['6,6']);
  assert.equal(pushDirections(grid, at(grid, '2,2'), at(grid, '5,4')).length, 2);
});

const pushed = (here: Standing, target: string, name: (typeof DIRECTION_NAMES)[number], spaces: number) => {
  const { path, hit } = push(here, at(here.grid, target), direction(name), spaces);
  return [names(here.grid, path).join(' '), hit];
};
const spot = (grid: Grid, by: 'figure' | 'object' | 'token', name: string) => ({ by, square: at(grid, name) });

test('ST-SLM-05 ST-SLM-06 ST-SLM-07 a push goes through empty spaces and ends at the first thing in the way', () => {
  const grid = arena(8, 3, { '4,0': 'c' });
  const token = { square: at(grid, '4,1'), strength: 3 };
  const here = placed(grid, '4,2', '1,0 1,1 1,2', { tokens: [token] });
  assert.deepEqual(pushed(here, '1,0', 'E', 2), ['2,0 3,0', null]);
  assert.deepEqual(pushed(here, '1,0', 'E', 5), ['2,0 3,0', spot(grid, 'object', '4,0')]);
  assert.deepEqual(pushed(here, '1,1', 'E', 5), ['2,1 3,1', spot(grid, 'token', '4,1')]);
  assert.deepEqual(pushed(here, '1,2', 'E', 5), ['2,2 3,2', spot(grid, 'figure', '4,2')]);
  assert.deepEqual(pushed(placed(grid, '', '1,1'), '1,1', 'E', 3), ['2,1 3,1 4,1', null]);
  assert.deepEqual(pushed(placed(grid, '', '2,0'), '2,0', 'W', 2), ['1,0 0,0', null]);
});

test('a push against a door or inner wall names it and the space beyond; an outline has no number', () => {
  const barrier = (name: string, beyond: string) => ({
    by: 'barrier',
    barrier: barrierNamed(rooms, name),
    beyond: at(rooms, beyond),
  });
  assert.deepEqual(pushed(placed(rooms, '0,1'), '0,1', 'E', 3), ['1,1', barrier('1', '2,1')]);
  assert.deepEqual(pushed(placed(rooms, '0,1'), '0,1', 'S', 2), ['0,2', barrier('0,2/0,3', '0,3')]);
  assert.deepEqual(pushed(placed(rooms, '0,0'), '0,0', 'E', 2), ['1,0', { by: 'wall' }]);
  assert.deepEqual(pushed(placed(rooms, '0,1', '', { open: allOpen(rooms) }), '0,1', 'E', 3), ['1,1 2,1 3,1', null]);
});

test('ST-RUL-80 a push against a corner stops there, and no wall is hit', () => {
  assert.deepEqual(pushed(placed(rooms, '0,2'), '0,2', 'SE', 2), ['', { by: 'wall' }]);
  assert.deepEqual(pushed(placed(rooms, '1,1'), '1,1', 'SE', 2), ['', { by: 'wall' }]);
});

test('ST-RUL-81 a character on an object is all that is hit', () => {
  const grid = arena(4, 1, { '2,0': 'c' });
  assert.deepEqual(pushed(placed(grid, '2,0', '0,0'), '0,0', 'E', 3), ['1,0', spot(grid, 'figure', '2,0')]);
});
