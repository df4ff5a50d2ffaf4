// Resources and Villain tokens: gained up to the limit, lost down to nothing.
import type { Seat } from '#engine/types.ts';
import { MOST_RESOURCES } from '../cards/board.ts';
import { type Bundle, type Resource, RESOURCES } from '../cards/card.ts';
import type { T } from './acts.ts';

/** AH-RES-01, AH-RES-02: what is beyond 10 is lost, and not told. */
export function gainResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  const gained = Math.min(MOST_RESOURCES - mine[resource]!, n);
  mine[resource]! += gained;
  if (t.watched && gained > 0) t.log('gained', { seat, n: gained, resource });
}
/** Physical, Mental and Willpower of a bundle. */
export const amountsOf = (bundle: Bundle): number[] => RESOURCES.map(resource => bundle[resource] ?? 0);
export const indexOf = (resource: Resource): number => RESOURCES.indexOf(resource);
/** AH-GLO-12: takes what is there and stops at 0. */
export function loseResource(t: T, seat: Seat, resource: number, n: number): void {
  const mine = t.world.resources[seat]!;
  const lost = Math.min(n, mine[resource]!);
  mine[resource]! -= lost;
  if (t.watched && lost > 0) t.log('lost', { seat, n: lost, resource });
}
/** AH-RES-03, AH-CNV-02, AH-CNV-03: a cost is paid in full; whoever cannot pay it was refused before (AH-ACT-01). */
export function spend(t: T, seat: Seat, amounts: readonly number[], tokens: number): void {
  const { resources, villainTokens } = t.world;
  const mine = resources[seat]!;
  for (let kind = 0; kind < amounts.length; kind++) mine[kind]! -= amounts[kind]!;
  villainTokens[seat]! -= tokens;
  if (t.watched && (tokens || amounts.some(n => n > 0)))
    t.log('paid', { seat, p: amounts[0]!, m: amounts[1]!, w: amounts[2]!, tokens });
}
/** AH-TOK-06, AH-TOK-08 */
export function gainVillainTokens(t: T, seat: Seat, n: number): void {
  t.world.villainTokens[seat]! += n;
  if (t.watched) t.log('tokensGained', { seat, n });
}
