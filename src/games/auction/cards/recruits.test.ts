// Each recruit: what it says and what it does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recruitText } from '../words/card.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { scoreOf } from '../table/world.ts';
import { RECRUITS } from './recruits.ts';

const says = (id: string) => recruitText(auctionHouse, RECRUITS[id]!);
/** Seat 0 has the recruit; `winner` pays one coin for the next. */
const bought = (id: string, winner: number) =>
  scenario({ won: [[id]] }).play(...[0, 1, 2].map(seat => `${seat} bid:${seat === winner ? 1 : 0}`));
/** Seat 0 has the recruit; `by` plays Windfall. */
const played = (id: string, by: number) =>
  scenario({ at: 'plot', turn: by, won: [[id]], hands: [0, 1, 2].map(seat => (seat === by ? ['windfall'] : [])) }).play(
    `${by} play:windfall`,
  );
const worthOf = (id: string) => scoreOf(scenario({ won: [[id]], points: [0], goals: [3] }).world, 0);

test('Veteran', () => {
  assert.equal(says('veteran'), 'Worth 2 points.');
  assert.equal(worthOf('veteran'), 2);
});
test('Star', () => {
  assert.equal(says('star'), 'Worth 3 points.');
  assert.equal(worthOf('star'), 3);
});
test('Treasurer', () => {
  assert.equal(says('treasurer'), 'Worth 1 point. When you win an auction: Gain 2 coins.');
  assert.deepEqual(bought('treasurer', 0).world.coins, [11, 10, 10]);
  assert.deepEqual(bought('treasurer', 1).world.coins, [10, 9, 10]);
});
test('Auctioneer', () => {
  assert.equal(says('auctioneer'), 'Worth 1 point. When anyone wins an auction: Gain 1 coin.');
  assert.deepEqual(bought('auctioneer', 1).world.coins, [11, 9, 10]);
});
test('Scout', () => {
  assert.equal(says('scout'), 'Worth 1 point. When you win an auction: Draw a plot card.');
  assert.equal(bought('scout', 0).world.piles.hand[0]!.cards.length, 5);
});
test('Envoy', () => {
  assert.equal(says('envoy'), 'Worth 1 point. When you win an auction: Choose an opponent; take 1 coin from them.');
  assert.deepEqual(bought('envoy', 0).play('0 choose:2').world.coins, [10, 10, 9]);
});
test('Chronicler', () => {
  assert.equal(says('chronicler'), 'Worth 1 point. When you have played an event: Gain 1 point.');
  assert.deepEqual(played('chronicler', 0).world.points, [4, 3, 3]);
  assert.deepEqual(played('chronicler', 1).world.points, [3, 3, 3]);
});
test('Bookmaker', () => {
  assert.equal(says('bookmaker'), 'Worth 1 point. When anyone has played an event: That seat loses 1 coin.');
  assert.equal(played('bookmaker', 1).log()[2], 'seat 1 loses 1 coin.');
  assert.equal(played('bookmaker', 0).log()[2], 'seat 0 loses 1 coin.');
});
