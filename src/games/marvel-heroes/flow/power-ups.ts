// Team Power-Ups: which are missing, how they are bought, how they come into play.
import type { Seat } from '#engine/types.ts';
import { STORIES_A_POWER_UP } from '../cards/board.ts';
import { moveOpenly } from '../table/acts.ts';
import { powerUpsOf } from '../table/deck.ts';
import type { Marvel, T } from '../table/world.ts';

export const missingPowerUps = (w: Marvel, seat: Seat): number[] =>
  powerUpsOf(w.team[seat]!).filter(n => !w.powerUps[seat]!.includes(n));

/** MH-PLN-30, MH-PUP-04 */
export const buyable = (w: Marvel, seat: Seat): number =>
  Math.min(Math.floor(w.stories[seat]!.length / STORIES_A_POWER_UP), missingPowerUps(w, seat).length);

/** MH-PLN-29, MH-PLN-31, MH-PUP-01, MH-PUP-03, MH-RUL-35 */
export function buyPowerUp(t: T, seat: Seat, n: number): void {
  const w = t.world;
  for (const card of w.stories[seat]!.splice(0, STORIES_A_POWER_UP))
    moveOpenly(t, w.piles.inPlay, card, w.piles.storyDiscard);
  gainPowerUp(t, seat, n);
}

export function gainPowerUp(t: T, seat: Seat, n: number): void {
  t.world.powerUps[seat]!.push(n);
  t.log('powerUpGained', { seat, powerUp: n });
}
