// The sealed-bid auction of the top recruit card.
import { turnUp } from '#engine/kit/decks.ts';
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import type { Bidding } from '../table/locals.ts';
import { onOffer, type House } from '../table/world.ts';
import { raise } from './abilities.ts';

const HIGHEST_BID = 14;
const DIAL = Array.from({ length: HIGHEST_BID + 1 }, (_, n) => n);
const TOO_POOR = DIAL.map(coins => no('AU-BID-02', { coins }));

export const auction = procedure<House, Bidding>()({
  open(t, my) {
    const { recruits, auctioned } = t.world.piles;
    my.live = [...t.clockwise(0)];
    turnUp(recruits, recruits.cards.at(-1)!, auctioned, t.seats);
    if (t.watched) t.log('recruitShown', { card: onOffer(t.world) });
  },
  /** AU-BID-01, AU-BID-06 */
  bid: {
    rule: 'AU-BID-01',
    idle: 'bid:0',
    all: (_t, my) => my.live,
    facts: (t, _my, seat) => ({ card: onOffer(t.world), stake: t.world.stakes[seat]! }),
    choices: {
      bid: {
        each: () => DIAL,
        refuse: (t, _my, seat, n) => n > t.world.coins[seat]! && TOO_POOR[t.world.coins[seat]!],
        refs: t => [`card:${onOffer(t.world)}`],
      },
    },
    /** AU-BID-04, AU-BID-05: stakes grow; the tied bid again; all zero fails. */
    reveal(t, my, picks) {
      const w = t.world;
      const bids = my.live.map(seat => picks[seat]![0]!.n);
      const top = Math.max(...bids);
      my.live.forEach((seat, i) => stake(w, seat, bids[i]!));
      if (t.watched) my.live.forEach((seat, i) => t.log('bidShown', { seat, n: bids[i]! }));
      if (top === 0) return 'fail';
      const tied = my.live.filter((_, i) => bids[i] === top);
      for (const seat of my.live) if (!tied.includes(seat)) refund(w, seat);
      my.live = tied;
      return tied.length > 1 ? 'bid' : 'award';
    },
  },
  /** AU-BID-03, AU-ABL-04: abilities are called on before the card is taken. */
  award(t, my) {
    const w = t.world;
    const seat = my.live[0]!;
    const paid = w.stakes[seat]!;
    if (t.watched) t.log('recruitWon', { seat, card: onOffer(w), n: paid });
    w.stakes[seat] = 0;
    w.bank += paid;
    raise(t, 'auctionWon', seat);
    turnUp(w.piles.auctioned, onOffer(w), w.piles.won[seat]!, t.seats);
    return 'end';
  },
  /** AU-BID-05 */
  fail(t, my) {
    const w = t.world;
    for (const seat of my.live) refund(w, seat);
    if (t.watched) t.log('auctionFailed', { card: onOffer(w) });
    turnUp(w.piles.auctioned, onOffer(w), w.piles.gone, t.seats);
  },
});

function stake(w: House, seat: Seat, coins: number): void {
  w.coins[seat]! -= coins;
  w.stakes[seat]! += coins;
}
const refund = (w: House, seat: Seat): void => stake(w, seat, -w.stakes[seat]!);
