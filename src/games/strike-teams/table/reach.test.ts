// Walks: costs, penalties, who may be passed, where a walk may end, and which path is taken.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf } from './notation.ts';
import { doorsOpen, opened } from './edges.ts';
import { efforts } from './map-measures.ts';
import type { Grid } from './grid.ts';
import { FAR, harmTo, pathTo, type Reach, reach, type Walker } from './reach.ts';
import { HERO, MASTERMIND, type Scene, type Standing, standing } from './standing.ts';
import { arena, at, drawn, names, placed, ROOMS, squaresNamed } from './testing.ts';

/** A hero's walk from a square. */
const walk = (here: Standing, from: string, budget: number, more: Partial<Walker> = {}): Reach =>
  reach(here, { from: at(here.grid, from), side: HERO, budget, ...more });
/** The costs of squares, null where they cannot be reached. */
const costs = (here: Standing, { cost }: Reach, ...squares: string[]): (number | null)[] =>
  squares.map(name => (cost[at(here.grid, name)] === FAR ? null : cost[at(here.grid, name)]!));
const ends = (here: Standing, { ends }: Reach): string[] => names(here.grid, ends);
const path = (here: Standing, walked: Reach, end: string): string[] =>
  names(here.grid, pathTo(here, walked, at(here.grid, end)));

test('ST-MOV-01 a space costs 1 AP in each of the eight directions', () => {
  const here = standing(arena());
  const walked = walk(here, '5,5', 3);
  assert.deepEqual(costs(here, walked, '5,5', '6,6', '5,4', '2,2', '8,4', '9,5'), [0, 1, 1, 3, 3, null]);
  assert.equal(walked.ends.length, 48);
  assert.ok(!ends(here, walked).includes('5,5'));
});

test('ST-MOV-02 no way leads through an enemy', () => {
  const grid = arena(5, 1);
  const here = placed(grid, '0,0', '2,0');
  assert.deepEqual(ends(here, walk(here, '0,0', 9)), ['1,0']);
  assert.deepEqual(ends(here, walk(here, '2,0', 9, { side: MASTERMIND })), ['1,0', '3,0', '4,0']);
});

test('ST-MOV-03 a walk passes allies but does not end with one', () => {
  const here = placed(arena(5, 1), '0,0 1,0 3,0');
  const walked = walk(here, '0,0', 9);
  assert.deepEqual(ends(here, walked), ['2,0', '4,0']);
  assert.deepEqual(costs(here, walked, '2,0', '4,0'), [2, 4]);
});

test('ST-MOV-04 a walk goes round walls and closed doors', () => {
  const grid = drawn(ROOMS);
  const shut = standing(grid);
  assert.deepEqual(costs(shut, walk(shut, '0,2', 9), '0,3', '2,1'), [3, null]);
  const open = standing(grid, { open: opened(0, 0) });
  assert.deepEqual(costs(open, walk(open, '0,2', 9), '0,3', '2,1', '4,2'), [3, 2, 4]);
});

test('ST-MOV-05 entering an object costs 1 more, leaving it nothing', () => {
  const here = standing(arena(4, 1, { '1,0': 'c' }));
  assert.deepEqual(costs(here, walk(here, '0,0', 9), '1,0', '2,0', '3,0'), [2, 3, 4]);
  assert.deepEqual(costs(here, walk(here, '1,0', 9), '0,0', '2,0'), [1, 1]);
  assert.deepEqual(ends(here, walk(here, '0,0', 1)), []);
});

test('ST-MOV-06 leaving an enemy’s side costs 1 more, coming there nothing; a wall between hinders nobody', () => {
  const here = placed(arena(6, 2), '0,0', '3,1');
  assert.deepEqual(costs(here, walk(here, '0,0', 9), '1,0', '2,0', '3,0', '5,0'), [1, 2, 4, 8]);
  const grid = drawn(ROOMS);
  const beside = placed(grid, '1,2', '0,2');
  assert.deepEqual(costs(beside, walk(beside, '1,2', 9), '1,3', '1,1', '1,0'), [1, 1, 3]);
});

