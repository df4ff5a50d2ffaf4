// Resources and Villain tokens: gained up to the limit, lost down to nothing.
import type { Seat } from '#engine/types.ts';
import { MOST_RESOURCES } from '../cards/board.ts';
import { type Bundle, type Resource, RESOURCES } from '../cards/card.ts';
import type { T } from './acts.ts';

/** AH-RES-02: what is beyond 10 is lost. */
export function gainResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  mine[resource] = Math.min(MOST_RESOURCES, mine[resource]! + n);
  if (t.watched) t.log('gained', { seat, n, resource });
}
export function gainBundle(t: T, seat: Seat, bundle: Bundle): void {
  for (let i = 0; i < RESOURCES.length; i++) {
    const n = bundle[RESOURCES[i]!];
    if (n) gainResource(t, seat, i, n);
  }
}
export const indexOf = (resource: Resource): number => RESOURCES.indexOf(resource);
/** AH-GLO-12: takes what is there and stops at 0. */
export function loseResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  const lost = Math.min(n, mine[resource]!);
  mine[resource]! -= lost;
  if (t.watched) t.log('lost', { seat, n: lost, resource });
}
/** AH-TOK-06, AH-TOK-08 */
export function gainVillainTokens(t: T, seat: Seat, n: number): void {
  t.world.villainTokens[seat]! += n;
  if (t.watched) t.log('tokensGained', { seat, n });
}

// ---- pawns -------------------------------------------------------------------------------------------------
