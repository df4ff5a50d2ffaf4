// The ground of a map as pictures: where squares lie, seen a little from the front, floors, walls and printed objects.
import type { Box, Point, Size } from '#web/kit/map-geometry.ts';
import { columnOf, DIRECTIONS, type Grid, isRoom, rowOf, SHUT } from '../table/grid.ts';

/** The width of a square, and its height: up and down all is a little shorter than it would be from above. */
export const SIZE = 20;
export const DEEP = 19;
const MARGIN = 6;
/** How far walls and doors rise. */
const HIGH = 3;

export const centreOf = (grid: Grid, square: number): Point => ({
  x: (columnOf(grid, square) + 0.5) * SIZE,
  y: (rowOf(grid, square) + 0.5) * DEEP,
});
/** The middle of the edges between squares. */
export function middleOf(grid: Grid, edges: readonly (readonly [number, number])[]): Point {
  const all = edges.flat().map(square => centreOf(grid, square));
  return { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) };
}
/** A point some steps from a square; beyond the map it stays at its edge. */
export function awayFrom(grid: Grid, square: number, direction: number, steps: number): Point {
  const { x, y } = centreOf(grid, square);
  const [dx, dy] = DIRECTIONS[direction]!;
  const within = (at: number, most: number): number => Math.min(Math.max(at, 2), most - 2);
  return {
    x: within(x + steps * dx * SIZE, grid.width * SIZE),
    y: within(y + steps * dy * DEEP, grid.height * DEEP),
  };
}
const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length;
export const boxOf = ({ width, height }: Grid): Box => ({
  x: -MARGIN,
  y: -MARGIN - HIGH,
  width: width * SIZE + 2 * MARGIN,
  height: height * DEEP + 2 * MARGIN + HIGH,
});

const part = (kind: string, d: string): string => (d ? `<path class="${kind}" d="${d}"/>` : '');
const rect = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const n = (value: number): number => Math.round(value * 10) / 10;
const FLOORS = 5;
/** Rooms have colours, corridors are grey, each a little different from the next. */
function floorOf(grid: Grid, tile: string): string {
  const room = grid.tiles[tile];
  const at = Object.keys(grid.tiles).indexOf(tile);
  return room && isRoom(room) ? `room r${at % FLOORS}` : `way w${at % 3}`;
}
const plates = (grid: Grid, squares: readonly number[], inset: number, dy = 0): string =>
  squares
    .map(square => [columnOf(grid, square) * SIZE, rowOf(grid, square) * DEEP] as const)
    .map(([x, y]) => rect(x + inset, y + inset + dy, SIZE - 2 * inset, DEEP - 2 * inset))
    .join('');
/** Floors under everything, with the shadow of the whole building. */
export function floorsOf(grid: Grid): string {
  const tiles = Object.keys(grid.tiles).map(tile =>
    part(
      floorOf(grid, tile),
      plates(
        grid,
        grid.squares.filter(square => grid.tile[square] === tile),
        0.3,
      ),
    ),
  );
  const scuffs = grid.squares.filter(square => (square * 7) % 5 === 0);
  return [part('shade', plates(grid, grid.squares, -2, 4)), part('joint', plates(grid, grid.squares, 0)), ...tiles]
    .concat(part('scuff', plates(grid, scuffs, 0.3)))
    .join('');
}

/** The sides of a square on which a wall stands; between two squares only the one to the north or west counts. */
function wallSides(grid: Grid, square: number): number[] {
  return [0, 1, 2, 3].filter(side => {
    if (grid.sides[4 * square + side] !== SHUT) return false;
    const [dx, dy] = DIRECTIONS[side]!;
    const [x, y] = [columnOf(grid, square) + dx, rowOf(grid, square) + dy];
    const isOutside = x < 0 || y < 0 || x >= grid.width || y >= grid.height || !grid.tile[y * grid.width + x];
    return side === 0 || side === 3 || isOutside;
  });
}
/** Walls of the building: their tops, and the front of those that run across. */
export function wallsOf(grid: Grid): string {
  let [tops, fronts] = ['', ''];
  for (const square of grid.squares)
    for (const side of wallSides(grid, square)) {
      const [x, y] = [columnOf(grid, square) * SIZE, rowOf(grid, square) * DEEP];
      if (side === 0 || side === 2) {
        const top = y + (side === 2 ? DEEP : 0);
        tops += rect(x - 1.8, top - HIGH - 1.8, SIZE + 3.6, 3.6);
        fronts += rect(x - 1.8, top - HIGH + 1.8, SIZE + 3.6, HIGH - 0.6);
      } else tops += rect(x + (side === 1 ? SIZE : 0) - 1.8, y - HIGH - 1.8, 3.6, DEEP + 3.6);
    }
  return part('front', fronts) + part('top', tops);
}

// ---- doors and inner walls -----------------------------------------------------------------------------------

