// Space as a graph of numbered cells: what it costs to reach each of them, the cheapest path, and distances.
//
// A game brings its own coordinates, walls and doors; here a space is the list of each cell's neighbours.

/** The neighbours of every cell. Whoever can go there can come back; which way costs what is told by a `Price`. */
export type Space = readonly (readonly number[])[];
/** The cost of a step to a neighbour: a whole number from 1 to DEAREST, or FAR where there is no way. */
export type Price = (from: number, to: number) => number;

/** The cost of a cell that cannot be reached; all others cost less. */
export const FAR = 255;
export const DEAREST = 15;
const MOST_CELLS = 512;

/** Cells to go on from, by cost. A ring is enough, since no step costs more than DEAREST. Made once, for walks are
 *  asked for all the time. */
const RING = DEAREST + 1;
/** A ring of 16, so that the place of a cost is its last four bits. */
const LAST = RING - 1;
const waiting = new Int16Array(RING * MOST_CELLS);
const waits = new Int16Array(RING);

/** The costs of all cells from one cell with so much to spend; the cell itself costs 0. They are written into `out`
 *  when it is given. */
export function costsFrom(
  space: Space,
  from: number,
  budget: number,
  price: Price,
  out: Uint8Array = new Uint8Array(space.length),
): Uint8Array {
  if (space.length > MOST_CELLS) throw new Error(`a space has at most ${MOST_CELLS} cells, not ${space.length}`);
  const most = Math.min(budget, FAR - 1);
  out.fill(FAR);
  out[from] = 0;
  waits.fill(0);
  waiting[0] = from;
  waits[0] = 1;
  for (let now = 0, left = 1; left > 0; now++) {
    const slot = now & LAST;
    const count = waits[slot]!;
    waits[slot] = 0;
    left -= count;
    for (let i = 0; i < count; i++) {
      const here = waiting[slot * MOST_CELLS + i]!;
      if (out[here] === now) left += stepOn(space, here, most, price, out);
    }
  }
  return out;
}
/** Steps from a cell to all neighbours that are cheaper to reach by it; returns how many they are. */
function stepOn(space: Space, here: number, most: number, price: Price, costs: Uint8Array): number {
  const near = space[here]!;
  const spent = costs[here]!;
  if (spent === most) return 0;
  let found = 0;
  for (let i = 0; i < near.length; i++) {
    const there = near[i]!;
    if (costs[there]! <= spent + 1) continue;
    const cost = spent + price(here, there);
    if (cost > most || cost >= costs[there]!) continue;
    costs[there] = cost;
    const slot = cost & LAST;
    waiting[slot * MOST_CELLS + waits[slot]!++] = there;
    found++;
  }
  return found;
}

/** The same where every step costs 1 and only cells may be closed: ground that is all alike needs no ring. */
export function stepsFrom(
  space: Space,
  from: number,
  most: number,
  isOpen: (cell: number) => boolean,
  out: Uint8Array = new Uint8Array(space.length),
): Uint8Array {
  if (space.length > MOST_CELLS) throw new Error(`a space has at most ${MOST_CELLS} cells, not ${space.length}`);
  out.fill(FAR);
  out[from] = 0;
  waiting[0] = from;
  for (let i = 0, found = 1; i < found; i++) {
    const here = waiting[i]!;
    const steps = out[here]! + 1;
    if (steps > most || steps === FAR) break;
    const near = space[here]!;
    for (let k = 0; k < near.length; k++) {
      const there = near[k]!;
      if (out[there] !== FAR || !isOpen(there)) continue;
      out[there] = steps;
      waiting[found++] = there;
    }
  }
  return out;
}

/** A cheapest path to a cell, that cell last and the first step first; empty where it cannot be reached. Of several it
 *  is the one whose steps, seen from the end, come from the first neighbour possible. */
export function pathTo(space: Space, costs: Uint8Array, to: number, price: Price): number[] {
  const path: number[] = [];
  if (costs[to] === FAR) return path;
  for (let here = to; costs[here]! > 0;) {
    const there = here;
    path.unshift(there);
    here = space[there]!.find(cell => costs[cell]! + price(cell, there) === costs[there])!;
  }
  return path;
}

/** The fewest steps from every cell to every other, Infinity without a way; only through cells that are open. */
export const stepsBetween = (space: Space, isOpen: (cell: number) => boolean = () => true): number[][] =>
  space.map((_, from) => Array.from(stepsFrom(space, from, FAR, isOpen), n => (n === FAR ? Infinity : n)));
