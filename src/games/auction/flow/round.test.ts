// The round, income, and the end of the game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { view } from '#engine/views.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';

const NO_BIDS = ['0 bid:0', '1 bid:0', '2 bid:0'];
const READY = ['0 ready', '1 ready', '2 ready'];

test('AU-RND-01 auction, market, a plot turn each clockwise from the first, then the next round', () => {
  const t = scenario();
  const at = () => decisionId(t.state);
  assert.equal(at(), 'auction.bid');
  assert.equal((t.play(...NO_BIDS), at()), 'market.floor');
  t.play(...READY);
  for (const seat of [0, 1, 2]) {
    assert.deepEqual([at(), asked(auctionHouse, t.state)], ['turn.play', [seat]]);
    t.play(`${seat} pass`);
  }
  assert.deepEqual([at(), t.world.round], ['auction.bid', 1]);
});

test('AU-RND-02 income: three coins and a plot card each, as long as there are any', () => {
  const t = scenario({ at: 'plot', turn: 2, plotLeft: 2 }).play('2 pass');
  assert.deepEqual(t.world.coins, [13, 13, 13]);
  assert.deepEqual(
    t.world.piles.hand.map(hand => hand.cards.length),
    [5, 5, 4],
  );
});

test('AU-RND-03 the first seat moves on clockwise each round', () => {
  for (const [round, first] of [0, 1, 2, 0].entries())
    assert.deepEqual(asked(auctionHouse, scenario({ at: 'plot', round }).state), [first]);
});

test('AU-RND-04 the bank pays what it has, in order of play', () => {
  const t = scenario({ at: 'plot', round: 1, turn: 0, coins: [40, 40, 36] }).play('0 pass');
  assert.deepEqual([t.world.coins, t.world.bank], [[40, 43, 37], 0]);
});

test('AU-RND-05 nobody loses more than it has, and the bank receives it', () => {
  const t = scenario({ at: 'plot', hands: [['collection'], [], []], coins: [10, 0, 1] });
  t.play('0 play:collection');
  assert.deepEqual(t.log().slice(1, 4), ['seat 1 loses 0 coins.', 'seat 2 loses 1 coin.', 'seat 0 gains 1 coin.']);
  assert.deepEqual([t.world.coins, t.world.bank], [[14, 3, 3], 100]);
});

const lastTurn = (goals: number[], points: number[]) =>
  scenario({ at: 'plot', round: 5, turn: 1, won: [['treasurer', 'veteran'], [], ['star']], goals, points });

test('AU-END-01 AU-EX-02 points, worth of recruits, and three for a goal met exactly; goals are shown', () => {
  const t = lastTurn([2, 1, 0], [3, 3, 3]).play('1 pass');
  assert.deepEqual(t.state.result?.reason.facts, { scores: [9, 3, 6] });
  assert.deepEqual(
    view(auctionHouse, t.state, 'spectator').world.secrets.goal.map(goal => goal.value),
    [2, 1, 0],
  );
});

test('AU-END-02 the highest score wins and equal scores share the rank', () => {
  const ranks = (points: number[]) => lastTurn([3, 3, 3], points).play('1 pass').state.result?.ranks;
  assert.deepEqual(ranks([3, 3, 3]), [1, 3, 1]);
  assert.deepEqual(ranks([2, 9, 3]), [3, 1, 2]);
});
