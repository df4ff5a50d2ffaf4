// Tic-tac-toe in a series: when a game is over the board is cleared by the next mark, and the next player goes on.
// It logs no sentences: no other contestant does.
import { defineGame, procedure } from '#engine/game.ts';
import { Board } from '../peers/tictactoe/board.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import { CELLS, EMPTY, type Board as Table } from '#games/tictactoe/table/world.ts';

/** The next game of a series: an empty board, and the same player's turn. */
export function nextGame({ turn }: Board): Board {
  const board = new Board();
  board.turn = turn;
  return board;
}

interface Series extends Table {
  isOver: boolean;
}

const turns = procedure<Series>()({
  mark: {
    rule: 'TT-TRN-02',
    idle: 'mark',
    one: t => t.world.turn,
    choices: {
      mark: {
        of: 'cell',
        each: () => CELLS,
        refuse: (t, _my, _seat, cell) => !t.world.isOver && t.world.cells[cell] !== EMPTY && 'TT-TRN-03',
        take(t, _my, seat, cell) {
          const w = t.world;
          const board = Object.assign(new Board(), w.isOver ? { turn: w.turn } : w);
          board.mark(seat, cell);
          const { cells, turn, marks, isOver } = board;
          Object.assign(w, { cells, turn, marks, isOver });
          return 'mark';
        },
      },
    },
  },
});

export const series = defineGame<Series>({
  ...tictactoe,
  id: 'series',
  name: 'Tic-tac-toe in a series',
  setup: () => ({ cells: CELLS.map(() => EMPTY), turn: 0, marks: 0, isOver: false }),
  procedures: { turns },
  copy: w => ({ cells: w.cells.slice(), turn: w.turn, marks: w.marks, isOver: w.isOver }),
});
