// Sealed bids, ties, failed auctions and the bonus card.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedure } from '#engine/game.ts';
import { sit, type Sitting } from '#engine/testing/small-tables.ts';
import type { Json } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { stateOf } from '../scenario/position.ts';
import type { Revolution } from '../table/world.ts';
import { auction } from './bidding.ts';
import { raiseBid } from '../table/points-and-hope.ts';
import type { Bidding } from '../table/locals.ts';
import { bid } from '../scenario/testing.ts';

type React = (w: Revolution, bidding: Bidding) => void;
const main = procedure<Revolution, { sold: Json }>()({
  run: t => t.call('auction', { prize: 'commander' }, 'sold'),
  tell: (t, my) => t.give(my.sold),
});

/** A small table with nothing but the auction for Mission Commander, and a Reaction that answers every reveal. */
function table(hope: number[], react: React = () => undefined): Sitting<Revolution> {
  const moment = procedure<Revolution>()({ react: t => react(t.world, t.outer('auction')!) });
  const { world } = stateOf({ at: 'recruit', seats: hope.length, hope });
  return sit({ main, auction, moment }, world, hope.length);
}
/** The same after some rounds of bids. */
const hold = (hope: number[], ...bids: string[]): Sitting<Revolution> => bid(table(hope), ...bids);
const hands = (t: Sitting<Revolution>): number[] => t.world.piles.hand.map(({ cards }) => cards.length);

test('MR-BID-01 MR-BID-04 nobody sees a bid before the last dial lies face down', () => {
  const seen = (t: Sitting<Revolution>) => ({ ...view(t.game, t.state, 0), waitingFor: [] });
  const t = hold([9, 9, 9]);
  const before = seen(t);
  t.play('2 bid:7');
  assert.deepEqual(t.asked, [0, 1]);
  assert.deepEqual(seen(t), before);
  assert.deepEqual(t.heard, []);
  bid(t, '1 2');
  assert.deepEqual(t.heard.slice(0, 3), ['bidShown 0 1', 'bidShown 1 2', 'bidShown 2 7']);
});

test('MR-BID-02 MR-BID-03 a bid is 0 to 14 and at most the Hope on the School Card', () => {
  const t = hold([20, 3, 14]);
  assert.deepEqual(
    [0, 1, 2].map(seat => t.legal(seat).length),
    [15, 4, 15],
  );
  assert.equal(t.refused('1 bid:4')?.rule, 'MR-BID-03');
  assert.equal(t.refused('0 bid:15')?.rule, 'ENGINE-ASK-3');
});

test('MR-BID-05 the highest bidder pays the bank and gets the prize, the others keep their Hope', () => {
  const t = hold([9, 9, 9], '4 2 3');
  assert.deepEqual([t.gave, t.world.hope, t.world.bank], [{ winner: 0, live: [0] }, [5, 9, 9], 4]);
});

test('MR-EX-06 MR-BID-06 the tied leave their bids on the board, and only they bid again', () => {
  const t = hold([9, 9, 9, 9], '0 2 3 3');
  assert.deepEqual(
    [t.world.stake, t.world.hope, t.asked],
    [
      [0, 0, 3, 3],
      [9, 9, 6, 6],
      [2, 3],
    ],
  );
  assert.equal(t.explain(2).prompt.facts['stake'], 3);
});

test('MR-BID-07 MR-BID-08 MR-BID-09 totals count until one is highest; the winner pays all of it', () => {
  const t = hold([9, 9, 9], '3 3 3', '1 2 2', '- 0 1');
  assert.deepEqual([t.gave, t.world.hope, t.world.stake], [{ winner: 2, live: [2] }, [9, 9, 3], [0, 0, 0]]);
  assert.equal(t.world.bank, 6);
});

test('MR-EX-07 MR-BID-10 when all bid 0 it fails, also in a later round, and all Hope goes back', () => {
  const t = hold([9, 9, 9, 9], '0 2 3 3', '- - 1 1');
  assert.deepEqual(t.world.stake, [0, 0, 4, 4]);
  bid(t, '- - 0 0');
  assert.deepEqual(
    [t.gave, t.world.hope, t.world.stake, t.world.bank],
    [{ winner: -1, live: [2, 3] }, [9, 9, 9, 9], [0, 0, 0, 0], 0],
  );
  assert.deepEqual(hold([5, 5, 5], '0 0 0').gave, { winner: -1, live: [0, 1, 2] });
});

test('MR-EX-08 MR-BID-11 more than 14 takes a tie at 14 first', () => {
  const t = hold([20, 20, 20], '14 14 14');
  assert.deepEqual([t.world.stake, t.at], [[14, 14, 14], 'auction.bid']);
  bid(t, '3 2 0');
  assert.deepEqual([t.gave, t.world.hope], [{ winner: 0, live: [0] }, [3, 20, 20]]);
});

