// Card spaces and slots: where cards could go, who could become a Recruiter, which Allies could move.
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { cardOf, typeOf } from '../table/deck.ts';
import type { Less } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { ALLY_SLOTS, isInstitute, spaceOfSlot, TEAM_UP_SLOTS } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { canPay, slotDue, type Purse } from './costs.ts';

/** AH-ALY-01..03, AH-RUL-64: empty card spaces for a card. */
export const slotsFor = (w: Heroes, card: number): number[] => slotsOf(card).filter(isFreeFor(w, card));
export const hasSlotFor = (w: Heroes, card: number): boolean => slotsOf(card).some(isFreeFor(w, card));
const slotsOf = (card: number): readonly number[] => (typeOf(card) === 'ally' ? ALLY_SLOTS : TEAM_UP_SLOTS);
const isFreeFor = ({ slots }: Heroes, card: number) => {
  const { onlyAt } = cardOf(card);
  return (slot: number): boolean => slots[slot] === NONE && (!onlyAt || isInstitute(spaceOfSlot(slot)));
};
export function canEvolve(w: Heroes, seat: Seat, purse: Purse, less: Less): boolean {
  const due = slotDue(w, seat, less);
  return w.unplayed[seat]!.length > 0 && due !== undefined && canPay(purse, due);
}
/** AH-RUL-106: card spaces with a card on which the seat is no Recruiter. */
export const recruitable = (w: Heroes, seat: Seat): number[] =>
  w.slots.flatMap((card, slot) => (card !== NONE && !(w.recruiters[slot]! & bit(seat)) ? [slot] : []));
/** Allies without a pawn that another card space would take. */
export const movableAllies = (w: Heroes): number[] =>
  ALLY_SLOTS.filter(slot => w.slots[slot] !== NONE && !w.held[spaceOfSlot(slot)] && hasSlotFor(w, w.slots[slot]!));
