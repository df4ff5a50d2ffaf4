// The laws that make a map fair and lively: they hold for every map, measured by our own walks and lines of sight.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOpen, doorsOpen, maskOf, waysOf } from './edges.ts';
import { distance, type Grid, isRoom, squareName, squaresOf } from './grid.ts';
import { type Band, BANDS, type MapId } from '../cards/map-card.ts';
import { canSee } from './line-of-sight.ts';
import { battleCorridors, possibleStartingTiles, spawnOptions } from './spawn-points.ts';
import * as measure from './map-measures.ts';
import { MAPS, MISSION_MAPS } from '../cards/maps.ts';
import { gridOf } from './notation.ts';

const { heroEffort, least, mean, optionsOf, placesOf, tilesOf, villainEffort, walking } = measure;
const ALL = Object.keys(MAPS) as MapId[];
type Range = readonly [least: number, most: number];
const within = (n: number, [low, high]: Range): boolean => n >= low && n <= high;

/** A test of one law on some maps: the law says what is wrong, if anything. */
function law(title: string, ids: readonly MapId[], wrong: (grid: Grid, id: MapId) => unknown): void {
  test(title, () => {
    const found = ids.map(id => [id, wrong(gridOf(id), id)] as const);
    const faults = found.filter(([, fault]) => (Array.isArray(fault) ? fault.length > 0 : fault));
    assert.deepEqual(faults, []);
  });
}
const unless = (ok: boolean, fault: unknown): unknown => (ok ? null : (fault ?? 'wrong'));
const named = (grid: Grid, squares: readonly number[]): string[] => squares.map(square => squareName(grid, square));
/** Measured once: lines between all squares, doors closed and open. */
const shares = Object.fromEntries(
  ALL.map(id => {
    const grid = gridOf(id);
    return [id, { closed: measure.sightShares(grid, 0), open: measure.sightShares(grid, doorsOpen(grid)) }];
  }),
) as Record<MapId, Record<'closed' | 'open', measure.Shares>>;

/** Squares, tiles, doors, objects and sections of inner walls: how many a map may have. */
const FRAMES: Record<MapId, readonly [Range, Range, Range, Range, Range]> = {
  T0: [
    [60, 100],
    [5, 5],
    [0, 1],
    [6, 8],
    [2, 4],
  ],
  W1: [
    [168, 168],
    [13, 13],
    [4, 4],
    [16, 16],
    [9, 9],
  ],
  W2: [
    [150, 190],
    [11, 15],
    [3, 4],
    [14, 18],
    [6, 10],
  ],
  W3: [
    [150, 190],
    [11, 15],
    [2, 4],
    [14, 18],
    [6, 10],
  ],
  B1: [
    [150, 190],
    [11, 15],
    [4, 4],
    [12, 16],
    [4, 8],
  ],
  B2: [
    [150, 200],
    [12, 16],
    [3, 4],
    [12, 16],
    [4, 8],
  ],
  B3: [
    [160, 200],
    [12, 16],
    [4, 4],
    [12, 16],
    [4, 8],
  ],
};
const countsOf = (grid: Grid): number[] => [
  grid.squares.length,
  Object.keys(grid.tiles).length,
  grid.barriers.filter(({ kind }) => kind === 'door').length,
  grid.object.filter(Boolean).length,
  grid.barriers.filter(({ kind }) => kind === 'wall').length,
];

law('as many squares, tiles, doors, objects and wall sections as the frame of the map allows', ALL, (grid, id) =>
  countsOf(grid).filter((n, i) => !within(n, FRAMES[id][i]!)),
);
law('at most 200 squares, 4 doors, and 16 things to open', ALL, grid => {
  const [squares = 0, , doors = 0] = countsOf(grid);
  return unless(squares <= 200 && doors <= 4 && grid.barriers.length <= 16, countsOf(grid));
});
law('6 to 12 objects for 100 squares', ALL, grid => {
  const [squares = 0, , , objects = 0] = countsOf(grid);
  return unless(within((100 * objects) / squares, [6, 12]), objects);
});
law('every turret sees at least 15 squares with doors closed', ALL, grid => {
  const ways = waysOf(grid, 0);
  const turrets = grid.squares.filter(square => grid.object[square] === 'turret');
  return turrets.filter(a => grid.squares.filter(b => a !== b && canSee(grid, ways, a, b)).length < 15);
});

