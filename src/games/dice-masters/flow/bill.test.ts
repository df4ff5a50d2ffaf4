// One payment for several things: all costs first, then the results in order (DM-RUL-23).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId, refusal, sampledOption } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { FIELD, GLOBAL } from './paying.ts';

const kinds = (t: Scenario): string[] => t.match.events.flat().map(event => event.kind);

test('DM-BUY-07 a bill cannot purchase more dice than there are', () => {
  const t = scenario({ used: [['Enrage', 'Enrage'], []], reserve: [['generic', 'generic', 'generic']] });
  assert.throws(() => t.play('0 bill:buy Enrage+buy Enrage=generic+generic+generic'), /DM-BUY-07/);
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

test('DM-RUL-23 DM-GLO-04 one global ability may be paid for any number of times', () => {
  const bolts = new Array<string>(7).fill('bolt');
  const t = scenario({ reserve: [bolts], field: [['Sidekick']] });
  const times = (n: number): string => new Array<string>(n).fill('global Enrage').join('+');
  t.play(`0 bill:${times(7)}=${bolts.join('+')}`);
  assert.deepEqual([t.strength(0, 'Sidekick').attack, t.dice(0, 'reserve')], [8, []]);
  const short = scenario({ reserve: [['bolt', 'bolt']], field: [['Sidekick']] });
  assert.throws(() => short.play(`0 bill:${times(3)}=bolt+bolt`), /DM-PAY-08/);
});
test('DM-RUL-23 a payment is for any number of things, and what it fields may be aimed at by what comes after', () => {
  const eight = <T>(one: T): T[] => new Array<T>(8).fill(one);
  const doubles = new Array<string>(4).fill('2 bolt Iceman');
  const t = scenario({ cards: [[7]], reserve: [[...doubles, ...eight('Sidekick')]] });
  const [items, payers] = t.asked(0).forms.bill!.to[0]!.slots.map(({ things }) => things!) as [number[], number[]];
  const bill = [...items.filter(item => item >= FIELD && item < GLOBAL), ...eight(items.at(-1)!)];
  assert.equal(bill.length, 16);
  t.play(`0 bill:0:${bill.join('+')}:${payers.flatMap(die => [die, die]).join('+')}`);
  while (t.at === 'choosing.pick') t.play('0 choose:Sidekick');
  assert.deepEqual([t.dice(0, 'field').length, t.dice(0, 'used').length], [8, 4]);
  assert.equal(
    t.world.plusAttack.reduce((sum, n) => sum + n, 0),
    8,
  );
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

test('DM-FLD-01 DM-FLD-02 DM-ACV-04 DM-MOD-01 DM-MOD-02 no die that the bill has turned to energy is fielded', () => {
  const t = scenario({ cards: [[9], [7]], field: [[], ['Iceman 1']], reserve: [['bolt', 'Sidekick']] });
  t.play('0 bill:global Iceman+field Sidekick=bolt', '0 choose:Sidekick');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve'), t.happened('fielded')], [[], ['bolt'], []]);
  t.play('0 pass');
  assert.notEqual(t.at, 'attack.attackers', 'nobody is there to attack');
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
