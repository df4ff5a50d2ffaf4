// Sealed bids, ties, failed auctions and the bonus card.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedure } from '#engine/game.ts';
import { view } from '#engine/views.ts';
import type { Revolution } from '../world.ts';
import { raiseBid, type Bidding } from './auction.ts';
import { lay, type Laid, type Room } from './recruit-testing.ts';

const auction = (hope: number[], laid: Laid = {}): Room => lay({ at: 'auction', seats: hope.length, hope, ...laid });
const hands = (t: Room): number[] => t.world.piles.hand.map(({ cards }) => cards.length);

test('MR-BID-01 MR-BID-04 nobody sees a bid before the last dial lies face down', () => {
  const seen = (t: Room) => ({ ...view(t.game, t.state, 0), waitingFor: [] });
  const t = auction([9, 9, 9]);
  const before = seen(t);
  t.play('2 bid:7');
  assert.deepEqual(t.asked, [0, 1]);
  assert.deepEqual(seen(t), before);
  assert.deepEqual(t.heard, []);
  t.bid('1 2');
  assert.deepEqual(t.log.slice(0, 3), ['seat 0 bids 1 Hope.', 'seat 1 bids 2 Hope.', 'seat 2 bids 7 Hope.']);
});

test('MR-BID-02 MR-BID-03 a bid is 0 to 14 and at most the Hope on the School Card', () => {
  const t = auction([20, 3, 14]);
  assert.deepEqual(
    [0, 1, 2].map(seat => t.legal(seat).length),
    [15, 4, 15],
  );
  assert.equal(t.rule('1 bid:4'), 'MR-BID-03');
  assert.equal(t.rule('0 bid:15'), 'ENGINE-ASK-3');
});

test('MR-BID-05 the highest bidder pays the bank and gets the prize, the others keep their Hope', () => {
  const t = auction([9, 9, 9]).bid('4 2 3');
  assert.deepEqual([t.gave, t.world.hope, t.world.bank], [{ winner: 0, live: [0] }, [5, 9, 9], 4]);
});

test('MR-EX-06 MR-BID-06 the tied leave their bids on the board, and only they bid again', () => {
  const t = auction([9, 9, 9, 9]).bid('0 2 3 3');
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
  const t = auction([9, 9, 9]).bid('3 3 3').bid('1 2 2').bid('- 0 1');
  assert.deepEqual([t.gave, t.world.hope, t.world.stake], [{ winner: 2, live: [2] }, [9, 9, 3], [0, 0, 0]]);
  assert.equal(t.world.bank, 6);
});

test('MR-EX-07 MR-BID-10 when all bid 0 it fails, also in a later round, and all Hope goes back', () => {
  const t = auction([9, 9, 9, 9]).bid('0 2 3 3').bid('- - 1 1');
  assert.deepEqual(t.world.stake, [0, 0, 4, 4]);
  t.bid('- - 0 0');
  assert.deepEqual(
    [t.gave, t.world.hope, t.world.stake, t.world.bank],
    [{ winner: -1, live: [2, 3] }, [9, 9, 9, 9], [0, 0, 0, 0], 0],
  );
  assert.deepEqual(auction([5, 5, 5]).bid('0 0 0').gave, { winner: -1, live: [0, 1, 2] });
});

test('MR-EX-08 MR-BID-11 more than 14 takes a tie at 14 first', () => {
  const t = auction([20, 20, 20]).bid('14 14 14');
  assert.deepEqual([t.world.stake, t.at], [[14, 14, 14], 'auction.bid']);
  t.bid('3 2 0');
  assert.deepEqual([t.gave, t.world.hope], [{ winner: 0, live: [0] }, [3, 20, 20]]);
});

test('MR-EX-26 MR-BID-12 MR-BID-13 MR-BID-14 a dial of 10 to 14 that wins outright draws a Plot Card', () => {
  assert.deepEqual(hands(auction([14, 14, 14]).bid('12 11 0')), [1, 0, 0]);
  assert.deepEqual(hands(auction([14, 14, 14]).bid('10 0 0')), [1, 0, 0]);
  assert.deepEqual(hands(auction([14, 14, 14]).bid('9 0 0')), [0, 0, 0]);
  assert.deepEqual(hands(auction([14, 14, 14]).bid('12 12 0')), [0, 0, 0]);
});

