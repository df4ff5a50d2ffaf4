// The coins of a bidding, counted when bids are shown.
import type { House } from './house.ts';

/** Adds the bids to the stakes, gives those back that are beaten, and says who is left: nobody when all bid 0. */
export function countBids(w: House): number[] {
  let top = 0;
  for (const seat of w.live) {
    const bid = w.sealed[seat]!;
    w.coins[seat]! -= bid;
    w.stakes[seat]! += bid;
    if (bid > top) top = bid;
  }
  const tied = top ? w.live.filter(seat => w.sealed[seat] === top) : [];
  for (const seat of w.live) if (!tied.includes(seat)) refund(w, seat);
  return tied;
}

function refund(w: House, seat: number): void {
  w.coins[seat]! += w.stakes[seat]!;
  w.stakes[seat] = 0;
}
