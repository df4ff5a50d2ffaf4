// Card spaces and slots: where cards could go, who could become a Recruiter, which Allies could move.
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import type { CardType } from '../cards/card.ts';
import { cardOf, typeOf } from '../table/deck.ts';
import type { Less } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { ALLY_SLOTS, isInstitute, spaceOfSlot, TEAM_UP_SLOTS } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { canPay, slotDue, type Purse } from './costs.ts';

/** AH-ALY-01..03, AH-RUL-64: empty card spaces for a card. */
export function slotsFor(w: Heroes, card: number): number[] {
  const { type, onlyAt } = cardOf(card);
  return (type === 'ally' ? ALLY_SLOTS : TEAM_UP_SLOTS).filter(
    slot => w.slots[slot] === NONE && (!onlyAt || isInstitute(spaceOfSlot(slot))),
  );
}
export function hasSlotFor(w: Heroes, card: number): boolean {
  const { type, onlyAt } = cardOf(card);
  const slots = type === 'ally' ? ALLY_SLOTS : TEAM_UP_SLOTS;
  for (let i = 0; i < slots.length; i++)
    if (w.slots[slots[i]!] === NONE && (!onlyAt || isInstitute(spaceOfSlot(slots[i]!)))) return true;
  return false;
}
/** A card that the viewer does not know is of no type. */
export const isOfType = (card: number, type: CardType): boolean => card >= 0 && typeOf(card) === type;
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