law('4 hero, at least 2 villain, 4 red and 7 white options', MISSION_MAPS, grid => {
  const counts = [optionsOf(grid, 'hero'), optionsOf(grid, 'villain')].map(list => list.length);
  const [red, white] = [spawnOptions(grid, 'red').length, spawnOptions(grid, 'white').length];
  return unless(counts[0] === 4 && counts[1]! >= 2 && red >= 4 && white >= 7, [...counts, red, white]);
});
law('the tutorial has 4 hero, 2 villain and 6 henchman options', ['T0'], grid => {
  const counts = (['hero', 'villain', 'hybrid', 'henchman'] as const).map(kind => optionsOf(grid, kind).length);
  return unless(counts.join(' ') === '4 2 0 6', counts);
});
law('no object on a spawn option', ALL, grid => grid.squares.filter(s => grid.object[s] && grid.spawn[s]));
law('no more hero and villain options than there are tokens', ALL, grid =>
  unless(optionsOf(grid, 'hero').length <= 4 && optionsOf(grid, 'villain').length <= 4, null),
);
law('hero options on one or two tiles, villain options on one; they differ and do not touch', ALL, grid => {
  const heroes = tilesOf(grid, optionsOf(grid, 'hero'));
  const villains = tilesOf(grid, optionsOf(grid, 'villain'));
  const ends = [...villains].flatMap(tile => squaresOf(grid, tile));
  const touching = ends.filter(square =>
    grid.offsets
      .slice(0, 4)
      .some(offset => heroes.has(grid.tile[square + offset] ?? '') && isNext(grid, square, offset)),
  );
  return unless(heroes.size <= 2 && villains.size === 1 && touching.length === 0, named(grid, touching));
});
/** Columns do not go on in the next row. */
const isNext = (grid: Grid, square: number, offset: number): boolean => distance(grid, square, square + offset) === 1;

law('all squares hang together with doors open', ALL, grid =>
  unless(measure.reached(waysOf(grid, doorsOpen(grid)), [grid.squares[0]!]).size === grid.squares.length, null),
);
law('every hero reaches 60 squares of the Battle Zone with doors closed, 30 in the tutorial', ALL, (grid, id) => {
  const zone = possibleStartingTiles(grid);
  const free = optionsOf(grid, 'hero').map(
    hero => [...measure.reached(waysOf(grid, 0), [hero])].filter(square => !zone.has(grid.tile[square]!)).length,
  );
  return unless(Math.min(...free) >= (id === 'T0' ? 30 : 60), free);
});
law('12 to 20 AP from each hero option to the nearest villain option, doors open', ALL, grid => {
  const villains = optionsOf(grid, 'villain');
  const apart = optionsOf(grid, 'hero').map(hero => least(walking(grid, [hero], doorsOpen(grid)), villains));
  return unless(
    apart.every(n => within(n, [12, 20])),
    apart,
  );
});
law('no single door is on every way to the villains', ALL, grid => {
  const doors = grid.barriers.filter(({ kind }) => kind === 'door');
  return doors.filter(shut => {
    const ways = waysOf(
      grid,
      maskOf(grid, door => door.kind === 'door' && door !== shut),
    );
    const villains = optionsOf(grid, 'villain');
    return !optionsOf(grid, 'hero').every(hero => villains.some(v => measure.reached(ways, [hero]).has(v)));
  });
});
law('no sight from a hero option to a villain option with doors closed', ALL, grid =>
  optionsOf(grid, 'hero').filter(h => optionsOf(grid, 'villain').some(v => canSee(grid, waysOf(grid, 0), h, v))),
);
law('no henchman or hybrid option within 4 spaces and in sight of a hero option', ALL, grid =>
  optionsOf(grid, 'henchman', 'hybrid').filter(s =>
    optionsOf(grid, 'hero').some(h => distance(grid, h, s) <= 4 && canSee(grid, waysOf(grid, 0), h, s)),
  ),
);

