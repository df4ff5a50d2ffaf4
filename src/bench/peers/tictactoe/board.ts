// Tic-tac-toe without any framework: what plain TypeScript can reach with nothing but the rules.
import { CELLS, THROUGH } from '#games/tictactoe/table/world.ts';
import type { Answer, RuleId } from '#engine/types.ts';

export const EMPTY = -1;

export class Board {
  cells = [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
  turn = 0;
  marks = 0;
  isOver = false;
  winner = EMPTY;

  /** Takes an answer as it is stored and sent; returns the rule that refuses it, or nothing. */
  answer({ seat, decision, option }: Answer): RuleId | undefined {
    if (this.isOver) return 'ENGINE-END-1';
    if (decision !== 'turns.mark') return 'ENGINE-ASK-1';
    if (seat !== this.turn) return 'ENGINE-ASK-2';
    const cell = option.length === 6 && option.startsWith('mark:') ? option.charCodeAt(5) - 48 : EMPTY;
    if (!(cell >= 0 && cell < CELLS.length)) return 'ENGINE-ASK-3';
    return this.mark(seat, cell) ? undefined : 'TT-TRN-03';
  }

  /** Marks a cell; false when that is against the rules. */
  mark(seat: number, cell: number): boolean {
    if (this.isOver || seat !== this.turn || this.cells[cell] !== EMPTY) return false;
    this.cells[cell] = seat;
    this.marks++;
    this.turn = 1 - seat;
    if (this.hasLine(cell)) {
      this.isOver = true;
      this.winner = seat;
    } else if (this.marks === CELLS.length) this.isOver = true;
    return true;
  }

  legal(): number[] {
    const out: number[] = [];
    for (let cell = 0; cell < CELLS.length; cell++) if (this.cells[cell] === EMPTY) out.push(cell);
    return out;
  }

  copy(): Board {
    const board = new Board();
    board.cells = this.cells.slice();
    board.turn = this.turn;
    board.marks = this.marks;
    board.isOver = this.isOver;
    board.winner = this.winner;
    return board;
  }

  private hasLine(cell: number): boolean {
    const { cells } = this;
    const mark = cells[cell];
    for (const [a, b] of THROUGH[cell]!) if (cells[a!] === mark && cells[b!] === mark) return true;
    return false;
  }
}
