// The honest price of long ways: walking, with doors paid for and walls breached on the way.
import { isBeside, isOpen } from './edges.ts';
import { DIRECTIONS, FREE, type Grid, SHUT } from './grid.ts';

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