law('two tiles of the Battle Zone with four squares at 8 to 14 AP', MISSION_MAPS, grid => {
  const zone = possibleStartingTiles(grid);
  const cost = walking(grid, optionsOf(grid, 'hero'), doorsOpen(grid));
  const rich = Object.keys(grid.tiles).filter(
    tile => !zone.has(tile) && squaresOf(grid, tile).filter(square => within(cost[square]!, [8, 14])).length >= 4,
  );
  return unless(rich.length >= 2, rich);
});
law('the rooms listed are those that are always Battle Zone, and there is one', MISSION_MAPS, grid => {
  const zone = possibleStartingTiles(grid);
  const rooms = Object.keys(grid.tiles).filter(tile => isRoom(grid.tiles[tile]!) && !zone.has(tile));
  return unless(rooms.length > 0 && rooms.join() === grid.card.battleRooms!.join(), rooms);
});
law('the perimeter listed is the gates of the villain zone', MISSION_MAPS, (grid, id) => {
  const { doors, tiles } = grid.card.perimeter!;
  const gates = measure.gatesOf(grid, shares[id].open.views).map(({ name }) => name);
  return unless(gates.join() === [...doors, ...tiles].sort().join(), gates);
});
law(
  'at least two gates, at most 6 AP apart; no other beats two of them without more exposure',
  MISSION_MAPS,
  (grid, id) => {
    const gates = measure.gatesOf(grid, shares[id].open.views);
    const costs = gates.map(({ cost }) => cost);
    const isBeaten = (gate: measure.Gate): boolean =>
      gates.some(other => other.cost <= gate.cost - 4 && other.exposure <= gate.exposure);
    const good = gates.filter(gate => !isBeaten(gate));
    return unless(good.length >= 2 && Math.max(...costs) - Math.min(...costs) <= 6, gates);
  },
);
test('what the gates cost is known', () => {
  const costs = MISSION_MAPS.map(id =>
    measure.gatesOf(gridOf(id), shares[id].open.views).map(({ name, cost }) => `${name}: ${cost}`),
  );
  const known = [
    '2: 21, 3: 22, 4: 27',
    '3: 20, I: 17',
    '3: 22, 4: 22',
    '2: 23, 4: 26, E: 22',
    '2: 22, 3: 23',
    '2: 23, 3: 19',
  ];
  assert.deepEqual(
    costs.map(list => list.join(', ')),
    known,
  );
});

law('a square sees 12 to 25 % of the map on average with doors closed, up to 40 % in the tutorial', ALL, (_, id) =>
  unless(within(shares[id].closed.mean, [0.12, id === 'T0' ? 0.4 : 0.25]), shares[id].closed.mean),
);
law('no square sees more than 55 % with doors open, 65 % in the tutorial', ALL, (_, id) =>
  unless(shares[id].open.most <= (id === 'T0' ? 0.65 : 0.55), shares[id].open.most),
);
law('10 to 30 % of the lines of 2 to 6 spaces have cover', ALL, (_, id) =>
  unless(within(shares[id].closed.cover, [0.1, 0.3]), shares[id].closed.cover),
);
law('at most 3 tiles with one way in, and 8 squares behind a single square', ALL, grid =>
  unless(measure.deadEndTiles(grid).length <= 3 && measure.cutOffSquares(grid).size <= 8, measure.deadEndTiles(grid)),
);
test('dead ends and shares of the map in sight are known', () => {
  assert.deepEqual(
    ALL.map(id => measure.deadEndTiles(gridOf(id)).join('')),
    ['', 'B', 'MNO', '', '', '', 'E'],
  );
  assert.deepEqual(
    ALL.map(id => measure.cutOffSquares(gridOf(id)).size),
    [1, 0, 0, 0, 0, 0, 0],
  );
  const percent = (n: number): number => Math.round(100 * n);
  assert.deepEqual(
    ALL.map(id => percent(shares[id].closed.mean)),
    [19, 23, 17, 19, 21, 18, 33],
  );
  assert.deepEqual(
    ALL.map(id => percent(shares[id].open.mean)),
    [29, 29, 27, 27, 29, 26, 39],
  );
  assert.deepEqual(
    ALL.map(id => percent(shares[id].closed.cover)),
    [19, 21, 19, 13, 16, 16, 21],
  );
});

/** The price of a place for the heroes by band, the number of places, and the test whom they favour. */
const PLACES: Record<Band, { cost: Range; count: number; isFair: (hero: number, villain: number) => boolean }> = {
  near: { cost: [6, 10], count: 4, isFair: (hero, villain) => villain >= hero },
  mid: { cost: [9, 14], count: 5, isFair: (hero, villain) => Math.abs(hero - villain) <= 6 },
  far: { cost: [13, 18], count: 4, isFair: (hero, villain) => villain <= hero - 4 },
};
const allPlaces = (grid: Grid): number[] => BANDS.flatMap(band => placesOf(grid, band));
const openCost = (grid: Grid): number[] => walking(grid, optionsOf(grid, 'hero'), doorsOpen(grid));

