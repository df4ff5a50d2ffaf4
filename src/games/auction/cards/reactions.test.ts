// Each reaction: what it says and what it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plotText } from '../words/card.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { REACTIONS } from './reactions.ts';

const says = (id: string) => plotText(auctionHouse, REACTIONS[id]!);
/** Seat 1 answers seat 0's Windfall. */
const answered = (id: string) =>
  scenario({ at: 'plot', hands: [['windfall'], [id, 'spy'], []] }).play('0 play:windfall', `1 play:${id}`).world;

test('Well Prepared', () => {
  assert.equal(says('prepared'), 'Cancel the event.');
  assert.deepEqual(answered('prepared').coins, [10, 10, 10]);
});
test('Exposure', () => {
  assert.equal(says('exposure'), 'Cancel the event. That seat loses 1 point.');
  const { coins, points } = answered('exposure');
  assert.deepEqual([coins[0], points], [10, [2, 3, 3]]);
});
test('Profiteer', () => {
  assert.equal(says('profiteer'), 'Gain 2 coins.');
  assert.deepEqual(answered('profiteer').coins, [12, 12, 10]);
});
