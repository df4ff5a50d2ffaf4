// The end of changes that last: with an attack, a turn, a Mission Turn.
import { outlasting } from '#engine/kit/modifiers.ts';
import type { Lasting, Revolution } from '../table/world.ts';

/** Drops what lasts until then. */
export function dropLasting(w: Revolution, ...ended: Lasting['until'][]): void {
  w.lasting = outlasting(w.lasting, ...ended);
}
/** MR-RUL-153: the end of a Mission Turn; what lasts through the next one has one more to go. */
export function turnLasting(w: Revolution): void {
  dropLasting(w, 'missionTurn');
  for (const change of w.lasting) if (change.until === 'nextMissionTurn') change.until = 'missionTurn';
}
