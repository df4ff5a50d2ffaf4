// Lines of sight from center to center: whether they are free, what they pass through, what obstructs them, and whom an
// explosion harms.
import { isAdjacent, type Ways, waysOf } from './edges.ts';
import { columnOf, DIRECTION_OF, distance, type Grid, rowOf } from './grid.ts';
import type { Standing } from './standing.ts';

/** The squares that the last line entered, in order: made once, for lines are asked for all the time. */
const entered = new Int16Array(128);
const EVERYWHERE = new Uint8Array(512).fill(255);

/** Follows a line from a square's center, so many half squares across and down, and returns how many squares it enters;
 *  -1 where something shut stands on it (ST-LOS-01). A line exactly through a corner is a diagonal step there: what
 *  blocks is the same, and the squares beside it have no point of the line inside (ST-RUL-31, ST-RUL-33, ST-LOS-08). */
function follow(grid: Grid, steps: Uint8Array, from: number, halfX: number, halfY: number): number {
  const dx = halfX < 0 ? -halfX : halfX;
  const dy = halfY < 0 ? -halfY : halfY;
  const turns = DIRECTION_OF[halfY < 0 ? 0 : 2]!;
  const across = DIRECTION_OF[1]![halfX < 0 ? 0 : 2]!;
  const down = turns[1]!;
  const corner = turns[halfX < 0 ? 0 : 2]!;
  let count = 0;
  let square = from;
  // Below 0 a column comes next, above 0 a row. They are entered after 1, 3, 5 … half squares, so a line that ends on
  // an edge does not cross it.
  let next = dy - dx;
  for (let rest = (dx >> 1) + (dy >> 1); rest > 0; rest--) {
    const direction = next < 0 ? across : next > 0 ? down : corner;
    if (next === 0) rest--;
    next += (next <= 0 ? 2 * dy : 0) - (next >= 0 ? 2 * dx : 0);
    if (!((steps[square]! >> direction) & 1)) return -1;
    square += grid.offsets[direction]!;
    entered[count++] = square;
  }
  return count;
}
function between(grid: Grid, steps: Uint8Array, from: number, to: number): number {
  const { width } = grid;
  const [fromX, toX] = [from % width, to % width];
  return follow(grid, steps, from, 2 * (toX - fromX), (2 * (to - toX - from + fromX)) / width);
}

/** ST-LOS-01 ST-LOS-02 ST-LOS-10: only what is shut blocks. */
export const canSee = (grid: Grid, ways: Ways, from: number, to: number): boolean =>
  between(grid, ways.steps, from, to) >= 0;

/** ST-RUL-39: to the midpoint of one of its edges. */
export function canSeeBarrier(grid: Grid, open: number, from: number, barrier: number): boolean {
  const { steps } = waysOf(grid, open);
  return grid.barriers[barrier]!.edges.some(([a, b]) => {
    const halfX = columnOf(grid, a) + columnOf(grid, b) - 2 * columnOf(grid, from);
    const halfY = rowOf(grid, a) + rowOf(grid, b) - 2 * rowOf(grid, from);
    return follow(grid, steps, from, halfX, halfY) >= 0;
  });
}

/** A line and the squares that it would pass through, free or not. */
export interface Line {
  /** In order, without the first and the last square. */
  readonly passes: readonly number[];
  /** The number of places at which something shut stands on it; 0 is sight. */
  readonly shut: number;
}
export function lineOf(grid: Grid, ways: Ways, from: number, to: number): Line {
  const count = between(grid, EVERYWHERE, from, to);
  const all = [from, ...entered.subarray(0, count)];
  const shut = all.filter((square, i) => i > 0 && !isAdjacent(grid, ways, all[i - 1]!, square)).length;
  return { passes: all.slice(1, -1), shut };
}

/** One thing that obstructs a line, and the defense it gives. */
export interface Obstruction {
  readonly square: number;
  readonly by: 'object' | 'token' | 'figure';
  readonly defense: number;
}

/** All that obstructs a line from its first square on, or null without sight. The squares of attacker and target never
 *  count (ST-LOS-06, ST-SPC-04, ST-RUL-33). */
export function obstructions(standing: Standing, from: number, to: number): Obstruction[] | null {
  const { grid, ways, objects, tokens, figures } = standing;
  const count = between(grid, ways.steps, from, to);
  if (count < 0) return null;
  const found: Obstruction[] = [];
  for (let i = 0; i < count - 1; i++) {
    const square = entered[i]!;
    // ST-LOS-03 ST-LOS-04 ST-LOS-05
    const [object, token] = [objects[square]!, tokens[square]!];
    const isCover = isNear(grid, square, to);
    if (isCover && object > 0) found.push({ square, by: 'object', defense: object });
    if (isCover && token > 0) found.push({ square, by: 'token', defense: token });
    // ST-LOS-07
    if (figures[square]! > 0) found.push({ square, by: 'figure', defense: 1 });
  }
  return found;
}

/** ST-RUL-35: adjacent, for a free line has already gone round every wall between its last squares. */
const isNear = (grid: Grid, square: number, to: number): boolean => distance(grid, square, to) === 1;

/** ST-RUL-34: all of it added up, or -1 without sight. */
export function obstruction(standing: Standing, from: number, to: number): number {
  const { grid, ways, objects, tokens, figures } = standing;
  const count = between(grid, ways.steps, from, to);
  if (count < 0) return -1;
  let sum = 0;
  for (let i = 0; i < count - 1; i++) {
    const square = entered[i]!;
    if (figures[square]! > 0) sum++;
    const strength = objects[square]! + tokens[square]!;
    if (strength > 0 && isNear(grid, square, to)) sum += strength;
  }
  return sum;
}

/** ST-ATK-05: strength lost for each space past the third. */
export const distancePenalty = (spaces: number): number => Math.max(0, spaces - 3);

/** ST-SPC-06: automatic damage by square, for the squares with figures of either team. */
export function blast({ grid, ways, heroes, masterminds }: Standing, center: number): Map<number, number> {
  const harm = (square: number): number => {
    if (square === center) return 3;
    if (isAdjacent(grid, ways, center, square)) return 2;
    return distance(grid, center, square) === 2 && canSee(grid, ways, square, center) ? 1 : 0;
  };
  return new Map([...heroes, ...masterminds].map(square => [square, harm(square)] as const).filter(([, n]) => n > 0));
}
