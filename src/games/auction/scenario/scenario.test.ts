// The scenario builder: what it lays out is what was asked for, and nothing appears or vanishes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { copy, difference } from '#engine/copy.ts';
import { Match } from '#engine/match.ts';
import { CARD_IDS } from '../table/deck.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from './scenario.ts';
import { COINS, inventory } from '../table/world.ts';

test('a position in a few lines, without a card or coin too many', () => {
  const t = scenario({
    seats: 4,
    at: 'plot',
    round: 2,
    turn: 0,
    hands: [['squeeze'], [], ['prepared', 'spy']],
    won: [[], ['star', 'scout']],
    plot: ['lottery', 'windfall'],
    recruits: ['envoy', 'veteran'],
    coins: [2, 9],
    points: [0, 1],
    goals: [3],
    dice: [5],
  });
  const ids = (cards: number[]) => cards.map(card => CARD_IDS[card]);
  const { piles, coins, points } = t.world;
  assert.deepEqual([decisionId(t.state), asked(auctionHouse, t.state), t.state.script], ['turn.play', [0], [5]]);
  assert.deepEqual(
    piles.hand.slice(0, 3).map(hand => ids(hand.cards)),
    [['squeeze'], [], ['prepared', 'spy']],
  );
  assert.deepEqual(ids(piles.won[1]!.cards), ['star', 'scout']);
  assert.deepEqual(ids(piles.plot.cards.slice(-2)), ['windfall', 'lottery']);
  assert.deepEqual(ids(piles.recruits.cards.slice(-2)), ['veteran', 'envoy']);
  assert.deepEqual([coins, points, inventory(t.world).coins], [[2, 9, 10, 10], [0, 1, 3, 3], COINS]);
  const all = Object.values(piles)
    .flat()
    .flatMap(pile => pile.cards);
  assert.deepEqual(
    all.toSorted((a, b) => a - b),
    CARD_IDS.map((_, card) => card),
  );
});

test('the recruit under the hammer can be named', () => {
  const t = scenario({ recruits: ['star', 'envoy'] }).play('0 bid:1', '1 bid:0', '2 bid:0');
  assert.equal(t.log()[3], 'seat 0 wins Star for 1 coin.');
});

test('what cannot be laid out is refused with a reason', () => {
  assert.throws(() => scenario({ hands: [['sqeeze']] }), /no 'sqeeze' is left in its deck/);
  assert.throws(() => scenario({ coins: [100, 100] }), /there are only 120 coins/);
  assert.throws(() => scenario({ at: 'plot', turn: 7 }), /the game does not come to turn.play of seat 7/);
  assert.throws(
    () => scenario({ at: 'plot', hands: [['spy']] }).play('0 play:lottery'),
    /seat 0 cannot name 'lottery'/,
  );
});

test('a scenario is a match: its record plays again, from the position', () => {
  const t = scenario({ at: 'plot', hands: [['lottery'], [], []], dice: [4] }).play('0 play:lottery');
  const again = new Match(auctionHouse, copy(t.match.record));
  assert.equal(difference(again.state, t.state), undefined);
  assert.equal(again.state.world.coins[0], 17);
});

test('all of the table can be set and read by name', () => {
  const offers = ['0 to 1: 2 coins, scout for star', '1 to 2: nothing for 3 coins'];
  const cards = { won: [['scout'], ['star']], gone: ['veteran'], discard: ['windfall', 'spy'] };
  const numbers = { rounds: 5, round: 2, gifts: [1, 0, 1], stakes: [0, 2, 0], points: [4, 3, 3], coins: [9, 8, 7] };
  const t = scenario({ at: 'market', ...numbers, ...cards, offers, offered: 6, goals: [1, 2, 3] });
  assert.partialDeepStrictEqual(t.world, { ...numbers, offered: 6 });
  assert.deepEqual([t.offers, t.goals], [offers, [1, 2, 3]]);
  assert.deepEqual([t.pile('won', 1), t.pile('gone'), t.pile('discard')], [['star'], ['veteran'], ['windfall', 'spy']]);
  assert.equal(inventory(t.world).coins, COINS);
  const waiting = [{ owner: 1, source: 0, run: 'recruit/star', my: {} }];
  assert.deepEqual(scenario({ waiting }).world.waiting, waiting);
  assert.throws(() => scenario({ offers: ['0 to 1: star for nothing'] }), /seat 0 has won no 'star'/);
  assert.throws(() => scenario({ offers: ['star'] }), /'star' is no offer/);
});