test('MR-RUL-71 in a tie round the dial counts, not the total', () => {
  assert.deepEqual(hands(auction([30, 30, 30]).bid('12 12 0').bid('2 1')), [0, 0, 0]);
  assert.deepEqual(hands(auction([30, 30, 30]).bid('2 2 0').bid('10 1')), [1, 0, 0]);
});

test('MR-RUL-72 the bonus card comes from the shuffled discard pile when the Plot Deck is empty', () => {
  const t = auction([14, 14, 14]);
  const { plots, plotDiscard } = t.world.piles;
  for (const list of ['cards', 'seen'] as const) plotDiscard[list].push(...plots[list].splice(0));
  t.bid('10 0 0');
  assert.deepEqual([hands(t), t.world.piles.plots.cards.length], [[1, 0, 0], 59]);
});

test('MR-RUL-68 who has no Hope bids 0 unasked', () => {
  const t = auction([0, 4, 4]);
  assert.deepEqual(t.asked, [1, 2]);
  t.bid('- 2 1');
  assert.deepEqual(t.heard[0], 'bidShown 0 0');
  assert.deepEqual(auction([0, 0, 0]).gave, { winner: -1, live: [0, 1, 2] });
});

test('MR-RUL-69 who cannot add anything stays in the tie round with 0', () => {
  const tied = () => auction([3, 4, 4]).bid('3 3 0');
  assert.deepEqual(tied().asked, [1]);
  assert.deepEqual(tied().bid('- 1').gave, { winner: 1, live: [1] });
  assert.deepEqual(tied().bid('- 0').gave, { winner: -1, live: [0, 1] });
  assert.deepEqual(auction([3, 3, 4]).bid('3 3 0').gave, { winner: -1, live: [0, 1] });
});

test('MR-RUL-70 Hope on the board is not available in a tie round', () => {
  const t = auction([8, 8, 8]).bid('6 6 0');
  assert.deepEqual(t.legal(0), ['bid:0', 'bid:1', 'bid:2']);
  assert.equal(t.rule('1 bid:3'), 'MR-BID-03');
});

test('MR-RUL-73 a missing bid counts as 0; others learn only who has bid', () => {
  const t = auction([8, 8, 8]).play('1 bid:5');
  assert.deepEqual([t.idle(0), t.idle(2)], ['bid:0', 'bid:0']);
  assert.deepEqual(view(t.game, t.state, 0).sealed, {});
  assert.deepEqual(view(t.game, t.state, 0).waitingFor, [0, 2]);
});

test('MR-RUL-74 a bid may be changed until the last one is placed', () => {
  const t = auction([8, 8, 8]).play('1 bid:8', '1 unseal', '1 bid:2', '2 bid:0', '0 bid:1');
  assert.deepEqual([t.gave, t.world.hope[1]], [{ winner: 1, live: [1] }, 6]);
});

/** A Reaction of seat 1 to the bids shown. */
const reaction = (react: (w: Revolution, bidding: Bidding) => void): Laid => ({
  moment: procedure<Revolution>()({ react: t => react(t.world, t.outer<Bidding>('auction')!) }),
});

test('MR-BID-02 MR-BID-03 a raised bid stays on the dial and payable, and only bidders raise', () => {
  const by = (n: number) => reaction((w, bidding) => void raiseBid(w, bidding, 1, n));
  assert.deepEqual(auction([9, 9, 9], by(2)).bid('4 3 0').gave, { winner: 1, live: [1] });
  assert.deepEqual(auction([9, 4, 9], by(2)).bid('5 3 0').gave, { winner: 0, live: [0] });
  assert.deepEqual(auction([20, 20, 20], by(3)).bid('14 13 0').world.stake, [14, 14, 0]);
  const tied: Bidding = { prize: 'recruit', live: [0, 1], bids: [4, 4, 0], cancelled: false };
  assert.deepEqual([raiseBid(auction([9, 9, 9]).world, tied, 2, 1), tied.bids], [0, [4, 4, 0]]);
});

test('MR-BID-10 a cancelled auction has no winner and all Hope goes back', () => {
  const cancel = reaction((_w, bidding) => void (bidding.cancelled = bidding.live.length === 2));
  const t = auction([9, 9, 9], cancel).bid('4 4 0').bid('3 1');
  assert.deepEqual([t.gave, t.world.hope, t.world.stake], [{ winner: -1, live: [0, 1] }, [9, 9, 9], [0, 0, 0]]);
});
