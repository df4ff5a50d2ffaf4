// Tic-tac-toe as boardgame.io's tutorial writes it, in a series, for its server, with undo as it ships.
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from '../../peers/boardgameio.ts';
import { type Cells, isVictory } from '../../peers/tictactoe/boardgameio.ts';

const isOver = (cells: Cells['cells']): boolean => !cells.includes(null) || isVictory(cells);

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
