// The board of tic-tac-toe, cells counted row by row, and its lines of three.
import type { Seat, World } from '#engine/types.ts';

/** Cells hold EMPTY, or the seat whose mark it is. */
export interface Board extends World {
  cells: number[];
  turn: Seat;
  marks: number;
}
export const EMPTY = -1;
export const cellName = (cell: number): string => `${'abc'[cell % 3]}${3 - Math.floor(cell / 3)}`;
export const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
/** For each cell the other two of every line through it. */
export const THROUGH: readonly number[][][] = CELLS.map(cell =>
  LINES.filter(line => line.some(c => c === cell)).map(line => line.filter(c => c !== cell)),
);
