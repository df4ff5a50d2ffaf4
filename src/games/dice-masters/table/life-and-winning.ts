// Life and winning: losing, paying and gaining life, and the end of the game (DM-WIN).
import type { Result, Seat } from '#engine/types.ts';
import { other, type Duel, type T } from './world.ts';

/** DM-FUN-05: never above the starting amount. */
export function gain(t: T, seat: Seat, n: number): void {
  const w = t.world;
  const gained = Math.min(n, w.mostLife - w.life[seat]!);
  w.life[seat]! += gained;
  if (gained) t.log('lifeGained', { seat, n: gained });
}

/** Takes life; DM-WIN-01: true when that ends the game. DM-WIN-02, DM-RUL-50, DM-RUL-51: who loses it first has lost,
 *  and nobody takes any after that. DM-CLR-08, DM-RUL-58: life lost or paid is no damage. */
export function lose(t: T, seat: Seat, n: number, why: 'damage' | 'missing' | 'loss' | 'paid'): boolean {
  const w = t.world;
  w.life[seat] = Math.max(0, w.life[seat]! - n);
  t.log('lifeLost', { seat, n, why });
  if (w.life[seat]! > 0) return false;
  const winner = other(seat);
  t.finish({
    ranks: winner ? [2, 1] : [1, 2],
    rule: why === 'missing' ? 'DM-RUL-17' : 'DM-WIN-01',
    reason: { say: 'won', facts: { seat: winner } },
  });
  return true;
}

/** DM-RUL-14: a hundred turns a player. */
export const TURN_LIMIT = 200;
export function tooLong({ life: [a, b] }: Duel): Result {
  const ranks = a === b ? [1, 1] : a! > b! ? [1, 2] : [2, 1];
  return { ranks, rule: 'DM-RUL-14', reason: { say: 'tooLong', facts: { a: a!, b: b! } } };
}
