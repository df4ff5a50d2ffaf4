// The chance to win as a seat's lead tells it.
import type { Seat } from '#engine/types.ts';
import type { Heroes } from '../table/world.ts';
import { standings } from './worth.ts';

/** A lead of this many VP is as good as won three times in four or so. */
const LEAD = 10;

/** By the lead over the best of the others, and half as much over the rest of them. */
export function chance(w: Heroes, seat: Seat): number {
  const sums = standings(w);
  let best = -Infinity;
  let total = 0;
  sums.forEach((sum, other) => {
    if (other === seat) return;
    best = Math.max(best, sum);
    total += sum;
  });
  const mean = total / (sums.length - 1);
  return 1 / (1 + Math.exp(((best + mean) / 2 - sums[seat]!) / LEAD));
}
