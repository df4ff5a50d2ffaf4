// Reasons for answers that are not even offered: spaces of the other phase, taken places, cards of another kind.
import type { Verdict } from '#engine/definition.ts';
import type { RuleId, Seat } from '#engine/types.ts';
import { iconAt, isClosed, markerAt } from '../abilities/icons.ts';
import { absence } from '../abilities/legality.ts';
import { EVOLUTION_BIT, evolutionOf, teamOf, typeOf } from '../table/deck.ts';
import type { Playing } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { EVOLUTION_SLOTS } from '../cards/board.ts';
import {
  FIRST_SLOT,
  isBasicFor,
  isInstitute,
  isRow,
  isSlot,
  isSpace,
  kindOf,
  slotOf,
  tileOf,
} from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';

/** AH-TRN-07, AH-TRN-09, AH-LOC-01: a space that no turn of the Institute phase offers. */
export function notAtInstitute(w: Heroes, space: number): Verdict {
  if (!isSpace(space)) return false;
  if (!isInstitute(space)) return 'AH-TRN-09';
  return space < FIRST_SLOT && !isBasicFor(w.vp.length, space) ? 'AH-LOC-01' : 'AH-TRN-07';
}
/** AH-MIS-03, AH-MIS-04, AH-COA-06, AH-TIL-03: a space that no Hero of the X-Jet is offered. */
export function notOnMission(w: Heroes, space: number): Verdict {
  if (!isSpace(space)) return false;
  if (isInstitute(space)) return 'AH-MIS-04';
  return isRow(space) ? absence(w, space) : 'AH-MIS-03';
}
/** AH-DEF-05: a Hero of a defeated Villain's tile goes to the Extraction Zone alone. */
export const notInZone = (space: number): Verdict => isSpace(space) && 'AH-DEF-05';
/** AH-DMG-05, AH-DMG-07, AH-DMG-08, AH-RUL-39: an icon that the card cannot mark. */
export function noIcon(w: Heroes, icon: number): Verdict {
  if (!isSpace(icon) || !isRow(icon) || !iconAt(w, icon)) return 'AH-DMG-07';
  if (isClosed(w, tileOf(icon))) return 'AH-RUL-39';
  if (markerAt(w, icon) >= 0) return 'AH-DMG-05';
  return w.held[icon] ? 'AH-DMG-08' : 'AH-DMG-07';
}
/** AH-ALY-01, AH-ALY-03, AH-OBJ-09: a card space where the card may not lie. */
export function noSlot(w: Heroes, card: number, space: number): Verdict {
  if (!isSpace(space)) return false;
  if (!isSlot(space)) return 'AH-ALY-01';
  if (kindOf(space) !== typeOf(card)) return 'AH-ALY-03';
  if (w.slots[slotOf(space)] !== NONE) return 'AH-ALY-01';
  return 'AH-OBJ-09';
}
/** AH-ORD-03, AH-ORD-04: a row of the next order that cannot be taken. */
export const noRow = ({ next }: Heroes, row: number): RuleId => (row < next.length ? 'AH-ORD-04' : 'AH-ORD-03');
/** AH-CRD-01: a card of the hand that the action does not play. */
export const notPlayed = (w: Heroes, seat: Seat, card: number): Verdict =>
  w.piles.hand[seat]!.cards.includes(card) && 'AH-CRD-01';
/** AH-EVO-01, AH-RUL-24: an Evolution card that cannot be played. */
export function notEvolved(w: Heroes, { of }: Playing, seat: Seat, evolution: number): Verdict {
  if (!(of & EVOLUTION_BIT)) return 'AH-CRD-01';
  if (!w.unplayed[seat]!.includes(evolution)) return 'AH-EVO-01';
  return w.played[seat]!.length >= EVOLUTION_SLOTS.length && 'AH-RUL-24';
}
/** AH-PLY-06: an Evolution card that the seat may not select. */
export const notSelected = (w: Heroes, seat: Seat, evolution: number): Verdict =>
  teamOf(evolutionOf(evolution)?.hero) !== w.team[seat] && 'AH-PLY-06';
