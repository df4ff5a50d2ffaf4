// Tests of abilities: which doings they answer, and in which order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { scenario } from '../scenario/scenario.ts';

const gains = (log: string[]) => log.filter(line => line.includes('gains'));

test('AU-ABL-01 "you" answers the owner alone, "anyone" everybody', () => {
  const t = scenario({ won: [['treasurer'], ['auctioneer'], ['treasurer']] }).play('0 bid:1', '1 bid:0', '2 bid:0');
  assert.deepEqual(gains(t.log()), ['seat 0 gains 2 coins.', 'seat 1 gains 1 coin.']);
});

test('AU-ABL-02 abilities run clockwise from the seat that caused them', () => {
  const t = scenario({ won: [['auctioneer'], ['auctioneer'], ['auctioneer']] });
  t.play('0 bid:0', '1 bid:1', '2 bid:0');
  assert.deepEqual(
    gains(t.log()).map(line => line.slice(0, 6)),
    ['seat 1', 'seat 2', 'seat 0'],
  );
});

test('AU-ABL-03 the owner of several different ones orders them', () => {
  const t = scenario({ won: [['scout', 'treasurer', 'auctioneer']] }).play('0 bid:1', '1 bid:0', '2 bid:0');
  assert.deepEqual([decisionId(t.state), t.options(0)], ['abilities.order', ['resolve:0', 'resolve:1', 'resolve:2']]);
  t.play('0 resolve:2', '0 resolve:1');
  assert.deepEqual(t.log().slice(-3), ['seat 0 gains 1 coin.', 'seat 0 gains 2 coins.', t.log().at(-1)!]);
  assert.match(t.log().at(-1)!, /^seat 0 draws /);
});

test('AU-ABL-04 a recruit does not answer its own winning', () => {
  const t = scenario({ recruits: ['auctioneer', 'star'] }).play('0 bid:1', '1 bid:0', '2 bid:0');
  assert.deepEqual(gains(t.log()), []);
});

test('AU-ABL-05 an event is answered when it is done, a cancelled one is not', () => {
  const position = { at: 'plot', hands: [['windfall'], ['prepared'], []], won: [['chronicler']] } as const;
  const lay = () => scenario({ ...position, hands: [...position.hands], won: [...position.won] });
  const done = lay().play('0 play:windfall', '1 pass');
  assert.deepEqual(gains(done.log()), ['seat 0 gains 2 coins.', 'seat 0 gains 1 point.']);
  const cancelled = lay().play('0 play:windfall', '1 play:prepared');
  assert.deepEqual([cancelled.world.points[0], decisionId(cancelled.state)], [3, 'auction.bid']);
});
