// Tic-tac-toe on boardgame.io, as its tutorial writes it.
import type { Game } from 'boardgame.io';
import { LINES } from '#games/tictactoe/table/world.ts';
import { INVALID_MOVE, Peer } from '../boardgameio.ts';

export interface Cells {
  cells: (string | null)[];
}

export const isVictory = (cells: Cells['cells']): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const tictactoe: Game<Cells> = {
  name: 'tictactoe',
  setup: () => ({ cells: new Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
  ai: {
    enumerate: G => G.cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : [])),
  },
};

export const peer = new Peer(tictactoe);
