// Measures for the laws of the maps: the honest price of long ways with doors paid for and walls breached, shares of
// the map in sight, gates, and squares cut off.
import { type Band, DOOR_STRENGTH, type SpawnKind, WALL_STRENGTH } from '../cards/map-card.ts';
import { isBeside, isOpen, adjacentTo, allOpen, barrierBetween, doorsOpen, type Ways, waysOf } from './edges.ts';
import { DIRECTIONS, FREE, type Grid, SHUT, distance, squareAt } from './grid.ts';
import { canSee, obstruction } from './line-of-sight.ts';
import { standing } from './standing.ts';

export interface Toll {
  /** AP to open a door, or null for one who leaves them shut. */
  readonly door: number | null;
  /** AP to breach a section of an inner wall. */
  readonly wall: number | null;
  readonly open?: number;
  /** Edges that are not crossed at all. */
  readonly avoids?: (a: number, b: number) => boolean;
}

/** The cost of every square from the nearest of some squares, Infinity without a way. Only objects and shut edges
 *  count, for figures will have moved before such a way is walked. */
export function efforts(grid: Grid, from: readonly number[], toll: Toll): number[] {
  const cost = new Array<number>(grid.tile.length).fill(Infinity);
  const waiting: number[][] = [[...from]];
  for (const square of from) cost[square] = 0;
  for (let now = 0; now < waiting.length; now++)
    for (const here of waiting[now] ?? []) if (cost[here] === now) walkOn(here, now);
  return cost;

  function walkOn(here: number, now: number): void {
    for (const [there, price] of stepsFrom(grid, here, toll)) {
      if (now + price >= cost[there]!) continue;
      cost[there] = now + price;
      (waiting[now + price] ??= []).push(there);
    }
  }
}

/** One of the cheapest ways to an end, the square it starts from first. */
export function effortPath(grid: Grid, cost: readonly number[], end: number, toll: Toll): number[] {
  const path = [end];
  for (let here = end; cost[here]! > 0; path.unshift(here)) {
    const before = grid.offsets
      .map(offset => here - offset)
      .find(square =>
        stepsFrom(grid, square, toll).some(([to, price]) => to === here && cost[square]! + price === cost[here]),
      );
    if (before === undefined) return [];
    here = before;
  }
  return path;
}

/** Every step from a square and its price. */
function stepsFrom(grid: Grid, here: number, toll: Toll): [there: number, price: number][] {
  if (!grid.tile[here]) return [];
  const found: [number, number][] = [];
  for (let d = 0; d < 8; d++) {
    const there = here + grid.offsets[d]!;
    const price = d < 4 ? wayPrice(grid, here, [d], toll) : cornerPrice(grid, here, d, toll);
    if (price < Infinity) found.push([there, price + (grid.object[there] ? 2 : 1)]);
  }
  return found;
}
/** ST-RUL-31: the cheaper of the two ways round the corner. */
function cornerPrice(grid: Grid, here: number, d: number, toll: Toll): number {
  const [dx, dy] = DIRECTIONS[d]!;
  const [across, down] = [dx > 0 ? 1 : 3, dy > 0 ? 2 : 0];
  return Math.min(wayPrice(grid, here, [across, down], toll), wayPrice(grid, here, [down, across], toll));
}
/** The price of barriers on a way: they are opened from where the figure stands, so must be beside it (ST-RUL-38). */
function wayPrice(grid: Grid, here: number, sides: readonly number[], toll: Toll): number {
  const shut = new Set<number>();
  let square = here;
  for (const side of sides) {
    const code = grid.sides[4 * square + side]!;
    const next = square + grid.offsets[side]!;
    if (code === SHUT || toll.avoids?.(square, next)) return Infinity;
    if (code !== FREE && !isOpen(toll.open ?? 0, code)) shut.add(code);
    square = next;
  }
  return [...shut].reduce((sum, barrier) => sum + barrierPrice(grid, here, barrier, toll), 0);
}
function barrierPrice(grid: Grid, here: number, barrier: number, toll: Toll): number {
  const price = toll[grid.barriers[barrier]!.kind];
  return price === null || !isBeside(grid, barrier, here) ? Infinity : price;
}

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
