// Clear and draw step: the reserve pool is emptied, four dice are drawn; what is missing costs life (DM-CLR).
import { has, KEPT, mark, ownedIn, PREP, put, RESERVE, ROLLING, unmark, USED, type T } from '../table/world.ts';
import { lose } from '../table/life-and-winning.ts';
import { drawDice } from '../abilities/acts.ts';

/** DM-CLR-02; DM-RUL-06: also in the first turn. */
const DRAW = 4;

export const clearAndDraw = {
  /** DM-CLR-01; DM-PAY-09: what was left over lay there until now; DM-RUL-19: what has just come stays. */
  clear(t: T): void {
    const w = t.world;
    for (const die of ownedIn(w, w.active, RESERVE))
      if (has(w, die, KEPT)) unmark(w, die, KEPT);
      else put(w, die, USED);
  },
  /** DM-CLR-02, DM-CLR-03, DM-CLR-04, DM-CLR-05, DM-CLR-06, DM-CLR-07, DM-CLR-08, DM-RUL-15, DM-RUL-17 */
  draw(t: T): 'end' | undefined {
    const w = t.world;
    const drawn = drawDice(t, w.active, DRAW, PREP);
    for (const die of drawn) mark(w, die, ROLLING);
    const missing = DRAW - drawn.length;
    w.loose[w.active]! += missing;
    if (missing && lose(t, w.active, missing, 'missing')) return 'end';
    return undefined;
  },
};
