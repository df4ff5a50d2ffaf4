// Each event: what it says and what it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plotText } from '../words/card.ts';
import { auctionHouse } from '../game.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { EVENTS } from './events.ts';

const says = (id: string) => plotText(auctionHouse, EVENTS[id]!);
/** Seat 0 plays the card; seat 1 has another card and lets it happen; seat 2's turn is still to come. */
const played = (id: string, position: Position = {}) =>
  scenario({ at: 'plot', hands: [[id], ['windfall'], ['windfall']], ...position }).play(
    `0 play:${id}`,
    '1 pass',
    '2 pass',
  );

test('Squeeze', () => {
  assert.equal(says('squeeze'), 'Choose an opponent. They choose one: they discard a card, or they lose 1 point.');
  assert.equal(played('squeeze').play('0 choose:1', '1 losePoints').world.points[1], 2);
  const t = played('squeeze').play('0 choose:2', '2 discard', '2 discard:windfall');
  assert.deepEqual([t.world.piles.hand[2]!.cards, t.world.points[2]], [[], 3]);
});
test('Windfall', () => {
  assert.equal(says('windfall'), 'Gain 2 coins.');
  assert.deepEqual(played('windfall').world.coins, [12, 10, 10]);
});
test('Applause', () => {
  assert.equal(says('applause'), 'Lose 2 coins. Gain 1 point.');
  const { coins, points } = played('applause').world;
  assert.deepEqual([coins[0], points[0]], [8, 4]);
});
test('Collection', () => {
  assert.equal(says('collection'), 'Each opponent loses 1 coin. Gain 1 coin.');
  assert.deepEqual(played('collection').world.coins, [11, 9, 9]);
});
test('Pickpocket', () => {
  assert.equal(says('pickpocket'), 'Choose an opponent. Take 2 coins from them.');
  assert.deepEqual(played('pickpocket').play('0 choose:2').world.coins, [12, 10, 8]);
});
test('Clearance', () => {
  assert.equal(says('clearance'), 'Each opponent discards a card.');
  const t = played('clearance').play('1 discard:windfall', '2 discard:windfall');
  assert.deepEqual(t.log().slice(1, 3), ['seat 1 discards Windfall.', 'seat 2 discards Windfall.']);
});
test('Research', () => {
  assert.equal(says('research'), 'Draw 2 plot cards.');
  assert.equal(played('research').world.piles.hand[0]!.cards.length, 2);
});
test('Spy', () => {
  assert.equal(says('spy'), 'Choose an opponent. Look at their hand.');
  assert.deepEqual(played('spy').play('0 choose:1').world.piles.hand[1]!.seen, [3]);
});
test('Lottery', () => {
  assert.equal(says('lottery'), 'Roll a die; on 4 or more gain 4 coins, otherwise lose 1 coin.');
  for (const [face, coins] of [
    [1, 9],
    [3, 9],
    [4, 14],
    [6, 14],
  ] as const)
    assert.equal(played('lottery', { dice: [face] }).world.coins[0], coins);
});
test('Crossroads', () => {
  assert.equal(says('crossroads'), 'Choose one: gain 3 coins, or draw a plot card.');
  assert.equal(played('crossroads').play('0 gainCoins').world.coins[0], 13);
  assert.equal(played('crossroads').play('0 draw').world.piles.hand[0]!.cards.length, 1);
});
