// Students: gained to a Player board, and whose pawns they are.
import type { Seat } from '#engine/types.ts';
import { STUDENT_SPACES } from '../cards/board.ts';
import { FIRST_STUDENT, isStudent, NONE, ON_BOARD, PAWNS } from './pawns.ts';
import { type Heroes, studentInSupply, type T } from './world.ts';

export function studentsOf(w: Heroes, seat: Seat): number {
  let n = 0;
  for (let pawn = FIRST_STUDENT; pawn < PAWNS; pawn++) if (w.owner[pawn] === seat && w.at[pawn] === ON_BOARD) n++;
  return n;
}
/** AH-STU-01, AH-STU-02, AH-RUL-81, AH-RUL-82: how many are gained. */
export function gainStudents(t: T, seat: Seat, n: number): void {
  const w = t.world;
  let gained = 0;
  for (; gained < n && studentsOf(w, seat) < STUDENT_SPACES; gained++) {
    const pawn = studentInSupply(w);
    if (pawn === NONE) break;
    w.owner[pawn] = seat;
    w.at[pawn] = ON_BOARD;
  }
  if (gained > 0) t.log('studentsGained', { seat, n: gained });
}
/** AH-STU-04, AH-STU-07: pawns that count as an opponent's; a Student does once its action is done. */
export const isOpponents = (w: Heroes, pawn: number, seat: Seat): boolean =>
  w.owner[pawn] !== seat || (isStudent(pawn) && !w.acting.includes(pawn));
