// The spaces and pawns that an effect means, what it counts, and its conditions.
import type { Seat } from '#engine/types.ts';
import { bit } from '#engine/kit/piles.ts';
import { remembered } from '#engine/kit/remembered.ts';
import type { Condition, Count, PawnFilter, Place, SpaceFilter } from '../cards/card.ts';
import { isOpponents, studentsOf } from '../table/acts.ts';
import { ALL_PAWNS, heroOf, isStudent, ON_BOARD } from '../table/pawns.ts';
import {
  ALLY_SLOTS,
  AT_ZONE,
  INSTITUTE,
  isBasicFor,
  isInstitute,
  isRow,
  isSlot,
  isSpace,
  kindOf,
  locationOf,
  slotOf,
  SPACES,
  ZONE,
} from '../table/spaces.ts';
import type { Scope } from '../table/locals.ts';
import type { Heroes, T } from '../table/world.ts';
import { chiefOf, isOpenRow, markersOn } from './icons.ts';

/** The player who asks, and from where. */
export interface Asker {
  readonly seat: Seat;
  readonly pawn: number;
  readonly space: number;
}
const isAt = (space: number, place: Place): boolean => {
  if (place === 'institute') return isInstitute(space);
  if (place === 'missionTile') return isRow(space);
  return place === 'extractionZone' ? locationOf(space) === AT_ZONE : INSTITUTE[locationOf(space)] === place;
};
const isOne = <X>(value: X, wanted: X | readonly X[]): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : value === wanted;

/** Does an action space exist now: a basic one for so many players, one on a card, a matched row without a marker? */
export function exists(w: Heroes, space: number): boolean {
  if (isSlot(space)) return w.slots[slotOf(space)]! >= 0;
  if (isRow(space)) return isOpenRow(w, space);
  return space === ZONE || isBasicFor(w.vp.length, space);
}
/** Is the space of the place and kind that the filter names? */
function isPlace({ at, kind }: SpaceFilter, space: number): boolean {
  if (kind !== undefined && !isOne(kindOf(space), kind)) return false;
  return at === undefined || (Array.isArray(at) ? at : [at as Place]).some(place => isAt(space, place as Place));
}
/** All such spaces in board order: they are printed. */
export const placesFor = remembered((filter: SpaceFilter) => ALL_SPACES.filter(space => isPlace(filter, space)));
const ALL_SPACES: readonly number[] = Array.from({ length: SPACES }, (_, space) => space);
/** Does the space fit by place, kind, Recruiter and relation to the pawn? Pawns on it do not matter. */
export const isMeant = (w: Heroes, filter: SpaceFilter, space: number, my: Asker): boolean =>
  isPlace(filter, space) && isRelated(w, filter, space, my);
/** Recruiter and relation to the pawn alone. */
export function isRelated(w: Heroes, filter: SpaceFilter, space: number, my: Asker): boolean {
  const { recruiter, same, sameLocation } = filter;
  if (same && space !== my.space) return false;
  if (sameLocation && locationOf(space) !== locationOf(my.space)) return false;
  if (!recruiter) return true;
  const isMine = isSlot(space) && (w.recruiters[slotOf(space)]! & bit(my.seat)) !== 0;
  return isMine === (recruiter === 'you');
}
/** AH-EXZ-02: the basic space of the Extraction Zone is never occupied. */
export const isOccupied = (w: Heroes, space: number): boolean => space !== ZONE && w.held[space]! > 0;
/** Is it empty or occupied as the filter says? */
export function isHeldAs(w: Heroes, { state }: SpaceFilter, space: number, my: Asker): boolean {
  if (state === undefined) return !isOccupied(w, space);
  if (state === 'any') return true;
  if (state === 'occupied') return w.held[space]! > 0;
  return ALL_PAWNS.some(pawn => w.at[pawn] === space && isOpponents(w, pawn, my.seat));
}
/** All action spaces that fit, in board order. */
export const spacesFor = (w: Heroes, filter: SpaceFilter, my: Asker): number[] =>
  placesFor(filter).filter(
    space => exists(w, space) && isRelated(w, filter, space, my) && isHeldAs(w, filter, space, my),
  );
/** Own pawns that fit. An assigned Student is nobody's own any more (AH-STU-07). */
export const pawnsOf = ({ world }: T, filter: PawnFilter, my: Asker): number[] =>
  ALL_PAWNS.filter(pawn => world.owner[pawn] === my.seat && isPawn(world, filter, pawn, my));
function isPawn(w: Heroes, { kind, on, other, self, hero }: PawnFilter, pawn: number, my: Asker): boolean {
  const at = w.at[pawn]!;
  if (kind !== 'any' && isStudent(pawn) !== (kind === 'student')) return false;
  if (hero && heroOf(pawn) !== hero) return false;
  if (other && pawn === my.pawn) return false;
  if (self && pawn !== my.pawn) return false;
  if (on === 'board') return at === ON_BOARD;
  return isSpace(at) && !isStudent(pawn) && (on === 'anySpace' || isInstitute(at));
}
/** Pawns at a location. */
export const pawnsAt = ({ at }: Heroes, location: number): number[] =>
  ALL_PAWNS.filter(pawn => isSpace(at[pawn]!) && locationOf(at[pawn]!) === location);

// ---- counts and conditions of effects ----------------------------------------------------------------------

const WILLPOWER = 2;
export function countOf(w: Heroes, what: Count, my: Scope): number {
  const { seat } = my;
  switch (what) {
    case 'opponentPawnsHere':
      return pawnsAt(w, locationOf(my.space)).filter(pawn => isOpponents(w, pawn, seat)).length;
    case 'alliesYouRecruited': // AH-ALY-10
      return ALLY_SLOTS.filter(slot => w.recruiters[slot]! & bit(seat)).length;
    case 'studentsOnYourBoard':
      return studentsOf(w, seat);
    case 'ownMarkersOnTile': // AH-RUL-69
      return markersOn(w, my.tile)[seat]!;
    case 'evolutionsPlayed':
      return w.played[seat]!.length;
    case 'ownWillpower':
      return w.resources[seat]![WILLPOWER]!;
    case 'handCardsDiscarded':
      return my.n;
  }
}
export function isTrue(w: Heroes, is: Condition, n: number, my: Scope): boolean {
  if (is === 'willpowerAtLeast') return w.resources[my.seat]![WILLPOWER]! >= n;
  if (is === 'moreVpThanActive') return w.vp[my.seat]! > w.vp[my.active]!;
  return markersOn(w, my.tile)[my.seat]! > 0 && chiefOf(w, my.tile) === my.seat;
}
