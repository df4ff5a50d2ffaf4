// The squares of a map: their numbers and names, the eight directions, and distances.
import type { MapCard, ObjectKind, SpawnKind } from '../cards/map-card.ts';

/** A map as it was read: what is printed on it and never changes. A square is row × width + column. */
export interface Grid {
  readonly card: MapCard;
  readonly width: number;
  readonly height: number;
  /** The squares on the map, ascending; the others are void. */
  readonly squares: readonly number[];
  /** The tile, object and spawn point of each square; void squares have the tile ''. */
  readonly tile: readonly string[];
  readonly object: readonly (ObjectKind | null)[];
  readonly spawn: readonly (SpawnKind | null)[];
  readonly tiles: Readonly<Record<string, Tile>>;
  /** Doors and inner wall sections: the place in this list is the bit that says it is open. */
  readonly barriers: readonly Barrier[];
  /** Four a square, north, east, south, west: FREE, SHUT or the barrier that stands there. */
  readonly sides: Uint8Array;
  /** The difference between a square's number and its neighbour's in each direction. */
  readonly offsets: readonly number[];
}

/** A tile's rectangle of squares. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** ST-RUL-37: a door is one unit of one or two edges, each edge of an inner wall is a section of its own. */
export interface Barrier {
  readonly kind: 'door' | 'wall';
  /** '1' for a door, '9,4/10,4' for a wall section. */
  readonly name: string;
  readonly strength: number;
  /** The two squares on either side of each edge. */
  readonly edges: readonly (readonly [number, number])[];
}

export const FREE = 30;
export const SHUT = 29;

/** The fixed order of directions: north, east, south, west, then the diagonals from north-east on. */
export const DIRECTIONS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;
export const DIRECTION_NAMES = ['N', 'E', 'S', 'W', 'NE', 'SE', 'SW', 'NW'] as const;

/** The direction of signs, for a line that goes that way: [1 + sign of y][1 + sign of x]; the middle is none. */
export const DIRECTION_OF: readonly (readonly number[])[] = [
  [7, 0, 4],
  [3, -1, 1],
  [6, 2, 5],
];

export const columnOf = (grid: Grid, square: number): number => square % grid.width;
export const rowOf = (grid: Grid, square: number): number => Math.floor(square / grid.width);
export const squareName = (grid: Grid, square: number): string => `${columnOf(grid, square)},${rowOf(grid, square)}`;

/** The square at a column and row, or -1 where the map is void. */
export function squareAt(grid: Grid, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return -1;
  const square = y * grid.width + x;
  return grid.tile[square] ? square : -1;
}

export function squareNamed(grid: Grid, name: string): number {
  const [x = -1, y = -1] = name.split(',').map(Number);
  const square = squareAt(grid, x, y);
  if (square < 0) throw new Error(`map ${grid.card.id} has no square ${name}`);
  return square;
}

/** ST-RUL-32: a diagonal is 1; walls, objects and figures do not lengthen it. */
export function distance(grid: Grid, a: number, b: number): number {
  const across = Math.abs((a % grid.width) - (b % grid.width));
  const down = Math.abs(((a / grid.width) | 0) - ((b / grid.width) | 0));
  return across > down ? across : down;
}

export const isRoom = ({ w, h }: Tile): boolean => w === 6 && h === 6;
export const squaresOf = (grid: Grid, tile: string): number[] =>
  grid.squares.filter(square => grid.tile[square] === tile);
