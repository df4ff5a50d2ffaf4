// Counts and conditions of effects: pawns here, Allies recruited, markers on a tile.
import { bit } from '#engine/kit/piles.ts';
import type { Condition, Count } from '../cards/card.ts';
import { isOpponents, studentsOf } from '../table/students.ts';
import type { Scope } from '../table/locals.ts';
import { ALLY_SLOTS, locationOf } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { pawnsAt } from './filters.ts';
import { chiefOf, markersOn } from './icons.ts';

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
