// Sealed bids, ties and failed auctions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '#engine/ask.ts';
import { view } from '#engine/views.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';

test('AU-BID-01 nobody sees a bid before the last one is in', () => {
  const seen = (t = scenario()) => ({ ...view(auctionHouse, t.state, 0), waitingFor: [] });
  const t = scenario();
  t.play('2 bid:7');
  assert.deepEqual(asked(auctionHouse, t.state), [0, 1]);
  assert.deepEqual(seen(t), seen());
  assert.deepEqual(view(auctionHouse, t.state, 2).sealed, { 2: ['bid:7'] });
});

test('AU-BID-02 a bid is 0 to 14 and no more than the coins beside the stake', () => {
  const t = scenario({ coins: [30, 8, 8] });
  assert.equal(t.options(0).length, 15);
  t.play('0 bid:0', '1 bid:6', '2 bid:6');
  assert.deepEqual(t.options(1), ['bid:0', 'bid:1', 'bid:2']);
  assert.throws(() => t.play('1 bid:7'), { message: 'AU-BID-02 You have 2 coins.' });
});

test('AU-BID-03 the highest bidder pays the bank and takes the card; the others keep their coins', () => {
  const t = scenario({ recruits: ['star'] }).play('0 bid:4', '1 bid:2', '2 bid:3');
  assert.deepEqual([t.world.coins, t.world.bank], [[6, 10, 10], 94]);
  assert.deepEqual(
    t.world.piles.won.map(pile => pile.cards.length),
    [1, 0, 0],
  );
});

test('AU-BID-04 the tied bid again on top of their stakes, the others are out', () => {
  const t = scenario().play('0 bid:1', '1 bid:3', '2 bid:3');
  assert.deepEqual(
    [t.world.stakes, t.world.coins],
    [
      [0, 3, 3],
      [10, 7, 7],
    ],
  );
  assert.deepEqual(asked(auctionHouse, t.state), [1, 2]);
  assert.equal(t.asked(1)[0]!.prompt.facts.stake, 3);
  t.play('1 bid:1', '2 bid:1');
  assert.deepEqual(t.world.stakes, [0, 4, 4]);
});

test('AU-EX-01 bids of 4, 4 and 1, then 0 and 2: the second pays 6', () => {
  const t = scenario().play('0 bid:4', '1 bid:4', '2 bid:1', '0 bid:0', '1 bid:2');
  assert.deepEqual([t.world.coins, t.world.piles.won[1]!.cards.length], [[10, 4, 10], 1]);
});

test('AU-BID-05 when all bid 0 the card leaves the game, also in a tie round, which returns the stakes', () => {
  for (const lines of [
    ['0 bid:0', '1 bid:0', '2 bid:0'],
    ['0 bid:0', '1 bid:5', '2 bid:5', '1 bid:0', '2 bid:0'],
  ]) {
    const { world } = scenario().play(...lines);
    assert.deepEqual([world.coins, world.stakes, world.piles.gone.cards.length], [[10, 10, 10], [0, 0, 0], 1]);
  }
});

test('AU-BID-06 a bid can be taken back until the last one is in', () => {
  const t = scenario().play('1 bid:9', '1 unseal', '1 bid:2', '2 bid:0', '0 bid:1');
  assert.equal(t.world.coins[1], 8);
  assert.throws(() => t.play('1 unseal'), /ENGINE-ASK-3/);
});
