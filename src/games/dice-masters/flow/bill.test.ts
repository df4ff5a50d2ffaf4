// Paying: purchases, and one simultaneous payment for several things.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId, refusal, sampledOption } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { diceLeft } from '../table/world.ts';

const kinds = (t: Scenario): string[] => t.match.events.flat().map(event => event.kind);

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
  assert.throws(() => t.play('0 buy:1'), /ENGINE-ASK-3/);
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

test('DM-BUY-07 a bill cannot purchase more dice than there are', () => {
  const t = scenario({ used: [['Enrage', 'Enrage'], []], reserve: [['generic', 'generic', 'generic']] });
  assert.throws(() => t.play('0 bill:buy Enrage+buy Enrage=generic+generic+generic'), /ENGINE-ASK-3/);
});

test('DM-RUL-23 all costs first, then the results in the order listed', () => {
  const dice = ['fist', 'fist', 'fist', 'bolt', 'Kitty Pryde 1'];
  const bill = (items: string): string[] => {
    const t = scenario({ cards: [[14]], reserve: [dice], field: [['Sidekick']] });
    t.play(`0 bill:${items}=fist+fist+fist+bolt`);
    if (decisionId(t.state) === 'choosing.pick') t.play('0 choose:Sidekick');
    return kinds(t).filter(kind => kind !== 'chosen');
  };
  assert.deepEqual(bill('buy Ambush+field Kitty Pryde 1+global Enrage'), [
    'paid',
    'purchased',
    'fielded',
    'globalUsed',
  ]);
  assert.deepEqual(bill('global Enrage+field Kitty Pryde 1+buy Ambush'), [
    'paid',
    'globalUsed',
    'fielded',
    'purchased',
  ]);
});

test('DM-RUL-23 nothing happens in between, not even with a window after each action', () => {
  const t = scenario({ casual: true, reserve: [['generic', 'generic', 'generic'], ['bolt']], field: [['Sidekick']] });
  t.play('0 bill:buy Enrage+buy Reckless Melee=generic+generic+generic');
  assert.deepEqual(kinds(t), ['paid', 'purchased', 'purchased']);
  assert.deepEqual(t.asked(1).id, 'main.react');
});

test('DM-RUL-23 DM-FLD-06 dice of the whole payment are out of reach for what it fields', () => {
  const reserve = [['shield', 'fist', 'fist', 'fist', 'fist', 'fist', 'Angel 1']];
  const together = scenario({ cards: [[1, 10]], reserve });
  together.play('0 bill:buy Juggernaut+field Angel 1=shield+fist+fist+fist+fist+fist');
  assert.deepEqual([decisionId(together.state), together.dice(0, 'field')], ['main.react', ['Angel 1']]);
  const apart = scenario({ cards: [[1, 10]], reserve }).play('0 buy:Juggernaut', '0 field:Angel 1', '0 accept');
  assert.deepEqual(apart.dice(0, 'field'), ['Angel 1', 'Sidekick']);
});

test('DM-RUL-29 a refill takes dice that were spent in the same turn', () => {
  const t = scenario({ cards: [[83]], reserve: [['fist', 'fist', 'fist', 'bolt']], bag: [[]], rolls: [1, 1] });
  t.play('0 bill:buy Ambush=fist+fist+fist', '0 global:Pyro');
  assert.deepEqual(t.dice(0, 'used'), []);
  assert.equal(t.dice(0, 'bag').length + t.dice(0, 'reserve').length, 5);
});

test('DM-RUL-23 of several fieldings on one bill only the first is free when the next one is', () => {
  const t = scenario({ cards: [[7]], reserve: [['Iceman 1', 'Iceman 2', 'bolt']] });
  t.world.forces.push({ kind: 'freeFielding', whom: -1, by: 0, die: -1, until: 'turn', action: 0, n: 0 });
  assert.throws(() => t.play('0 bill:field Iceman 1+field Iceman 2='), /DM-PAY-08/);
  t.play('0 bill:field Iceman 1+field Iceman 2=bolt');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve')], [['Iceman 1', 'Iceman 2'], []]);
});

test('DM-RUL-23 DM-RUL-27 random play bills several things, the same twice too, and pays in many ways', () => {
  const reserve = ['bolt', 'fist', 'mask', 'wild', 'wild', '2 bolt Iceman', '2 bolt Iceman', 'Angel 1', 'shield'];
  const t = scenario({ cards: [[7, 1], []], basics: [], reserve: [reserve, []] });
  const random = quickRandom(23);
  const bills = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const option = sampledOption(game, t.state, 0, random)!;
    assert.equal(refusal(game, t.state, { seat: 0, decision: decisionId(t.state), option }), undefined, option);
    bills.add(option);
  }
  const items = [...bills].map(bill => bill.split(':')[2]!.split('+'));
  assert.ok(items.some(list => list.length === 3));
  assert.ok(items.some(list => new Set(list).size < list.length));
  const angel = [...bills].filter(bill => bill.split(':')[2] === items.find(list => list.length === 1)![0]);
  assert.ok(angel.length > 3, angel.join(' '));
});
