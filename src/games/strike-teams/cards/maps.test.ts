// The maps against what is known of them: lists, costs, adjacency and lines of sight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doorsOpen, isAdjacent, waysOf } from '../table/edges.ts';
import { distance, type Grid, isRoom, squareName } from '../table/grid.ts';
import { BANDS, type MapId, type ObjectKind, type SpawnKind } from './map-card.ts';
import { FAR, reach } from '../table/reach.ts';
import { canSee, lineOf, obstruction, obstructions } from '../table/line-of-sight.ts';
import { HERO, standing } from '../table/standing.ts';
import { at, names } from '../table/testing.ts';
import { MAPS, MISSION_MAPS } from './maps.ts';
import { gridOf } from '../table/notation.ts';
import { KNOWN, type Known } from './maps-testing.ts';

const IDS = Object.keys(MAPS) as MapId[];
const each = (test: (grid: Grid, known: Known, id: MapId) => void): void => {
  for (const id of IDS) test(gridOf(id), KNOWN[id], id);
};
const listed = (grid: Grid, has: (square: number) => boolean): string =>
  names(grid, grid.squares.filter(has)).join(' ');

test('ST-CMP-04 seven maps, six of them for missions', () => {
  assert.deepEqual(IDS, ['W1', 'W2', 'W3', 'B1', 'B2', 'B3', 'T0']);
  assert.deepEqual(
    IDS.filter(id => !MISSION_MAPS.includes(id)),
    ['T0'],
  );
  each((grid, _, id) => assert.equal(grid.card.id, id));
});

test('ST-RUL-07 three warehouses, three Hydra bases, the tutorial in a warehouse', () => {
  const sides = IDS.map(id => MAPS[id].side);
  assert.deepEqual(sides.slice(0, 3), ['warehouse', 'warehouse', 'warehouse']);
  assert.deepEqual(sides.slice(3), ['hydra-base', 'hydra-base', 'hydra-base', 'warehouse']);
});

test('the drawings have the squares and tiles that are listed', () => {
  each((grid, known, id) => {
    assert.equal(grid.squares.length, known.squares, id);
    const tiles = Object.entries(grid.tiles).map(([letter, { x, y, w, h }]) => `${letter}:${x},${y},${w},${h}`);
    assert.equal(tiles.join(' '), known.tiles.join(' '), id);
  });
});

test('the drawings have the doors that are listed', () => {
  each((grid, known, id) => {
    const doors = grid.barriers.filter(({ kind }) => kind === 'door');
    const edges = ([a, b]: readonly [number, number]) => `${squareName(grid, a)}/${squareName(grid, b)}`;
    const found = Object.fromEntries(doors.map(door => [door.name, door.edges.map(edges).join(' ')]));
    assert.deepEqual(found, known.doors, id);
  });
});

test('the drawings have the objects and spawn options that are listed', () => {
  each((grid, known, id) => {
    for (const [kind, list] of Object.entries(known.objects))
      assert.equal(
        listed(grid, square => grid.object[square] === (kind as ObjectKind)),
        list,
        `${id} ${kind}`,
      );
    for (const [kind, list] of Object.entries(known.spawns))
      assert.equal(
        listed(grid, square => grid.spawn[square] === (kind as SpawnKind)),
        list,
        `${id} ${kind}`,
      );
  });
});

test('rooms and corridors of the catalogue are enough for every map', () => {
  const catalogue: Record<string, number> = { '6x6': 4, '2x6': 8, '2x4': 10, '2x2': 8 };
  assert.equal(
    Object.values(catalogue).reduce((sum, n) => sum + n),
    30,
  );
  each((grid, _, id) => {
    const sizes = Object.values(grid.tiles).map(({ w, h }) => `${Math.min(w, h)}x${Math.max(w, h)}`);
    for (const size of sizes)
      assert.ok(sizes.filter(other => other === size).length <= (catalogue[size] ?? 0), `${id} ${size}`);
    const rooms = Object.values(grid.tiles).filter(isRoom).length;
    assert.ok(rooms <= 4 && sizes.length - rooms <= 26, id);
  });
});

test('ST-MOV-01 ST-MOV-05 a lone figure pays what is known for every map', () => {
  each((grid, known, id) => {
    for (const { from, doors, to } of known.costs) {
      const here = standing(grid, { open: doors === 'open' ? doorsOpen(grid) : 0 });
      const { cost } = reach(here, { from: at(grid, from), side: HERO, budget: 100 });
      const found = Object.keys(to).map(name => [name, cost[at(grid, name)] === FAR ? null : cost[at(grid, name)]]);
      assert.deepEqual(Object.fromEntries(found), to, `${id} from ${from}, doors ${doors}`);
    }
  });
});

test('ST-GLO-01 ST-RUL-31 squares known to be adjacent or not with doors closed', () => {
  each((grid, known, id) => {
    const ways = waysOf(grid, 0);
    const adjacent = (pair: string): boolean => {
      const [a = '', b = ''] = pair.split(' ');
      const [there, back] = [
        isAdjacent(grid, ways, at(grid, a), at(grid, b)),
        isAdjacent(grid, ways, at(grid, b), at(grid, a)),
      ];
      assert.equal(there, back, `${id} ${pair}`);
      return there;
    };
    assert.deepEqual(
      known.adjacent.filter(pair => !adjacent(pair)),
      [],
      id,
    );
    assert.deepEqual(known.notAdjacent.filter(adjacent), [], id);
  });
});

test('ST-LOS-01 ST-LOS-03 ST-RUL-32 ST-RUL-33 known lines: distance, squares between, sight and cover', () => {
  each((grid, known, id) => {
    const here = standing(grid);
    for (const [from, to, spaces, between, cover] of known.sights) {
      const [a, b] = [at(grid, from), at(grid, to)];
      const line = lineOf(grid, here.ways, a, b);
      const found = [distance(grid, a, b), names(grid, line.passes).join(' '), obstruction(here, a, b)];
      assert.deepEqual(found, [spaces, between, cover ?? -1], `${id} ${from} to ${to}`);
      assert.equal(canSee(grid, here.ways, a, b), cover !== null);
      assert.equal(line.shut === 0, cover !== null);
      assert.equal(obstructions(here, a, b)?.reduce((sum, { defense }) => sum + defense, 0) ?? null, cover);
    }
  });
});

test('sight goes both ways, and the lists of obstructions add up to the obstruction', () => {
  each(grid => {
    const here = standing(grid, { heroes: grid.squares.filter((_, i) => i % 7 === 0) });
    for (const a of grid.squares)
      for (const b of grid.squares) {
        assert.equal(canSee(grid, here.ways, a, b), canSee(grid, here.ways, b, a));
        const sum = obstructions(here, a, b)?.reduce((all, { defense }) => all + defense, 0);
        assert.equal(obstruction(here, a, b), sum ?? -1);
      }
  });
});

test('ST-SPC-08 turrets and ammunition only in Hydra bases: two of each', () => {
  each((grid, _, id) => {
    const count = (kind: ObjectKind) => grid.object.filter(object => object === kind).length;
    const expected = grid.card.side === 'hydra-base' ? [2, 2] : [0, 0];
    assert.deepEqual([count('turret'), count('ammunition')], expected, id);
  });
});

test('token places are drawn for missions alone', () => {
  assert.ok(!MAPS.T0.places && MAPS.T0.goalTile === 'E');
  for (const id of MISSION_MAPS)
    for (const band of BANDS) for (const [x, y] of MAPS[id].places![band]) assert.ok(at(gridOf(id), `${x},${y}`) >= 0);
});
