// Active and fielded: is a card active, and does a text count that lasts while it is (DM-ACV)?
import type { Seat } from '#engine/types.ts';
import { inField, type Duel } from '../table/world.ts';
import { rosterOf } from './roster.ts';

/** DM-ACV-01, DM-ACV-03, DM-GLS-03: has the seat a die of this slot in the field now? DM-RUL-64: one it controls
 *  counts. */
export function isActive(w: Duel, seat: Seat, slot: number): boolean {
  for (let die = 0; die < w.zone.length; die++)
    if (w.slot[die] === slot && w.seat[die] === seat && inField(w, die)) return true;
  return false;
}

/** DM-ACV-02, DM-RUL-100: does a text that lasts while its card is active count for the seat by this slot? Of an own
 *  and a possessed copy of the card only one does. */
export const countsFor = (w: Duel, seat: Seat, slot: number): boolean =>
  isActive(w, seat, slot) && !rosterOf(w).twins[slot]?.some(twin => isActive(w, seat, twin));
