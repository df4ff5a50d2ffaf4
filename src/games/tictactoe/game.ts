// Tic-tac-toe: the smallest game on the engine, to compare it with others.
import { defineGame, procedure } from '#engine/game.ts';
import { type Board, cellName, CELLS, EMPTY, THROUGH } from './table/world.ts';

const hasLine = (cells: number[], cell: number): boolean => {
  const mark = cells[cell];
  for (const [a, b] of THROUGH[cell]!) if (cells[a!] === mark && cells[b!] === mark) return true;
  return false;
};

const turns = procedure<Board>()({
  /** TT-TRN-01, TT-TRN-02 */
  mark: {
    rule: 'TT-TRN-02',
    idle: 'mark',
    one: t => t.world.turn,
    choices: {
      mark: {
        of: 'cell',
        each: () => CELLS,
        refuse: (t, _my, _seat, cell) => t.world.cells[cell] !== EMPTY && 'TT-TRN-03',
        take(t, _my, seat, cell) {
          const w = t.world;
          w.cells[cell] = seat;
          w.marks++;
          w.turn = 1 - seat;
          if (t.watched) t.log('marked', { seat, cell });
          if (hasLine(w.cells, cell))
            return t.finish({
              ranks: seat ? [2, 1] : [1, 2],
              rule: 'TT-END-01',
              reason: { say: 'line', facts: { seat } },
            });
          if (w.marks === CELLS.length)
            return t.finish({ ranks: [1, 1], rule: 'TT-END-02', reason: { say: 'drawn', facts: {} } });
          return 'mark';
        },
      },
    },
  },
});

export const tictactoe = defineGame<Board>({
  id: 'tictactoe',
  name: 'Tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: [],
  setup: () => ({ cells: CELLS.map(() => EMPTY), turn: 0, marks: 0 }),
  first: 'turns',
  procedures: { turns },
  copy: w => ({ cells: w.cells.slice(), turn: w.turn, marks: w.marks }),
  texts: {
    'turns.mark': 'Mark a cell.',
    mark: 'Mark {cell}',
    'TT-TRN-03': 'That cell is marked already.',
    marked: '{seat} marks {cell}.',
    line: '{seat} has three in a line.',
    drawn: 'All cells are marked and nobody has a line.',
  },
  names: { cell: cellName },
});
