// Purchasing: who, from which cards, with which energy (DM-BUY).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { diceLeft } from '../table/world.ts';

test('DM-BUY-01 only the active player purchases, only in the main step, as much as the energy allows', () => {
  const reserve = [
    ['fist', 'fist', 'fist', 'generic Ambush', 'bolt', 'generic Enrage'],
    ['bolt', 'fist', 'fist', 'fist'],
  ];
  const t = scenario({ reserve, field: [['Sidekick'], ['Sidekick']] });
  t.play('0 buy:Ambush', '0 buy:Ambush');
  assert.deepEqual(t.dice(0, 'used').filter(die => die === 'Ambush').length, 3);
  t.play('0 pass');
  assert.deepEqual(t.open(1, 'buy'), []);
  t.play('1 pass', '0 pass');
  assert.equal(decisionId(t.state), 'attack.attackers');
  assert.deepEqual([t.open(0, 'buy'), t.dice(0, 'reserve').length], [[], 2]);
});

test('DM-BUY-02 from basic actions and own cards, never from those of the opponent', () => {
  const t = scenario({ cards: [[14], [13]], basics: [25, 31], reserve: [['mask', 'mask', 'mask', 'mask'], []] });
  const offered = ['Kitty Pryde, Sprite', 'Ambush', 'Relentless'].map(card => `Purchase a die of ${card}`);
  assert.deepEqual(t.open(0, 'buy'), offered);
  assert.throws(() => t.play('0 buy:1'), /DM-BUY-02 These are the opponent's dice/);
  assert.throws(() => t.play('0 buy:99'), /ENGINE-ASK-3/);
  const other = scenario({ active: 1, cards: [[14], [13]], reserve: [[], ['mask', 'mask', 'mask']] });
  assert.deepEqual(other.open(1, 'buy')[0], 'Purchase a die of Kitty Pryde, Ariel');
});

test('DM-BUY-03 DM-BUY-04 DM-EX-02 any energy to the amount of the cost, at least 1 of the type', () => {
  const buys = (reserve: string[], payment: string): Scenario =>
    scenario({ cards: [[7]], reserve: [reserve] }).play(`0 bill:buy Iceman=${payment}`);
  for (const dice of ['fist fist fist bolt', 'bolt bolt bolt bolt', 'wild fist mask shield']) {
    const t = buys(dice.split(' '), dice.replaceAll(' ', '+'));
    assert.deepEqual(t.dice(0, 'used').filter(die => die === 'Iceman').length, 1, dice);
  }
  assert.throws(() => buys(['fist', 'fist', 'fist', 'fist'], 'fist+fist+fist+fist'), /DM-RUL-25/);
  const t = scenario({ cards: [[7]], reserve: [['fist', 'fist', 'fist', 'fist']] });
  assert.equal(t.refused(0, 'buy:Iceman'), 'DM-BUY-04');
});

test('DM-BUY-05 DM-EX-03 without a type any energy will do, generic alone as well', () => {
  for (const dice of ['fist bolt mask', 'fist fist fist', 'wild wild wild', 'generic Ambush+generic Enrage']) {
    const reserve = dice.includes('+') ? dice.split('+') : dice.split(' ');
    const t = scenario({ reserve: [reserve] }).play(`0 bill:buy Ambush=${reserve.join('+')}`);
    assert.deepEqual(t.dice(0, 'reserve'), [], dice);
    assert.ok(t.dice(0, 'used').includes('Ambush'));
  }
});

test('DM-BUY-06 the die goes from its card to the used pile of who purchased it', () => {
  const t = scenario({ active: 1, reserve: [[], ['fist', 'fist', 'fist']] }).play('1 buy:Enrage');
  assert.deepEqual([t.dice(1, 'used').includes('Enrage'), t.dice(0, 'used')], [true, []]);
  const slot = t.world.cards.indexOf(26);
  assert.equal(diceLeft(t.world, slot), 2);
});

test('DM-BUY-07 a card without dice offers nothing', () => {
  const t = scenario({ used: [['Enrage', 'Enrage'], ['Enrage']], reserve: [['fist', 'fist', 'fist']] });
  assert.equal(t.refused(0, 'buy:Enrage'), 'DM-BUY-07');
  assert.throws(() => t.play('0 bill:buy Enrage=fist+fist+fist'), /cannot put 'buy Enrage' on a bill/);
});
