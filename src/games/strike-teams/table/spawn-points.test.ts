// Spawn points, zones, and squares for tokens and for those who come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf } from './notation.ts';
import { squareName, squaresOf } from './grid.ts';
import {
  battleCorridors,
  battleZone,
  colourOf,
  nearestFree,
  notEnding,
  possibleStartingTiles,
  spawnOptions,
  startingTiles,
  tokenSquares,
} from './spawn-points.ts';
import { objectIn, standing } from './standing.ts';
import { arena, at, drawn, names, placed, ROOMS, squaresNamed } from './testing.ts';

const dock = gridOf('W1');
const points = (green: string, red: string, white = '') => ({
  green: squaresNamed(dock, green),
  red: squaresNamed(dock, red),
  white: squaresNamed(dock, white),
});

test('ST-SET-16 ST-SET-17 ST-SET-21 the spaces that a map offers; a hybrid takes red or white', () => {
  assert.deepEqual(names(dock, spawnOptions(dock, 'green')), ['0,5', '0,6', '0,7', '0,8']);
  assert.deepEqual(names(dock, spawnOptions(dock, 'red')), ['16,3', '17,4', '16,7', '17,9']);
  const white = ['13,0', '9,2', '11,4', '17,4', '11,8', '17,9', '13,12'];
  assert.deepEqual(names(dock, spawnOptions(dock, 'white')), white);
});

test('ST-CMP-26 green for heroes, red for villains and the mastermind, white for henchmen', () => {
  const kinds = ['hero', 'villain', 'mastermind', 'henchman'] as const;
  assert.deepEqual(kinds.map(colourOf), ['green', 'red', 'red', 'white']);
});

test('ST-SPN-01 ST-SPN-02 ST-SPN-03 ST-RUL-46 who may not end on whose spawn points', () => {
  const placed = points('0,5', '18,2', '9,2');
  const closed = (['hero', 'villain', 'mastermind', 'henchman'] as const).map(kind =>
    names(dock, notEnding(kind, placed)),
  );
  assert.deepEqual(closed, [['18,2'], ['0,5'], ['0,5'], ['0,5', '18,2']]);
});

test('ST-SET-29 ST-SET-30 tiles with a red or green point are Starting Zones, all others the Battle Zone', () => {
  const placed = points('0,5 0,6', '18,2', '17,9 9,2');
  const { heroes, masterminds } = startingTiles(dock, placed);
  assert.deepEqual([[...heroes], [...masterminds]], [['A'], ['G']]);
  assert.equal(battleZone(dock, placed).length, 168 - 12 - 36);
  assert.ok(battleZone(dock, placed).includes(at(dock, '17,9')), 'a white point makes no Starting Zone');
  const { masterminds: more } = startingTiles(dock, points('0,5', '18,2 17,9'));
  assert.deepEqual([...more], ['G', 'K']);
});

test('ST-RUL-10 before the heroes place theirs, every tile that offers a green point is a Starting Zone', () => {
  const zone = battleZone(dock, points('', '18,2'));
  assert.ok(squaresOf(dock, 'A').every(square => !zone.includes(square)));
  assert.equal(zone.length, 168 - 12 - 36);
});

test('tiles that could become a Starting Zone, and the corridors that cannot', () => {
  assert.deepEqual([...possibleStartingTiles(dock)].sort(), ['A', 'G', 'K']);
  assert.equal(battleCorridors(dock).join(''), 'BDEHIJLMN');
});

test('ST-RUL-11 a token goes to a Battle Zone square without object, token and spawn point', () => {
  const here = placed(dock, '', '9,2 10,4');
  const taken = { points: points('', '18,2', '9,2'), tokens: squaresNamed(dock, '8,1') };
  const may = (strength: number, ...squares: string[]): boolean[] => {
    const found = tokenSquares(here, taken, strength).map(square => squareName(dock, square));
    return squares.map(name => found.includes(name));
  };
  assert.deepEqual(may(0, '8,5', '7,4', '8,1', '9,2', '0,4', '15,4'), [true, false, false, false, false, false]);
  assert.deepEqual([may(0, '10,4'), may(4, '10,4')], [[true], [false]]);
});

test('ST-RUL-44 one object a square, none where it is rubble', () => {
  const grid = arena(2, 1, { '0,0': 'm', '1,0': 't' });
  const here = standing(grid, { rubble: [0] });
  assert.deepEqual([objectIn(here, 0), objectIn(here, 1), objectIn(standing(grid), 0)], [null, 'turret', 'ammunition']);
});

test('ST-RUL-73 the free squares fewest steps from a taken spawn point, round walls', () => {
  const rooms = drawn(ROOMS);
  const free = (heroes: string, never = ''): string[] =>
    names(rooms, nearestFree(placed(rooms, heroes), at(rooms, '0,2'), squaresNamed(rooms, never)));
  assert.deepEqual(free(''), ['0,2']);
  assert.deepEqual(free('0,2'), ['0,1', '1,1']);
  assert.deepEqual(free('0,2 0,1 1,1'), ['0,0', '1,0', '1,2']);
  assert.deepEqual(free('0,2 0,1', '1,1'), ['0,0', '1,0', '1,2']);
  const full = names(rooms, squaresOf(rooms, 'A')).join(' ');
  assert.deepEqual(free(full), []);
});
