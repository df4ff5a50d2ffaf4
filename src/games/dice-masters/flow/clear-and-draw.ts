// Clear and draw step: the reserve pool is emptied, four dice are drawn; what is missing costs life (DM-CLR).
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { raiseFor } from '../abilities/triggers.ts';
import {
  draw,
  has,
  KEPT,
  mark,
  other,
  ownedIn,
  PREP,
  put,
  RESERVE,
  ROLLING,
  unmark,
  USED,
  type Duel,
} from '../table/world.ts';
import { lose } from './life-and-winning.ts';

/** DM-CLR-02; DM-RUL-06: also in the first turn. */
const DRAW = 4;

export const clearAndDraw = {
  /** DM-CLR-01; DM-PAY-09: what was left over lay there until now; DM-RUL-19: what has just come stays. */
  clear(t: Table<Duel>): void {
    const w = t.world;
    for (const die of ownedIn(w, w.active, RESERVE))
      if (has(w, die, KEPT)) unmark(w, die, KEPT);
      else put(w, die, USED);
  },
  /** DM-CLR-02, DM-CLR-03, DM-CLR-04, DM-CLR-05, DM-CLR-06, DM-CLR-07, DM-CLR-08, DM-RUL-15, DM-RUL-17 */
  draw(t: Table<Duel>): 'end' | undefined {
    const w = t.world;
    const drawn = drawDice(t, w.active, DRAW, PREP);
    for (const die of drawn) mark(w, die, ROLLING);
    const missing = DRAW - drawn.length;
    w.loose[w.active]! += missing;
    if (missing && lose(t, w.active, missing, 'missing')) return 'end';
    return undefined;
  },
};

/** A player draws dice from the bag; DM-RUL-75: however many at once, it is one draw. DM-RUL-16: what
 *  is missing costs nothing here. */
export function drawDice(t: Table<Duel>, seat: Seat, n: number, into: number): number[] {
  const drawn = draw(t.world, seat, n, into, t.random);
  t.log('drawn', { seat, dice: drawn });
  if (drawn.length) raiseFor(t, 'opponentDraws', other(seat));
  return drawn;
}