test('MR-EX-26 MR-BID-12 MR-BID-13 MR-BID-14 a dial of 10 to 14 that wins outright draws a Plot Card', () => {
  assert.deepEqual(hands(hold([14, 14, 14], '12 11 0')), [1, 0, 0]);
  assert.deepEqual(hands(hold([14, 14, 14], '10 0 0')), [1, 0, 0]);
  assert.deepEqual(hands(hold([14, 14, 14], '9 0 0')), [0, 0, 0]);
  assert.deepEqual(hands(hold([14, 14, 14], '12 12 0')), [0, 0, 0]);
});

test('MR-RUL-71 in a tie round the dial counts, not the total', () => {
  assert.deepEqual(hands(hold([30, 30, 30], '12 12 0', '2 1')), [0, 0, 0]);
  assert.deepEqual(hands(hold([30, 30, 30], '2 2 0', '10 1')), [1, 0, 0]);
});

test('MR-RUL-72 the bonus card comes from the shuffled discard pile when the Plot Deck is empty', () => {
  const t = hold([14, 14, 14]);
  const { plots, plotDiscard } = t.world.piles;
  for (const list of ['cards', 'seen'] as const) plotDiscard[list].push(...plots[list].splice(0));
  bid(t, '10 0 0');
  assert.deepEqual([hands(t), t.world.piles.plots.cards.length], [[1, 0, 0], 59]);
});

test('MR-RUL-68 who has no Hope bids 0 unasked', () => {
  const t = hold([0, 4, 4]);
  assert.deepEqual(t.asked, [1, 2]);
  bid(t, '- 2 1');
  assert.equal(t.heard[0], 'bidShown 0 0');
  assert.deepEqual(hold([0, 0, 0]).gave, { winner: -1, live: [0, 1, 2] });
});

test('MR-RUL-69 who cannot add anything stays in the tie round with 0', () => {
  const tied = () => hold([3, 4, 4], '3 3 0');
  assert.deepEqual(tied().asked, [1]);
  assert.deepEqual(bid(tied(), '- 1').gave, { winner: 1, live: [1] });
  assert.deepEqual(bid(tied(), '- 0').gave, { winner: -1, live: [0, 1] });
  assert.deepEqual(hold([3, 3, 4], '3 3 0').gave, { winner: -1, live: [0, 1] });
});

test('MR-RUL-70 Hope on the board is not available in a tie round', () => {
  const t = hold([8, 8, 8], '6 6 0');
  assert.deepEqual(t.legal(0), ['bid:0', 'bid:1', 'bid:2']);
  assert.equal(t.refused('1 bid:3')?.rule, 'MR-BID-03');
});

test('MR-RUL-73 a missing bid counts as 0; others learn only who has bid', () => {
  const t = hold([8, 8, 8]).play('1 bid:5');
  assert.deepEqual([t.explain(0).idle, t.explain(2).idle], ['bid:0', 'bid:0']);
  assert.deepEqual(view(t.game, t.state, 0).sealed, {});
  assert.deepEqual(view(t.game, t.state, 0).waitingFor, [0, 2]);
});

test('MR-RUL-74 a bid may be changed until the last one is placed', () => {
  const t = hold([8, 8, 8]).play('1 bid:8', '1 unseal', '1 bid:2', '2 bid:0', '0 bid:1');
  assert.deepEqual([t.gave, t.world.hope[1]], [{ winner: 1, live: [1] }, 6]);
});

test('MR-BID-02 MR-BID-03 a raised bid stays on the dial and payable, and only bidders raise', () => {
  const raised = (hope: number[], n: number, bids: string) =>
    bid(
      table(hope, (w, bidding) => void raiseBid(w, bidding, 1, n)),
      bids,
    ).world;
  assert.deepEqual(raised([9, 9, 9], 2, '4 3 0').hope, [9, 4, 9]);
  assert.deepEqual(raised([9, 4, 9], 2, '5 3 0').hope, [4, 4, 9]);
  assert.deepEqual(raised([20, 20, 20], 3, '14 13 0').stake, [14, 14, 0]);
  const tied: Bidding = { prize: 'recruit', live: [0, 1], bids: [4, 4, 0], cancelled: false };
  assert.deepEqual([raiseBid(hold([9, 9, 9]).world, tied, 2, 1), tied.bids], [0, [4, 4, 0]]);
});

test('MR-BID-10 a cancelled auction has no winner and all Hope goes back', () => {
  const t = table([9, 9, 9], (_w, bidding) => void (bidding.cancelled = bidding.live.length === 2));
  bid(t, '4 4 0', '3 1');
  assert.deepEqual([t.gave, t.world.hope, t.world.stake], [{ winner: -1, live: [0, 1] }, [9, 9, 9], [0, 0, 0]]);
});
