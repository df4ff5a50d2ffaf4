// Costs, paths and distances on small maps: a square grid with diagonals, walls on edges, and rough ground.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as fc from 'fast-check';
import { costsFrom, DEAREST, FAR, pathTo, stepsBetween, stepsFrom, type Price, type Space } from './space.ts';

/** Cells of a drawing row by row: '.' plain, '#' blocked, a digit what it costs to enter. Diagonals are steps too. */
function drawn(...rows: string[]): { space: Space; price: Price } {
  const width = rows[0]!.length;
  const cells = rows.join('');
  const isNear = (a: number, b: number): boolean =>
    a !== b && Math.abs((a % width) - (b % width)) < 2 && Math.abs(Math.floor(a / width) - Math.floor(b / width)) < 2;
  const numbers = Array.from(cells, (_, cell) => cell);
  const space = numbers.map(a => numbers.filter(b => isNear(a, b)));
  const price: Price = (_from, to) => (cells[to] === '#' ? FAR : cells[to] === '.' ? 1 : Number(cells[to]));
  return { space, price };
}
const costs = (map: { space: Space; price: Price }, from: number, budget = FAR): number[] => [
  ...costsFrom(map.space, from, budget, map.price),
];

describe('costs', () => {
  test('count steps round what blocks', () => {
    assert.deepEqual(costs(drawn('..#..', '..#..', '.....'), 0), [0, 1, FAR, 4, 4, 1, 1, FAR, 3, 4, 2, 2, 2, 3, 4]);
  });
  test('take the cheaper of a short dear way and a long cheap one', () => {
    assert.deepEqual(costs(drawn('.5.', '...'), 0), [0, 5, 2, 1, 1, 2]);
    assert.deepEqual(costs(drawn('.5.', '.#.', '...'), 0), [0, 5, 4, 1, FAR, 3, 2, 2, 3]);
  });
  test('end where nothing is left to spend', () => {
    assert.deepEqual(costs(drawn('.....'), 1, 2), [1, 0, 1, 2, FAR]);
    assert.deepEqual(costs(drawn('.3.'), 0, 2), [0, FAR, FAR]);
    assert.deepEqual(costs(drawn('..'), 0, 0), [0, FAR]);
  });
  test('are steps where every one costs 1', () => {
    const map = fc.array(fc.string({ unit: fc.constantFrom('.', '#'), minLength: 4, maxLength: 4 }), { minLength: 2 });
    const property = fc.property(map, fc.nat(7), fc.integer({ min: 0, max: 20 }), (rows, from, budget) => {
      const { space, price } = drawn(...rows);
      const steps = stepsFrom(space, from, budget, cell => price(from, cell) !== FAR);
      assert.deepEqual(steps, costsFrom(space, from, budget, price));
    });
    fc.assert(property);
  });
  test('may differ by direction, as for a door that is opened from one side', () => {
    const { space } = drawn('...');
    const price: Price = (from, to) => (from === 1 && to === 2 ? 3 : 1);
    assert.deepEqual([...costsFrom(space, 0, FAR, price)], [0, 1, 4]);
    assert.deepEqual([...costsFrom(space, 2, FAR, price)], [2, 1, 0]);
  });
  test('stop at walls on edges, which are missing neighbours', () => {
    const space: Space = [[1], [0, 3], [3], [1, 2]];
    assert.deepEqual([...costsFrom(space, 0, FAR, () => 1)], [0, 1, 3, 2]);
  });
  test('are written where there is room already', () => {
    const out = new Uint8Array(2);
    const map = drawn('..');
    assert.equal(costsFrom(map.space, 1, FAR, map.price, out), out);
    assert.deepEqual([...out], [1, 0]);
  });
  test('are those of trying all ways, on any map', () => {
    const map = fc.array(fc.string({ unit: fc.constantFrom('.', '#', '2', '3', '9'), minLength: 4, maxLength: 4 }), {
      minLength: 2,
      maxLength: 5,
    });
    const property = fc.property(map, fc.nat(7), fc.integer({ min: 0, max: 20 }), (rows, from, budget) => {
      const { space, price } = drawn(...rows);
      assert.deepEqual([...costsFrom(space, from, budget, price)], slowly(space, price, from, budget));
    });
    fc.assert(property);
  });
  /** Relaxes every step until nothing gets cheaper. */
  function slowly(space: Space, price: Price, from: number, budget: number): number[] {
    const cost = space.map((_, cell) => (cell === from ? 0 : Infinity));
    for (let round = 0; round < space.length; round++)
      space.forEach((near, a) => near.forEach(b => (cost[b] = Math.min(cost[b]!, cost[a]! + step(a, b)))));
    return cost.map(n => (n <= budget ? n : FAR));
    function step(a: number, b: number): number {
      const n = price(a, b);
      return n > DEAREST ? Infinity : n;
    }
  }
});

describe('a path', () => {
  test('leads to its end by the cheapest way, of equals by the first neighbours', () => {
    const map = drawn('.5.', '...');
    const cost = costsFrom(map.space, 0, FAR, map.price);
    assert.deepEqual(pathTo(map.space, cost, 2, map.price), [4, 2]);
    assert.deepEqual(pathTo(map.space, cost, 5, map.price), [4, 5]);
    assert.deepEqual(pathTo(map.space, cost, 0, map.price), []);
  });
  test('is none to where nobody can go', () => {
    const map = drawn('.#.');
    assert.deepEqual(pathTo(map.space, costsFrom(map.space, 0, FAR, map.price), 2, map.price), []);
  });
  test('costs what its end costs', () => {
    const map = drawn('.2.3', '9#.#', '..2.');
    const cost = costsFrom(map.space, 0, FAR, map.price);
    for (const end of map.space.keys()) {
      let sum = 0;
      let here = 0;
      for (const cell of pathTo(map.space, cost, end, map.price)) {
        assert.ok(map.space[here]!.includes(cell));
        sum += map.price(here, cell);
        here = cell;
      }
      assert.equal(sum, cost[end] === FAR ? 0 : cost[end]);
    }
  });
});

test('distances are steps, round closed cells where there are any', () => {
  const { space } = drawn('...', '...');
  assert.deepEqual(stepsBetween(space)[0], [0, 1, 2, 1, 1, 2]);
  assert.deepEqual(stepsBetween(space, cell => cell !== 1 && cell !== 4)[0], [
    0,
    Infinity,
    Infinity,
    1,
    Infinity,
    Infinity,
  ]);
});

test('a space has a limit, which is told', () => {
  const line: Space = Array.from({ length: 600 }, (_, i) => [i - 1, i + 1].filter(cell => cell >= 0 && cell < 600));
  assert.throws(() => costsFrom(line, 0, FAR, () => 1), /at most 512 cells, not 600/);
});