test('ST-MOV-07 ST-RUL-48 at most one penalty a step', () => {
  const here = placed(arena(3, 2, { '1,0': 'b' }), '0,0', '0,1');
  assert.deepEqual(costs(here, walk(here, '0,0', 9), '1,0'), [2]);
  const two = placed(arena(3, 2), '0,0', '0,1 1,1');
  assert.deepEqual(costs(two, walk(two, '0,0', 9), '1,0', '2,0'), [2, 4]);
});

test('ST-MOV-08 rubble costs nothing', () => {
  const grid = arena(4, 1, { '1,0': 'c' });
  const here = standing(grid, { rubble: squaresNamed(grid, '1,0') });
  assert.deepEqual(costs(here, walk(here, '0,0', 9), '1,0', '2,0'), [1, 2]);
});

test('ST-RUL-42 Objective Tokens cost nothing, whatever their strength', () => {
  const grid = arena(4, 1);
  const here = standing(grid, { tokens: [{ square: at(grid, '1,0'), strength: 4 }] });
  assert.deepEqual(costs(here, walk(here, '0,0', 9), '1,0', '2,0'), [1, 2]);
});

test('ST-RUL-47 ST-RUL-48 wounds in the Move Box and prone are paid for every space', () => {
  const here = placed(arena(5, 1, { '2,0': 'c' }), '0,0');
  assert.deepEqual(costs(here, walk(here, '0,0', 20, { surcharge: 2 }), '1,0', '2,0', '3,0'), [3, 7, 10]);
});

test('ST-RUL-49 the 2 AP of a march buy a prone henchman one step of 2, and none of 3', () => {
  const here = standing(arena(3, 1, { '0,0': 'c' }));
  assert.deepEqual(ends(here, walk(here, '1,0', 2, { side: MASTERMIND, surcharge: 1 })), ['2,0']);
});

test('ST-MOV-11 ST-MPW-01 ST-MPW-04 ST-MPW-05 bonus movement counts spaces alone, and enters no enemy’s space', () => {
  const here = placed(arena(6, 1, { '1,0': 'c', '2,0': 'b' }), '0,0', '4,0');
  const walked = walk(here, '0,0', 3, { bonus: true, surcharge: 2 });
  assert.deepEqual(ends(here, walked), ['1,0', '2,0', '3,0']);
  assert.deepEqual(ends(here, walk(here, '3,0', 1, { bonus: true })), ['2,0']);
  assert.deepEqual(costs(here, walk(here, '3,0', 2, { bonus: true }), '1,0', '5,0'), [2, null]);
});

test('ST-MPW-06 a power that says so leads through enemies, never to an end with one', () => {
  const here = placed(arena(4, 1), '0,0', '1,0 2,0');
  assert.deepEqual(ends(here, walk(here, '0,0', 3, { bonus: true, throughEnemies: true })), ['3,0']);
});

test('who slips away pays nothing for leaving enemies, but still for objects', () => {
  const here = placed(arena(4, 2, { '1,0': 'c' }), '0,0', '0,1');
  assert.deepEqual(costs(here, walk(here, '0,0', 9, { slips: true }), '1,1', '1,0'), [1, 2]);
});

test('ST-RUL-45 ST-SPN-02 a walk passes foreign spawn points and allies, and is refused only for its end', () => {
  const grid = arena(5, 1);
  const here = placed(grid, '0,0 2,0');
  const walked = walk(here, '0,0', 9, { notEnding: squaresNamed(grid, '1,0 3,0') });
  assert.deepEqual(ends(here, walked), ['4,0']);
  assert.deepEqual(path(here, walked, '4,0'), ['1,0', '2,0', '3,0', '4,0']);
});

test('the path is the cheapest: round a crate where that costs less', () => {
  const here = standing(arena(3, 2, { '1,0': 'c' }));
  assert.deepEqual(path(here, walk(here, '0,0', 9), '2,0'), ['1,1', '2,0']);
  assert.deepEqual(path(here, walk(here, '0,0', 1), '2,0'), []);
});

