// Main step: purchasing, fielding, actions and global abilities in any order; then leftover characters go (DM-MAI). In
// the attack step there is the same priority after blocks (DM-AGA).
import { raiseFor } from '../abilities/triggers.ts';
import { diceIn, faceOf, other, put, RESERVE, USED, type T } from '../table/world.ts';
import { unhook, use } from './action-dice.ts';
import { activate } from './activated-abilities.ts';
import { bill } from './bill.ts';
import { field } from './fielding.ts';
import { global } from './global-abilities.ts';
import { priority } from './priority.ts';
import { buy } from './purchasing.ts';

/** DM-MAI-01, DM-MAI-02, DM-MAI-03, DM-ACT-02, DM-GLO-05 */
export const main = priority({ buy, field, unhook, bill, use, global, activate });
/** DM-AGA-01, DM-AGA-02, DM-AGA-03, DM-ACT-02, DM-GLO-05, DM-GLO-06 */
export const clash = priority({ use, global, activate, bill });

/** The end of the main step. */
export const mainEnds = {
  /** DM-MAI-04, DM-FLD-07; DM-MAI-05: the rest stays; texts of the other player that answer the end of this step. */
  mainEnds(t: T): void {
    const w = t.world;
    for (const die of diceIn(w, w.active, RESERVE)) if (faceOf(w, die).level) put(w, die, USED);
    raiseFor(t, 'opponentMainEnds', other(w.active));
  },
};
