// Special Headlines: when one enters, what it is like, and who solves it.
import type { Seat } from '#engine/types.ts';
import { specialOf } from '../table/scenario-effects.ts';
import { SPECIAL_AREA } from '../cards/board.ts';
import { gainVp } from '../table/acts.ts';
import type { Marvel, T } from '../table/world.ts';

/** MH-SPH-01, MH-RUL-92, MH-RUL-93 */
export function openSpecial(t: T): void {
  const w = t.world;
  const special = specialOf(w);
  if (!special || w.special || w.vp.every(vp => vp < special.enters)) return;
  w.special = 1;
  w.entered = w.actionRound;
  t.log('specialOpened');
}
/** MH-SPH-02, MH-SPH-09, MH-RUL-91: while it is open it counts as a District. */
export const isSpecialOpen = ({ special }: Marvel): boolean => special === 1;
/** MH-SPH-03, MH-RUL-93: in the Action Round of its entry nobody solves it; the game is over with the Game Round. */
export const isJustOpened = ({ entered, actionRound }: Marvel): boolean => entered === actionRound;
/** MH-SPH-04, MH-SPH-05, MH-SPH-08: without a Support space and Master Plans, and it stays when the Villain wins. */
export const isSpecial = (area: number): boolean => area === SPECIAL_AREA;
/** MH-SPH-07, MH-SPH-10: it is solved once, and the game ends after the Action Round. */
export function solveSpecial(t: T, seat: Seat): void {
  const w = t.world;
  w.special = 2;
  w.solver = seat;
  t.log('specialSolved', { seat });
  gainVp(t, seat, specialOf(w)!.vp);
}