test('ST-RUL-106 of equally cheap paths the one with least automatic damage is walked', () => {
  const grid = arena(3, 3);
  const here = standing(grid);
  const harm = grid.tile.map(() => 0);
  const plain = walk(here, '0,1', 9, { harm });
  assert.deepEqual(path(here, plain, '2,1'), ['1,1', '2,1']);
  harm[at(grid, '1,1')] = 1;
  const aside = walk(here, '0,1', 9, { harm });
  assert.deepEqual(path(here, aside, '2,1'), ['1,2', '2,1']);
  assert.equal(harmTo(here, aside, at(grid, '2,1')), 0);
  harm[at(grid, '1,0')] = harm[at(grid, '1,2')] = 2;
  assert.deepEqual(path(here, aside, '2,1'), ['1,1', '2,1']);
  assert.equal(harmTo(here, aside, at(grid, '2,1')), 1);
});

test('ST-RUL-106 among these, seen from the end, each step is the first possible in the order of directions', () => {
  const here = standing(arena(4, 4));
  const walked = walk(here, '0,0', 9);
  assert.deepEqual(path(here, walked, '1,3'), ['1,1', '1,2', '1,3']);
  assert.deepEqual(path(here, walked, '3,3'), ['1,1', '2,2', '3,3']);
  assert.deepEqual(path(here, walked, '3,1'), ['1,1', '2,1', '3,1']);
});

/** The same costs by brute force: paths grow until no square becomes cheaper. */
function slowly(here: Standing, from: number, foe: number): number[] {
  const { grid, ways, figures, objects } = here;
  const cost = grid.tile.map(() => FAR);
  cost[from] = 0;
  const isHindered = (square: number): boolean =>
    grid.offsets.some((offset, d) => (ways.steps[square]! >> d) & 1 && figures[square + offset] === foe);
  for (let changes = 1; changes > 0;) {
    changes = 0;
    for (const square of grid.squares.filter(s => cost[s] !== FAR))
      grid.offsets.forEach((offset, d) => {
        const there = square + offset;
        if (!((ways.steps[square]! >> d) & 1) || figures[there] === foe) return;
        const total = cost[square]! + (isHindered(square) || objects[there]! > 0 ? 2 : 1);
        if (total < cost[there]!) changes += cost[there] = total;
      });
  }
  return cost;
}
test('costs are those of brute force on every map with figures about, and each path adds up to its cost', () => {
  for (const id of ['W1', 'W2', 'B1', 'B3', 'T0'] as const) {
    const grid: Grid = gridOf(id);
    const { squares } = grid;
    const scene: Scene = {
      open: doorsOpen(grid),
      rubble: squares.filter((_, i) => i % 5 === 0),
      heroes: squares.filter((_, i) => i % 31 === 3),
      masterminds: squares.filter((_, i) => i % 23 === 7),
    };
    const here = standing(grid, scene);
    const from = scene.heroes![0]!;
    const walked = reach(here, { from, side: HERO, budget: 200 });
    const expected = slowly(here, from, MASTERMIND);
    assert.deepEqual(walked.cost, expected, id);
    for (const end of walked.ends) {
      const steps = [from, ...pathTo(here, walked, end)];
      const prices = steps.slice(1).map((square, i) => walked.cost[square]! - walked.cost[steps[i]!]!);
      assert.ok(prices.every(price => price === 1 || price === 2) && steps.at(-1) === end, id);
    }
  }
});

test('a budget only cuts the walk short', () => {
  const here = standing(gridOf('B2'), { open: doorsOpen(gridOf('B2')) });
  const whole = walk(here, '0,3', 200);
  for (const budget of [0, 1, 6, 12]) {
    const walked = walk(here, '0,3', budget);
    assert.deepEqual(
      walked.cost,
      whole.cost.map(cost => (cost <= budget ? cost : FAR)),
    );
  }
});

test('long ways: doors and walls are paid for where the figure stands beside them', () => {
  const grid = drawn(ROOMS);
  const cost = (toll: { door: number | null; wall: number | null }, to: string): number =>
    efforts(grid, [at(grid, '0,2')], toll)[at(grid, to)]!;
  assert.equal(cost({ door: null, wall: null }, '2,1'), Infinity);
  assert.equal(cost({ door: 3, wall: null }, '2,1'), 5);
  assert.equal(cost({ door: 1, wall: null }, '2,1'), 3);
  assert.equal(cost({ door: 3, wall: null }, '0,3'), 3);
  assert.equal(cost({ door: 3, wall: 1 }, '0,3'), 2);
  assert.equal(cost({ door: 3, wall: null }, '3,0'), 7);
});
