// Fielding: a character goes from the reserve pool to the field for its cost, and what that sets off (DM-FLD).
import type { Choice } from '#engine/definition.ts';
import { procedure } from '#engine/game.ts';
import type { Seat } from '#engine/types.ts';
import { anyPrice, diceOf, isShort } from '../abilities/energy.ts';
import { rosterOf } from '../abilities/roster.ts';
import { fieldingCost } from '../abilities/stats.ts';
import { raise, raiseFor } from '../abilities/triggers.ts';
import type { Fielding } from '../table/locals.ts';
import {
  force,
  comeToPlay,
  diceIn,
  faceOf,
  FIELD,
  FIELDED,
  HOOKED,
  mark,
  NO_DIE,
  put,
  RESERVE,
  type Duel,
  type T,
} from '../table/world.ts';
import { pair } from './pairing.ts';
import { FIELD as FIELD_ITEM, payFor } from './paying.ts';

/** DM-FLD-01, DM-FLD-02, DM-DIE-04, DM-FLD-03, DM-FLD-04; DM-FLD-08: any number of characters; DM-FLD-07: or none. */
export const field: Choice<Duel, object, never> = {
  of: 'die',
  each: (t, _my, seat) =>
    seat === t.world.active ? diceIn(t.world, seat, RESERVE).filter(die => faceOf(t.world, die).level > 0) : [],
  refuse(t, _my, seat, die) {
    return isShort(t, seat, anyPrice(fieldingCost(t.world, die))) && 'DM-FLD-04';
  },
  take(t, _my, seat, die) {
    const spent = diceOf(payFor(t, seat, [FIELD_ITEM + die]));
    t.call('fielding', { die, seat, spent });
  },
};

export const fielding = procedure<Duel, Fielding>()({
  /** DM-ACV-04, DM-FLD-05, DM-GLS-11; DM-RUL-24: also when an effect fields it free of charge; DM-ACV-05, DM-ACV-06,
   *  DM-ACV-07: nothing else is a fielding. DM-FLD-06: dice that paid cannot be picked by what answers. */
  land(t, my) {
    const { die, seat } = my;
    const w = t.world;
    w.forces = w.forces.filter(f => f.kind !== 'freeFielding' || f.by !== seat);
    put(w, die, FIELD);
    mark(w, die, FIELDED);
    comeToPlay(w, die);
    t.log('fielded', { seat, die });
    raise(t, 'fielded', die, { spent: my.spent });
    if (rosterOf(w).triggered.youFieldAnother) raiseFor(t, 'youFieldAnother', seat, die);
    if (rosterOf(w).specials.opponentRerolls?.includes(w.slot[die]!))
      force(t, { seat, die, action: 0 }, 'opponentRerolls', NO_DIE, 'yourTurn');
    if (rosterOf(w).triggered.youFieldMarked) raiseMarked(t, seat, w.slot[die]!);
  },
  pair,
});

/** DM-RUL-76: a die on the card of what was fielded answers. */
function raiseMarked(t: T, seat: Seat, slot: number): void {
  for (const hook of diceIn(t.world, seat, HOOKED))
    if (slot >= 0 && t.world.under[hook] === slot) raise(t, 'youFieldMarked', hook);
}