law('token places are empty squares that are always Battle Zone, all different', MISSION_MAPS, grid => {
  const zone = possibleStartingTiles(grid);
  const all = allPlaces(grid);
  const bad = all.filter(s => s < 0 || grid.object[s] || grid.spawn[s] || zone.has(grid.tile[s]!));
  return unless(bad.length === 0 && new Set(all).size === all.length, named(grid, bad));
});
law('enough token places in each band, at the cost of the band', MISSION_MAPS, grid => {
  const cost = heroEffort(grid);
  return BANDS.filter(band => {
    const squares = placesOf(grid, band);
    return squares.length < PLACES[band].count || !squares.every(s => within(cost[s]!, PLACES[band].cost));
  });
});
law('near places are the heroes’, mid places contested, far places the villains’', MISSION_MAPS, grid => {
  const [hero, villain] = [heroEffort(grid), villainEffort(grid)];
  return BANDS.flatMap(band => placesOf(grid, band).filter(s => !PLACES[band].isFair(hero[s]!, villain[s]!)));
});
law('token places at least 6 AP from every hero option', MISSION_MAPS, grid =>
  allPlaces(grid).filter(square => openCost(grid)[square]! < 6),
);
law('one hero can fetch from any place and return within 8 rounds', MISSION_MAPS, grid => {
  const [there, back] = [heroEffort(grid), openCost(grid)];
  return allPlaces(grid).filter(square => there[square]! + back[square]! > 8 * 6 * 0.9);
});
law('mid places favour nobody by much: −2 to 4 AP on average', MISSION_MAPS, grid => {
  const [hero, villain] = [heroEffort(grid), villainEffort(grid)];
  const edge = mean(placesOf(grid, 'mid').map(square => hero[square]! - villain[square]!));
  return unless(within(edge, [-2, 4]), edge);
});
law('mid and far places lie on at least 4 tiles', MISSION_MAPS, grid => {
  const tiles = tilesOf(grid, [...placesOf(grid, 'mid'), ...placesOf(grid, 'far')]);
  return unless(tiles.size >= 4, [...tiles]);
});
test('mean efforts of heroes and villains to the bands are known', () => {
  const means = MISSION_MAPS.map(id => {
    const [hero, villain] = [heroEffort(gridOf(id)), villainEffort(gridOf(id))];
    const both = (band: Band) =>
      [hero, villain].map(cost => mean(placesOf(gridOf(id), band).map(s => cost[s]!)).toFixed(1)).join('/');
    return BANDS.map(both).join(' ');
  });
  assert.deepEqual(means, [
    '8.3/11.3 11.6/8.4 16.0/5.8',
    '6.8/10.5 10.2/10.0 13.4/6.2',
    '8.0/12.5 11.2/9.6 13.5/7.0',
    '9.3/13.8 12.4/9.6 15.8/6.5',
    '7.0/13.0 11.0/9.8 13.8/6.0',
    '6.8/8.8 12.2/10.0 14.4/6.8',
  ]);
});

law(
  'drop tiles are corridors of the Battle Zone, at most 11 AP for the heroes, 9 to 16 for a villain',
  MISSION_MAPS,
  grid => {
    const [hero, villain] = [heroEffort(grid), villainEffort(grid)];
    const { dropTiles = [] } = grid.card;
    const bad = dropTiles.filter(tile => {
      const mine = squaresOf(grid, tile);
      const isNear = Math.max(...mine.map(square => hero[square]!)) <= 11;
      return !battleCorridors(grid).includes(tile) || !isNear || !within(least(villain, mine), [9, 16]);
    });
    return unless(dropTiles.length > 0 && bad.length === 0, bad);
  },
);
law('a gate of the perimeter is opened for 14 to 22 AP', MISSION_MAPS, grid => {
  const hero = heroEffort(grid);
  const zone = tilesOf(grid, optionsOf(grid, 'villain'));
  const doors = grid.barriers.filter(({ name }) => grid.card.perimeter!.doors.includes(name));
  const outside = doors.flatMap(({ edges }) => edges.flat()).filter(square => !zone.has(grid.tile[square]!));
  const cost = least(hero, outside) + doors[0]!.strength;
  return unless(within(cost, [14, 22]), cost);
});
law('the tutorial leads to the tile farthest from the hero options', ['T0'], grid => {
  const cost = openCost(grid);
  const nearest = (tile: string): number => least(cost, squaresOf(grid, tile));
  const tiles = Object.keys(grid.tiles).sort((a, b) => nearest(b) - nearest(a));
  return unless(tiles[0] === grid.card.goalTile, tiles);
});
test('with everything breached no way is longer than with doors open', () => {
  for (const id of ALL) {
    const grid = gridOf(id);
    const [doors, all] = [doorsOpen(grid), allOpen(grid)].map(open => walking(grid, optionsOf(grid, 'hero'), open));
    assert.ok(
      grid.squares.every(square => all![square]! <= doors![square]!),
      id,
    );
  }
});
