// The arena's shape, its distances, and walks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canWalk,
  distance,
  HEXES,
  hexName,
  hexNamed,
  isObstacle,
  neighbours,
  OPEN,
  reach,
  startHex,
  walk,
} from './hex.ts';

const at = hexNamed;
const names = (hexes: readonly number[]): string[] => hexes.map(hexName);

test('MR-RUL-18 the arena is a hexagon of radius 4 with 61 hexes, E5 in the middle', () => {
  assert.equal(HEXES.length, 61);
  assert.deepEqual([hexName(0), hexName(4), hexName(5), hexName(60)], ['A1', 'A5', 'B1', 'I5']);
  assert.equal(Math.max(...HEXES.map(hex => distance(hex, at('E5')))), 4);
  assert.throws(() => hexNamed('A6'), /no hex A6/);
});

test('MR-RUL-19 six obstacles; every start hex walks to the middle in 4 steps', () => {
  assert.deepEqual(names(HEXES.filter(isObstacle)), ['C4', 'D3', 'D6', 'F3', 'F6', 'G4']);
  assert.equal(OPEN.length, 55);
  for (const start of ['E1', 'E9', 'A5', 'I5', 'A3', 'I3']) {
    assert.ok(reach(at(start), 4, new Set()).includes(at('E5')), start);
    assert.ok(!reach(at(start), 3, new Set()).includes(at('E5')), start);
  }
});

test('MR-RUL-20 MR-CHO-13 MR-CHO-14 MR-CHO-15 MR-CHO-16 start hexes by number of characters and position', () => {
  const starts = (n: number) => names(HEXES.slice(0, n).map(i => startHex(n, i + 1)));
  assert.deepEqual([2, 3, 4].map(starts), [
    ['E1', 'E9'],
    ['E1', 'A5', 'I5'],
    ['E1', 'A3', 'E9', 'I3'],
  ]);
  assert.deepEqual([distance(at('E1'), at('A5')), distance(at('E1'), at('A3'))], [8, 6]);
});

test('MR-RUL-21 MR-GLO-08 distance counts hexes straight across obstacles; adjacent hexes share an edge', () => {
  assert.equal(distance(at('C3'), at('C5')), 2);
  assert.equal(distance(at('A1'), at('I5')), 8);
  assert.deepEqual(names(neighbours(at('E5'))).sort(), ['D4', 'D5', 'E4', 'E6', 'F4', 'F5']);
  assert.deepEqual(names(neighbours(at('A1'))).sort(), ['A2', 'B1', 'B2']);
});

test('MR-MOV-01 MR-MOV-02 MR-MOV-03 a walk goes round obstacles and characters', () => {
  assert.deepEqual(names(reach(at('A1'), 1, new Set())), ['A2', 'B1', 'B2']);
  assert.deepEqual(names(reach(at('A1'), 1, new Set([at('B1')]))), ['A2', 'B2']);
  assert.ok(!reach(at('C3'), 2, new Set()).includes(at('C4')));
  assert.deepEqual(
    [2, 3].map(steps => reach(at('C3'), steps, new Set()).includes(at('C5'))),
    [false, true],
  );
  const corner = new Set(['A2', 'B2'].map(at));
  assert.deepEqual(names(reach(at('A1'), 2, corner)), ['A1', 'B1', 'C1', 'C2']);
});

test('MR-RUL-92 a walk may lead back with two steps and a free neighbour; boxed in, there is none', () => {
  assert.ok(!reach(at('A1'), 1, new Set()).includes(at('A1')));
  assert.ok(reach(at('A1'), 2, new Set()).includes(at('A1')));
  assert.deepEqual(reach(at('A1'), 5, new Set(['A2', 'B1', 'B2'].map(at))), []);
});

test('MR-RUL-01 who passes through characters or obstacles still ends on a free hex', () => {
  const wall = new Set(['A2', 'B1', 'B2'].map(at));
  assert.deepEqual(names(reach(at('A1'), 2, wall, { characters: true })), ['A3', 'B3', 'C1', 'C2', 'C3']);
  assert.ok(reach(at('C3'), 2, new Set(), { obstacles: true }).includes(at('C5')));
  assert.ok(!reach(at('C3'), 2, new Set(), { obstacles: true }).includes(at('C4')));
});

test('MR-RUL-24 objects stop whom obstacles stop', () => {
  const wall = ['A2', 'B1', 'B2'].map(at);
  const ends = (through: object) => names(reach(at('A1'), 2, wall, through, [at('B1'), at('B2')]));
  assert.deepEqual(ends({ characters: true }), ['A3', 'B3']);
  assert.deepEqual(ends({ obstacles: true }), ['B3', 'C1', 'C2', 'C3']);
  assert.deepEqual(ends({ characters: true, obstacles: true }), ['A3', 'B3', 'C1', 'C2', 'C3']);
});

test('MR-RUL-92 who may pass through what stands around can walk if there is a free hex beyond', () => {
  const near = ['A2', 'B1', 'B2'].map(at);
  const beyond = [...near, ...['A3', 'B3', 'C1', 'C2', 'C3'].map(at)];
  const through = { characters: true };
  assert.deepEqual(
    [canWalk(at('A1'), 2, near), canWalk(at('A1'), 1, near, through), canWalk(at('A1'), 2, near, through)],
    [false, false, true],
  );
  assert.deepEqual([canWalk(at('A1'), 2, beyond, through), canWalk(at('A1'), 3, beyond, through)], [false, true]);
});

test('MR-MOV-02 a walk round an obstacle is longer than the distance', () => {
  assert.deepEqual([walk(at('C3'), at('C5')), distance(at('C3'), at('C5'))], [3, 2]);
  assert.deepEqual([walk(at('E1'), at('E9')), walk(at('E5'), at('C4'))], [8, Infinity]);
});
