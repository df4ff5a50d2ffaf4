// Measures for the laws of the maps: efforts of both sides, shares of the map in sight, gates, and squares cut off.
import { adjacentTo, allOpen, barrierBetween, doorsOpen, type Ways, waysOf } from './edges.ts';
import { effortPath, efforts, type Toll } from './effort.ts';
import { distance, type Grid, squareAt } from './grid.ts';
import { type Band, DOOR_STRENGTH, type SpawnKind, WALL_STRENGTH } from '../cards/map-card.ts';
import { canSee, obstruction } from './line-of-sight.ts';
import { standing } from './standing.ts';

export const optionsOf = (grid: Grid, ...kinds: SpawnKind[]): number[] =>
  grid.squares.filter(square => grid.spawn[square] && kinds.includes(grid.spawn[square]));
export const tilesOf = (grid: Grid, squares: readonly number[]): Set<string> =>
  new Set(squares.map(square => grid.tile[square]!));
export const placesOf = (grid: Grid, band: Band): number[] =>
  grid.card.places![band].map(([x, y]) => squareAt(grid, x, y));

export const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / (list.length || 1);
export const least = (cost: readonly number[], squares: readonly number[]): number =>
  Math.min(...squares.map(square => cost[square]!));

/** Walking with some doors and walls open, and nothing opened on the way. */
export const walking = (grid: Grid, from: readonly number[], open: number): number[] =>
  efforts(grid, from, { door: null, wall: null, open });

/** ST-INT-02 ST-INT-03: heroes pay a door's strength, the others 1 AP. Any attack breaches planks for 2 AP; steel is
 *  left standing, or takes 4. */
export function tollOf(grid: Grid, side: 'hero' | 'villain', walls: 'planks' | 'all' | 'none' = 'planks'): Toll {
  const isPlank = WALL_STRENGTH[grid.card.side] === 2;
  const isBreached = walls === 'all' || (walls === 'planks' && isPlank);
  return { door: side === 'hero' ? DOOR_STRENGTH[grid.card.side] : 1, wall: isBreached ? (isPlank ? 2 : 4) : null };
}
export const heroEffort = (grid: Grid): number[] => efforts(grid, optionsOf(grid, 'hero'), tollOf(grid, 'hero'));
export const villainEffort = (grid: Grid): number[] =>
  efforts(grid, optionsOf(grid, 'villain'), tollOf(grid, 'villain'));

/** All squares that can be walked to, however long it takes, while one square is blocked. */
export function reached(ways: Ways, from: readonly number[], without = -1): Set<number> {
  const seen = new Set(from.filter(square => square !== without));
  for (const square of seen) for (const near of adjacentTo(ways, square)) if (near !== without) seen.add(near);
  return seen;
}

export interface Shares {
  /** By square, the share of the map that it sees. */
  readonly views: ReadonlyMap<number, number>;
  readonly mean: number;
  readonly most: number;
  /** Of the lines of 2 to 6 spaces, the share with cover from objects. */
  readonly cover: number;
}
export function sightShares(grid: Grid, open: number): Shares {
  const here = standing(grid, { open });
  let [lines, covered] = [0, 0];
  const share = (a: number): number => {
    const seen = grid.squares.filter(b => a !== b && canSee(grid, here.ways, a, b));
    const shots = seen.filter(b => distance(grid, a, b) >= 2 && distance(grid, a, b) <= 6);
    lines += shots.length;
    covered += shots.filter(b => obstruction(here, a, b) > 0).length;
    return seen.length / (grid.squares.length - 1);
  };
  const views = new Map(grid.squares.map(square => [square, share(square)]));
  const all = [...views.values()];
  return { views, mean: mean(all), most: Math.max(...all), cover: covered / lines };
}

/** Tiles with a single neighbour that they are open to, doors included. */
export function deadEndTiles(grid: Grid): string[] {
  const ways = waysOf(grid, allOpen(grid));
  return Object.keys(grid.tiles).filter(tile => {
    const mine = grid.squares.filter(square => grid.tile[square] === tile);
    const straight = mine.flatMap(square =>
      grid.offsets.slice(0, 4).flatMap((offset, d) => ((ways.steps[square]! >> d) & 1 ? [square + offset] : [])),
    );
    return tilesOf(grid, straight).size - 1 === 1;
  });
}

/** Squares that one blocked square cuts off from the spawn options of both sides. */
export function cutOffSquares(grid: Grid): Set<number> {
  const ways = waysOf(grid, doorsOpen(grid));
  const starts = optionsOf(grid, 'hero', 'villain');
  const found = new Set<number>();
  for (const plug of grid.squares) {
    const rest = reached(ways, starts, plug);
    for (const square of grid.squares) if (square !== plug && !rest.has(square)) found.add(square);
  }
  return found;
}

/** A way into the villain zone: by a door, or from a tile that is open to it. */
export interface Gate {
  readonly name: string;
  /** The cheapest way of the heroes to a villain option by this gate alone, everything breached. */
  readonly cost: number;
  /** The mean share of the map that sees that way. */
  readonly exposure: number;
}
export function gatesOf(grid: Grid, views: ReadonlyMap<number, number>): Gate[] {
  const zone = tilesOf(grid, optionsOf(grid, 'villain'));
  const isIn = (square: number): boolean => zone.has(grid.tile[square]!);
  const nameOf = (a: number, b: number): string => {
    const barrier = barrierBetween(grid, a, b);
    return barrier < 0 ? grid.tile[isIn(a) ? b : a]! : grid.barriers[barrier]!.name;
  };
  const ways = waysOf(grid, allOpen(grid));
  const names = grid.squares
    .filter(isIn)
    .flatMap(a => grid.offsets.slice(0, 4).flatMap((o, d) => ((ways.steps[a]! >> d) & 1 ? [[a, a + o] as const] : [])))
    .filter(([, b]) => !isIn(b))
    .map(([a, b]) => nameOf(a, b));
  return [...new Set(names)].sort().map(name => {
    const avoids = (a: number, b: number): boolean => isIn(a) !== isIn(b) && nameOf(a, b) !== name;
    const toll = { ...tollOf(grid, 'hero', 'all'), avoids };
    const cost = efforts(grid, optionsOf(grid, 'hero'), toll);
    const villains = optionsOf(grid, 'villain');
    const goal = villains.find(square => cost[square] === least(cost, villains))!;
    const path = effortPath(grid, cost, goal, toll);
    return { name, cost: cost[goal]!, exposure: mean(path.map(square => views.get(square)!)) };
  });
}
