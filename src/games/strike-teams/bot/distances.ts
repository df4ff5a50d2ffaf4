// How far squares are from each other on an empty map with all doors open, kept from one question to the next.
import { doorsOpen } from '../table/edges.ts';
import { gridFor } from '../table/figures.ts';
import type { Grid } from '../table/grid.ts';
import { reach } from '../table/reach.ts';
import { HERO, standing } from '../table/standing.ts';
import type { Strike } from '../table/world.ts';

/** More spaces than any way has. */
const ANYWHERE = 120;
/** By map: the mask of its doors, and by open walls and square the distances. Maps and walls are few. */
const kept = new WeakMap<Grid, { doors: number; masks: Map<number, (readonly number[])[]> }>();
const MOST_MASKS = 64;

/** The number of spaces from a square to each square; FAR where there is no way. Bonus movement pays 1 for whatever
 *  lies in a space, so that rubble changes nothing. */
export function distancesFrom(w: Strike, square: number): readonly number[] {
  const grid = gridFor(w);
  let map = kept.get(grid);
  if (!map) kept.set(grid, (map = { doors: doorsOpen(grid), masks: new Map() }));
  const open = w.open | map.doors;
  let lists = map.masks.get(open);
  if (!lists) {
    if (map.masks.size >= MOST_MASKS) map.masks.clear();
    map.masks.set(open, (lists = []));
  }
  return (lists[square] ??= spacesFrom(grid, open, square));
}
const spacesFrom = (grid: Grid, open: number, from: number): readonly number[] =>
  reach(standing(grid, { open }), { from, side: HERO, budget: ANYWHERE, bonus: true }).cost;
