// Which texts count now: those that last while their card is active (DM-ACV), and those of bursts (DM-BST).
import type { Seat } from '#engine/types.ts';
import type { Burst } from '../cards/card.ts';
import { faceOf, inField, type Duel } from '../table/world.ts';
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

/** DM-BST-01, DM-BST-02, DM-BST-03, DM-DIE-07: does a text with this burst mark count on the face shown? `all` are the
 *  marks of the card's texts of the same sort, to know what 'none' leaves. */
export function burstCounts(
  bursts: number,
  burst: Burst | undefined,
  all: readonly (Burst | undefined)[] = [],
): boolean {
  if (burst === undefined) return true;
  if (burst === 'none') return !all.some(mark => mark !== 'none' && mark !== undefined && burstCounts(bursts, mark));
  return burst === 'any' ? bursts > 0 : bursts === burst;
}
/** DM-RUL-20: of the face it shows now. */
export const burstsOf = (w: Duel, die: number): number => faceOf(w, die).bursts;
