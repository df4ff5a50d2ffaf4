// Card spaces and slots: where cards could go, who could become a Recruiter, which Allies could move.
import { bit } from '#engine/kit/piles.ts';
import type { Seat } from '#engine/types.ts';
import { ORDER_ROWS, STUDENT_SPACES } from '../cards/board.ts';
import type { CardType, Effect, Resource } from '../cards/card.ts';
import { cardsLeft } from '../table/acts.ts';
import { indexOf } from '../table/resources.ts';
import { studentsOf } from '../table/students.ts';
import { cardOf, typeOf } from '../table/deck.ts';
import type { Less, Scope } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { ALLY_SLOTS, isInstitute, spaceOfSlot, TEAM_UP_SLOTS } from '../table/spaces.ts';
import { studentInSupply, type Heroes } from '../table/world.ts';
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

/** AH-RUL-104 */
const hasToLose = ({ resources }: Heroes, seat: Seat, of: Resource | 'choice'): boolean =>
  of === 'choice' ? resources[seat]!.some(n => n > 0) : resources[seat]![indexOf(of)]! > 0;
/** AH-RUL-46: parts that ask for nothing but what lies on the table. */
export function isSimplyPossible(w: Heroes, { seat, space }: Scope, effect: Effect): boolean {
  switch (effect.do) {
    case 'draw':
    case 'refreshProtocols':
      return cardsLeft(w);
    case 'scout': // never from the Protocols
      return w.piles.deck.cards.length + w.piles.discard.cards.length > 0;
    case 'placeInProtocols':
    case 'discard':
      return w.piles.hand[seat]!.cards.length > 0;
    case 'chooseTurnOrder':
      return w.next.slice(0, ORDER_ROWS).includes(NONE);
    case 'gainStudents':
      return studentsOf(w, seat) < STUDENT_SPACES && studentInSupply(w) !== NONE;
    case 'addRecruiterMarker':
      return recruitable(w, seat).length > 0;
    case 'takeFromDiscard':
      return w.piles.discard.cards.length > 0;
    case 'moveInfluenceMarker':
      return w.influence !== NONE;
    case 'moveAlly':
      return movableAllies(w).length > 0;
    case 'recruitBonus':
      return effect.of === 'same' && space !== NONE;
    case 'lose':
      return hasToLose(w, seat, effect.resource);
    case 'reduceCost':
      return effect.of === 'nextRow';
    default:
      return true;
  }
}
