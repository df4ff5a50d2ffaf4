// Acts of effects and steps that texts may change or answer: damage dealt, dice drawn.
import type { Seat } from '#engine/types.ts';
import type { Hit, Scope } from '../table/locals.ts';
import { NO_DIE, type T, other, type Duel, draw } from '../table/world.ts';
import { raiseFor } from './triggers.ts';
import { countsFor } from './counting.ts';
import { rosterOf } from './roster.ts';
import { fits } from './targets.ts';

/** Damage by an effect of a die, the same to each target. */
export function strike(t: T, dealer: Dealer, targets: readonly number[], n: number): void {
  const { die, action } = dealer;
  const extra = die !== NO_DIE && !action && n > 0 ? more(t.world, die) : 0;
  t.call('damage', { hits: targets.map(target => effectHit(dealer, target, n + extra)) });
}
type Dealer = Pick<Scope, 'die' | 'seat' | 'action'>;
/** What an effect deals to one target; fights deal theirs in flow/combat-damage.ts. */
export const effectHit = ({ die, seat, action }: Dealer, target: number, n: number): Hit => ({
  source: die,
  seat,
  target,
  n,
  combat: 0,
  action,
});
/** DM-RUL-74: what the dice of a card deal more while it is active. */
export function more(w: Duel, die: number): number {
  let n = 0;
  for (const { slot, ability } of rosterOf(w).deals)
    if (ability.deals.more && typeof ability.by === 'object' && countsFor(w, w.seat[die]!, slot))
      if (fits(w, { seat: w.seat[die]!, die: NO_DIE }, ability.by, die)) n += ability.deals.more;
  return n;
}

/** A player draws dice from the bag; DM-RUL-75: however many at once, it is one draw. DM-RUL-16: what
 *  is missing costs nothing here. */
export function drawDice(t: T, seat: Seat, n: number, into: number): number[] {
  const drawn = draw(t.world, seat, n, into, t.random);
  t.log('drawn', { seat, dice: drawn });
  if (drawn.length) raiseFor(t, 'opponentDraws', other(seat));
  return drawn;
}
