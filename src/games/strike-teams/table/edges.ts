// Walls and doors between squares: what is passable while some are open, and who is adjacent to whom.
import { type Barrier, DIRECTIONS, distance, FREE, type Grid, SHUT } from './grid.ts';

/** Everything breached and opened: what a map would be without its doors and inner walls. */
export const allOpen = (grid: Grid): number => (1 << grid.barriers.length) - 1;
export const doorsOpen = (grid: Grid): number => maskOf(grid, ({ kind }) => kind === 'door');
export const maskOf = (grid: Grid, test: (barrier: Barrier) => boolean): number =>
  grid.barriers.reduce((mask, barrier, bit) => (test(barrier) ? mask | (1 << bit) : mask), 0);

export function barrierNamed(grid: Grid, name: string): number {
  const bit = grid.barriers.findIndex(barrier => barrier.name === name);
  if (bit < 0) throw new Error(`map ${grid.card.id} has no door or wall section ${name}`);
  return bit;
}
/** ST-OBJ-10 ST-OBJ-11 ST-INT-05: nothing closes it again. */
export const opened = (open: number, barrier: number): number => open | (1 << barrier);
export const isOpen = (open: number, barrier: number): boolean => ((open >> barrier) & 1) === 1;

/** The door or wall section between two orthogonal neighbours, or -1. */
export function barrierBetween(grid: Grid, a: number, b: number): number {
  const side = grid.offsets.indexOf(b - a);
  const code = side >= 0 && side < 4 ? grid.sides[4 * a + side]! : SHUT;
  return code < SHUT ? code : -1;
}

/** ST-RUL-38: the squares directly on either side of an edge, not those diagonally before it. */
export const isBeside = (grid: Grid, barrier: number, square: number): boolean =>
  grid.barriers[barrier]!.edges.some(edge => edge.includes(square));

/** ST-RUL-39: as far as the nearer flanking square, and 1. */
export const distanceToBarrier = (grid: Grid, from: number, barrier: number): number =>
  1 + Math.min(...grid.barriers[barrier]!.edges.flat().map(square => distance(grid, from, square)));

/** The single steps that are possible while some doors and walls are open. */
export interface Ways {
  /** For each square a bit for each direction. */
  readonly steps: Uint8Array;
  /** The same as squares, in the order of directions: NEAR a square, the last of them -1. */
  readonly near: Int16Array;
}
export const NEAR = 9;

/** Made once for a map and a mask: 5 kB each, of which a mission sees a dozen. */
const kept = new WeakMap<Grid, Map<number, Ways>>();
export function waysOf(grid: Grid, open: number): Ways {
  let mine = kept.get(grid);
  if (!mine) kept.set(grid, (mine = new Map()));
  let ways = mine.get(open);
  if (!ways) mine.set(open, (ways = makeWays(grid, open)));
  return ways;
}

function makeWays(grid: Grid, open: number): Ways {
  const steps = new Uint8Array(grid.tile.length);
  const near = new Int16Array(NEAR * steps.length).fill(-1);
  const mask = open | (1 << FREE);
  /** ST-MOV-04 ST-LOS-01: walls, closed doors and the border of the map let nothing through. */
  const passes = (square: number, side: number): boolean => ((mask >> grid.sides[4 * square + side]!) & 1) === 1;
  for (const square of grid.squares) {
    for (let d = 0, k = NEAR * square; d < 8; d++) {
      if (!(d < 4 ? passes(square, d) : passesCorner(grid, square, d, passes))) continue;
      steps[square]! |= 1 << d;
      near[k++] = square + grid.offsets[d]!;
    }
  }
  return { steps, near };
}

/** ST-RUL-31: a corner is blocked only if both ways round it are. */
function passesCorner(grid: Grid, square: number, d: number, passes: (square: number, side: number) => boolean) {
  const [dx, dy] = DIRECTIONS[d]!;
  const across = dx > 0 ? 1 : 3;
  const down = dy > 0 ? 2 : 0;
  const byColumn = passes(square, across) && passes(square + grid.offsets[across]!, down);
  return byColumn || (passes(square, down) && passes(square + grid.offsets[down]!, across));
}

/** ST-GLO-01 */
export function isAdjacent(grid: Grid, { steps }: Ways, a: number, b: number): boolean {
  if (distance(grid, a, b) !== 1) return false;
  return ((steps[a]! >> grid.offsets.indexOf(b - a)) & 1) === 1;
}

/** The adjacent squares in the fixed order of directions. */
export function adjacentTo({ near }: Ways, square: number): number[] {
  const first = NEAR * square;
  return [...near.subarray(first, near.indexOf(-1, first))];
}
