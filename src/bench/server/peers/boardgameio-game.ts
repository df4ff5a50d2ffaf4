// Tic-tac-toe as boardgame.io's tutorial writes it, in a series, for its server, with undo as it ships.
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from '#bench/peers/boardgameio.ts';
import type { Cells } from '#bench/peers/tictactoe/boardgameio.ts';

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isOver = (cells: readonly (string | null)[]): boolean =>
  !cells.includes(null) ||
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

export const tictactoe: Game<Cells> = {
  name: 'tictactoe',
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (isOver(G.cells)) G.cells.fill(null);
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
};