/** One edge of a barrier: does it run across, and where does it begin? */
export interface Edge extends Point {
  isAcross: boolean;
}
export const edgeOf = (grid: Grid, [a, b]: readonly [number, number]): Edge => {
  const [x, y] = [columnOf(grid, b) * SIZE, rowOf(grid, b) * DEEP];
  return { x, y, isAcross: b - a !== 1 };
};
/** The size of a frame around all of a barrier. */
export function frameOf(grid: Grid, edges: readonly (readonly [number, number])[]): Size {
  const isAcross = edgeOf(grid, edges[0]!).isAcross;
  return isAcross ? { width: edges.length * SIZE + 4, height: 14 } : { width: 11, height: edges.length * DEEP + 9 };
}
const SIDE_STRIPES = 'M-1.8 0l3.6-3.4M-1.8 6l3.6-3.4M-1.8 12l3.6-3.4M-1.8 17l3.6-3.4';
const moved = (x: number, y: number, inner: string): string => `<g transform="translate(${x} ${y})">${inner}</g>`;
const STRIPES = 'M2.5 1.4l5-8.4M9.5 1.4l5-8.4M16.5 1.4l3-5';
const door = ({ isAcross, x, y }: Edge): string =>
  isAcross
    ? moved(x, y, part('door', rect(0, -7, SIZE, 8.6)) + part('stripe', STRIPES))
    : moved(x, y, part('door', rect(-2.2, -6, 4.4, DEEP + 4)) + part('stripe thin', SIDE_STRIPES));
/** Only its posts are left of an open door. */
const frame = ({ isAcross, x, y }: Edge): string =>
  isAcross
    ? `<path class="door" d="${rect(x - 1, y - 6, 2.6, 7.4)}${rect(x + SIZE - 1.6, y - 6, 2.6, 7.4)}"/>`
    : `<path class="door" d="${rect(x - 2.2, y - 6, 4.4, 4.6)}${rect(x - 2.2, y + DEEP - 4, 4.4, 4.6)}"/>`;
const PLANKS = 'M3 1l2.4-6M9.6 1l-2-6M15 1l2-6';
const wall = ({ isAcross, x, y }: Edge): string =>
  isAcross
    ? moved(x, y, part('plank', rect(0, -5, SIZE, 6)) + part('seam', PLANKS))
    : `<path class="plank" d="${rect(x - 1.7, y - 4.4, 3.4, DEEP + 3)}"/>`;
/** Splinters where a wall stood. */
const splinters = ({ isAcross, x, y }: Edge): string => {
  const [dx, dy] = isAcross ? [SIZE / 4, 0] : [0, DEEP / 4];
  return [1, 2, 3]
    .map(i => `<path class="plank" d="M${n(x + i * dx - 1.6)} ${n(y + i * dy + 0.6)}l2-2.2 1.6 2.4z"/>`)
    .join('');
};
/** The picture of a door or of a section of an inner wall. */
export function barrierOf(grid: Grid, barrier: number, isOpen: boolean): string {
  const { kind, edges } = grid.barriers[barrier]!;
  const draw = kind === 'door' ? (isOpen ? frame : door) : isOpen ? splinters : wall;
  return edges.map(edge => draw(edgeOf(grid, edge))).join('');
}

// ---- things in squares -----------------------------------------------------------------------------------------

/** Objects around the middle of their square. */
export const OBJECTS: Readonly<Record<string, string>> = {
  crate:
    '<path fill="#8a5a2b" d="M-8-3.6 0-7 8-3.6V6L0 9.4-8 6Z"/><path fill="#d29a55" d="M-8-3.6 0-7 8-3.6 0 0Z"/>' +
    '<path fill="none" d="M0 0V9.4M-8-3.6 0 0 8-3.6M-8 1.4 0 5 8 1.4"/>',
  barrels:
    '<path fill="#2f7d8c" d="M-6.4-4V5.6A6.4 2.6 0 0 0 6.4 5.6V-4Z"/>' +
    '<ellipse fill="#5fb3bf" cy="-4" rx="6.4" ry="2.6"/>' +
    '<path fill="none" d="M-6.4.6A6.4 2.6 0 0 0 6.4.6"/>',
  turret:
    '<path fill="#77818c" d="M-7 7.6-4-1H4L7 7.6Z"/><path fill="#77818c" d="M-4.6-7.4H4.6V-.6H-4.6Z"/>' +
    '<path fill="#3a424a" d="M4.6-6H10V-4.2H4.6ZM4.6-3H10V-1.2H4.6Z"/>',
  ammunition:
    '<path fill="#5c6b3a" d="M-8-4.4H8V7.4H-8Z"/><path fill="#84965a" d="M-8-4.4-6-7H6L8-4.4Z"/>' +
    '<path fill="#ffd23f" d="M1.4-3-3.4 2.4H-.4L-1.4 6.4 3.6.6H.6Z"/>',
};
export const RUBBLE =
  '<path fill="#7c6a58" d="M-6 5.4-4.4 1.6-1.6 3.2 0-.6 3 2.4 5.6 1.4 6.6 5.4Z"/>' +
  '<path fill="none" d="M-1.6 3.2-.6 5.4M3 2.4 2.4 5.4"/>';
