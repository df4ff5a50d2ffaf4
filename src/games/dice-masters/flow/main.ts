// Main step: purchasing, fielding, actions and global abilities in any order; then leftover characters go (DM-MAI).
import type { Choice, Table } from '#engine/definition.ts';
import { drain, raiseFor } from '../abilities/triggers.ts';
import { diceIn, faceOf, HOOKED, NO_DIE, other, put, RESERVE, USED, type Duel } from '../table/world.ts';
import { use } from './action-dice.ts';
import { activate } from './activated-abilities.ts';
import { bill } from './bill.ts';
import { field } from './fielding.ts';
import { global } from './global-abilities.ts';
import { priority } from './priority.ts';
import { buy } from './purchasing.ts';

/** DM-RUL-76: a die on a card is taken off by its owner. */
const unhook: Choice<Duel, object, never> = {
  of: 'die',
  when: (t, _my, seat) => seat === t.world.active && diceIn(t.world, seat, HOOKED).length > 0,
  each: (t, _my, seat) => diceIn(t.world, seat, HOOKED).filter(die => t.world.under[die] !== NO_DIE),
  take(t, _my, seat, die) {
    put(t.world, die, USED);
    t.log('unhooked', { seat, die });
  },
};

/** DM-MAI-01 to DM-MAI-03 */
export const main = priority({ buy, field, unhook, bill, use, global, activate });

/** How the step ends. */
export const mainEnds = {
  /** DM-MAI-04, DM-FLD-07; texts of the other player that answer the end of this step. */
  mainEnds(t: Table<Duel>): void {
    const w = t.world;
    for (const die of diceIn(w, w.active, RESERVE)) if (faceOf(w, die).level) put(w, die, USED);
    raiseFor(t, 'opponentMainEnds', other(w.active));
    drain(t);
  },
};
