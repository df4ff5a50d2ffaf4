// The lines of three on the board, cells counted row by row.
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
