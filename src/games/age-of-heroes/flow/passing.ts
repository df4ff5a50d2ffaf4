// Passing: a place in the next round's turn order, and abilities that act then.
import type { Seat } from '#engine/types.ts';
import { raise } from '../abilities/moments.ts';
import type { T } from '../table/world.ts';

/** AH-PAS-03, AH-PAS-05, AH-PAS-06 */
export function pass(t: T, seat: Seat): void {
  t.world.passed[seat] = true;
  t.log('passed', { seat });
  t.call('ordering', { seat, isOptional: false });
}
/** Abilities act once the place is chosen. */
export function afterPassing(t: T, seat: Seat): void {
  raise(t, { on: 'pass', seat });
  if (t.world.waiting.length) t.call('triggers');
}
