// Sealed bids on the dials: tie rounds with Hope on the board, the winner pays, a failed auction pays everybody back.
import { procedure } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import type { Facts, Seat } from '#engine/types.ts';
import { drawPlot } from '../table/plot-cards.ts';
import type { Bidding } from '../table/locals.ts';
import { DIAL, type Revolution } from '../table/world.ts';

/** MR-CMP-21: a winning dial of this or more draws a Plot Card. */
const BONUS = 10;
const NUMBERS = Array.from({ length: DIAL + 1 }, (_, n) => n);
const TOO_POOR = NUMBERS.map(hope => no('MR-BID-03', { hope }));

/** Gives { winner, live }: the winner has paid, or is -1; the caller hands out the prize. */
export const auction = procedure<Revolution, Bidding>()({
  open(t, my) {
    my.live = [...t.clockwise(t.world.commander)];
    my.bids = new Array<number>(t.seats).fill(0);
    my.cancelled = false;
  },
  /** MR-BID-01, MR-BID-02, MR-BID-03, MR-BID-04, MR-BID-11, MR-RUL-70: a School without Hope bids 0 unasked (MR-RUL-68,
   *  MR-RUL-69), and so does one that is late (MR-RUL-73). Until all are in they are secret, and may change (MR-INF-04,
   *  MR-RUL-74). */
  bid: {
    rule: 'MR-BID-01',
    idle: 'bid:0',
    all: (t, my) => my.live.filter(seat => t.world.hope[seat]! > 0),
    say: (_t, my) => `auction.bid.${my.prize}`,
    facts: (t, _my, seat) => ({ ...offeredIn(t.world), stake: t.world.stake[seat]! }),
    choices: {
      bid: {
        each: () => NUMBERS,
        refuse: (t, _my, seat, n) => n > t.world.hope[seat]! && TOO_POOR[t.world.hope[seat]!],
      },
    },
    reveal(t, my, picks) {
      my.bids = my.bids.map((_, seat) => picks[seat]?.[0]!.n ?? 0);
      for (const seat of my.live) t.log('bidShown', { seat, n: my.bids[seat]! });
    },
  },
  react: t => t.call('moment', { on: 'bids.revealed', acting: t.world.commander }),
  /** MR-BID-06, MR-BID-07, MR-BID-08: the tied leave their bids on the board and bid again; the others are out. */
  compare(t, my) {
    const w = t.world;
    if (my.cancelled || my.live.every(seat => !my.bids[seat])) return 'fail';
    for (const seat of my.live) stake(w, seat, my.bids[seat]!);
    const most = Math.max(...my.live.map(seat => w.stake[seat]!));
    for (const seat of my.live) if (w.stake[seat]! < most) takeBack(w, seat);
    my.live = my.live.filter(seat => w.stake[seat] === most);
    if (my.live.length === 1) return 'award';
    t.log('auctionTied', { seats: [...my.live], n: most });
    return 'bid';
  },
  /** MR-BID-05, MR-BID-09; the bonus is for the dial, not for the total (MR-BID-12, MR-BID-13, MR-BID-14, MR-RUL-71),
   *  drawn as any Plot Card (MR-RUL-72) and kept beyond the Hand Size (MR-RUL-56). */
  award(t, my) {
    const w = t.world;
    const [winner] = my.live as [Seat];
    const paid = w.stake[winner]!;
    w.stake[winner] = 0;
    w.bank += paid;
    t.log(`${my.prize}Won`, { seat: winner, n: paid, ...offeredIn(w) });
    if (my.bids[winner]! >= BONUS) drawPlot(t, winner, 1);
    return t.give({ winner, live: my.live });
  },
  /** MR-BID-10 */
  fail(t, my) {
    for (const seat of my.live) takeBack(t.world, seat);
    t.log('auctionFailed', offeredIn(t.world));
    return t.give({ winner: -1, live: my.live });
  },
});

/** Hope goes from the School Card to the board (MR-BID-06), and back. */
function stake(w: Revolution, seat: Seat, hope: number): void {
  w.hope[seat]! -= hope;
  w.stake[seat]! += hope;
}
const takeBack = (w: Revolution, seat: Seat): void => stake(w, seat, -w.stake[seat]!);

/** The card under the hammer, as a fact; none when the token of the Mission Commander is. */
const offeredIn = ({ piles: { offered } }: Revolution): Facts =>
  offered.cards.length ? { card: offered.cards[0]! } : {};
