// Motion on a Mutant Revolution board: cards between the places where they lie.
import type { Seat } from '#engine/types.ts';
import type { Revolution } from '../table/world.ts';

/** Cards that do not lie where they lay; the viewer sees the hand of one seat. */
export function gone(before: Revolution, now: Revolution, seat: Seat): ReadonlySet<number> | undefined {
  if (before.piles === now.piles && before.owner === now.owner) return undefined;
  const left = before.owner.flatMap((owner, c) => (owner !== now.owner[c] ? [c] : []));
  for (const [was, is] of [
    [before.piles.playing, now.piles.playing],
    [before.piles.offered, now.piles.offered],
    [before.piles.hand[seat], now.piles.hand[seat]],
  ] as const)
    if (was && was !== is) left.push(...was.cards.filter(card => card >= 0 && !is?.cards.includes(card)));
  return new Set(left);
}
