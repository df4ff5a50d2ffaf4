// After combat and Headline resolution: who scores the Headline, and what leaves the board.
import type { Seat } from '#engine/types.ts';
import { gainVp, moveOpenly } from '../table/acts.ts';
import { headlineOf } from '../table/deck.ts';
import { clearKos } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { type Marvel, NONE, type T } from '../table/world.ts';
import { clearFight } from './fight-cards.ts';
import { keepWanted } from './most-wanted.ts';
import { isSpecial, solveSpecial } from './headlines.ts';

/** MH-RES-01, MH-RES-03..08, MH-VIL-09, MH-SPH-08: the defeated are wounded already, heroes on Support spaces
 *  are untouched. */
export function resolve(t: T, { seat, area, hasWon }: Locals['troubleshooting']): void {
  if (hasWon) {
    if (t.world.fight) clearFight(t, false);
    scoreHeadline(t, seat, area);
    return;
  }
  t.log('villainWon', { card: t.world.fight!.lead });
  if (!isSpecial(area)) discardHeadline(t, area);
  keepWanted(t);
}

/** MH-RES-09, MH-RES-10: with its Threat token, and what has lowered it; the space stays empty. */
function clear(w: Marvel, area: number): void {
  w.headline[area] = NONE;
  w.threat[area] = 0;
  w.calm[area] = 0;
}

/** MH-RES-04 */
export function discardHeadline(t: T, area: number): void {
  const w = t.world;
  const card = w.headline[area]!;
  moveOpenly(t, w.piles.inPlay, card, w.piles.headlineDiscard);
  clear(w, area);
  t.log('headlineLost', { card });
}

/** MH-RES-08, MH-EMP-03; MH-SPH-07, MH-SPH-10: the Special Headline is solved once. */
export function scoreHeadline(t: T, seat: Seat, area: number): void {
  const w = t.world;
  if (isSpecial(area)) return solveSpecial(t, seat);
  const card = w.headline[area]!;
  moveOpenly(t, w.piles.inPlay, card, w.piles.scored);
  clear(w, area);
  t.log('headlineScored', { seat, card });
  gainVp(t, seat, headlineOf(card).vp);
}

/** MH-RES-06, MH-RES-11..13, MH-GLO-04: KOs and the Trouble marker go; the undefeated stay Ready where they are. */
export function closeAction(t: T, seat: Seat): void {
  const w = t.world;
  clearKos(w, seat);
  w.trouble = 0;
  w.task = null;
}
