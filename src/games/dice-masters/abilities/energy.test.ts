// Energy: what faces are worth, what a payment may be made of, and where the dice go that pay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRandom } from '#engine/random.ts';
import { cardOf } from '../cards/index.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import {
  abilityPrice,
  anyPrice,
  canAfford,
  judgePayment,
  lacks,
  purchasePrice,
  purseOf,
  suggestPayment,
} from './energy.ts';
import { scenario } from '../scenario/scenario.ts';
import { has, PARTIAL } from '../table/world.ts';

const worth = (...reserve: string[]) =>
  purseOf(scenario({ cards: [[7, 14, 22]], reserve: [reserve], bag: [[], []] }).world, 0);

test('DM-NRG-01 there are four named types of energy', () => {
  assert.deepEqual([...ENERGIES].sort(), ['bolt', 'fist', 'mask', 'shield']);
  assert.deepEqual(worth('bolt', 'fist', 'mask', 'shield').typed, [1, 1, 1, 1]);
});

test('DM-NRG-02 every symbol is worth 1 of its type, two symbols are worth 2', () => {
  assert.deepEqual(worth('1 bolt Iceman', '2 fist Wolverine', '2 mask Kitty Pryde').typed, [1, 2, 2, 0]);
});

test('DM-NRG-03 a wild is worth 1 of whichever type is needed', () => {
  for (const type of ENERGIES) assert.equal(lacks(worth('wild'), abilityPrice({ [type]: 1 })), undefined);
  const t = scenario({ cards: [[7]], reserve: [['wild', 'fist', 'fist', 'fist']] }).play('0 buy:Iceman');
  assert.deepEqual(t.dice(0, 'used'), ['Iceman', 'Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']);
});

test('DM-NRG-04 a wild never counts as 2', () => {
  assert.equal(lacks(worth('wild'), anyPrice(2)), 'short');
  assert.equal(lacks(worth('wild'), abilityPrice({ bolt: 2 })), 'short');
  const t = scenario({ cards: [[14]], reserve: [['wild', 'fist']] });
  assert.equal(t.refused(0, 'buy:Kitty Pryde'), 'DM-PAY-08');
});

test('DM-NRG-05 DM-RUL-25 generic energy is worth 2 and none of the four types', () => {
  assert.deepEqual(worth('generic'), { typed: [0, 0, 0, 0], wild: 0, generic: 2, total: 2 });
  assert.equal(lacks(worth('generic'), anyPrice(2)), undefined);
  for (const type of ENERGIES) assert.equal(lacks(worth('generic', 'generic'), abilityPrice({ [type]: 1 })), 'type');
  const t = scenario({ cards: [[14]], reserve: [['generic', 'generic', 'fist']], field: [['Sidekick']] });
  assert.equal(t.refused(0, 'buy:Kitty Pryde'), 'DM-BUY-04');
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
});

test('DM-RUL-26 wilds alone may pay a typed cost of two', () => {
  assert.equal(lacks(worth('wild', 'wild'), abilityPrice({ bolt: 2 })), undefined);
  assert.equal(lacks(worth('wild', 'fist'), abilityPrice({ bolt: 2 })), 'type');
  const t = scenario({ cards: [[39], [7]], reserve: [['wild', 'wild']], field: [[], ['Iceman 1']] });
  t.play('0 global:Cable');
  assert.deepEqual([t.dice(0, 'reserve'), t.world.damage[t.die(1, 'Iceman')]], [[], 1]);
});

test('DM-NRG-06 energy pays for purchases, fielding, global abilities and costs in texts', () => {
  const t = scenario({
    cards: [[8]],
    reserve: [['fist', 'fist', 'fist', 'Iceman 1', 'mask', 'wild', 'bolt']],
    field: [['Sidekick']],
  });
  t.play('0 bill:buy Ambush=fist+fist+fist', '0 bill:field Iceman 1=mask');
  t.play('0 bill:global Enrage=wild', '0 choose:Sidekick', '0 activate:Iceman 1');
  assert.deepEqual(t.dice(0, 'reserve'), []);
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 1', 'Sidekick']);
  assert.deepEqual([t.world.plusAttack[t.die(0, 'Sidekick')], t.world.plusAttack[t.die(0, 'Iceman')]], [1, 1]);
});

test('DM-NRG-07 DM-PAY-01 DM-RUL-29 dice that pay go to the used pile at once', () => {
  const t = scenario({ reserve: [['fist', 'mask', 'shield', 'bolt']] });
  t.play('0 bill:buy Ambush=fist+mask+shield');
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt']);
  assert.deepEqual(t.dice(0, 'used'), ['Ambush', 'Sidekick', 'Sidekick', 'Sidekick']);
});

test('DM-NRG-08 only dice of the own reserve pool can be spent', () => {
  const t = scenario({
    reserve: [
      ['fist', 'fist'],
      ['fist', 'bolt'],
    ],
    used: [['Sidekick']],
    prep: [['Sidekick']],
  });
  assert.equal(t.refused(0, 'buy:Ambush'), 'DM-PAY-08');
  const payers = t.asked(0).forms.bill!.to[0]!.slots[1]!.things;
  assert.deepEqual(payers, [t.die(0, 'fist', 0), t.die(0, 'fist', 1)]);
  const stolen = `0 bill:0:0:${[...payers!, t.die(1, 'bolt')].join('+')}`;
  assert.throws(() => t.play(stolen), /ENGINE-ASK-3/);
});

test('DM-PAY-02 one symbol of two turns the die to its one-symbol face, in the reserve pool', () => {
  const t = scenario({ cards: [[22]], reserve: [['2 fist Wolverine', 'bolt', 'mask']] });
  t.play('0 bill:buy Ambush=1 of 2 fist Wolverine+bolt+mask');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 fist Wolverine']);
});

test('DM-PAY-03 partial spending serves purchases, fielding costs and global abilities', () => {
  const reserve = [['2 bolt Iceman', '2 bolt Iceman', '2 bolt Iceman', 'Cyclops 1', 'mask', 'mask']];
  const t = scenario({ cards: [[7, 4]], reserve, field: [['Sidekick']] });
  t.play('0 bill:buy Ambush=mask+mask+1 of 2 bolt Iceman');
  t.play('0 bill:field Cyclops 1=1 of 2 bolt Iceman', '0 bill:global Enrage=1 of 2 bolt Iceman', '0 choose:Sidekick');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 bolt Iceman', '1 bolt Iceman', '1 bolt Iceman']);
});

test('DM-PAY-04 a generic die cannot be spent in part: what is not used is lost', () => {
  const t = scenario({ cards: [[7]], reserve: [['generic', 'Iceman 1']] }).play('0 field:Iceman 1');
  assert.deepEqual(t.dice(0, 'reserve'), []);
  assert.deepEqual([t.world.loose[0], t.dice(0, 'used').length], [0, 1]);
});

test('DM-PAY-05 several purchases in one payment use a generic die up', () => {
  const t = scenario({ reserve: [generics] });
  t.play('0 bill:buy Ambush+buy Enrage=generic+generic+generic');
  assert.deepEqual(t.dice(0, 'reserve'), []);
  const apart = scenario({ reserve: [generics] }).play('0 buy:Ambush');
  assert.equal(apart.refused(0, 'buy:Enrage'), 'DM-PAY-08');
});

const generics = ['generic Ambush', 'generic Enrage', 'generic Reckless Melee'];

test('DM-PAY-06 several fielding costs in one payment use a generic die up', () => {
  const t = scenario({ cards: [[7]], reserve: [['generic', 'Iceman 1', 'Iceman 2']] });
  t.play('0 bill:field Iceman 1+field Iceman 2=generic');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve')], [['Iceman 1', 'Iceman 2'], []]);
});

test('DM-PAY-07 a die whose energy is spent in part cannot be rerolled, until the turn ends', () => {
  const t = scenario({ cards: [[22]], reserve: [['2 fist Wolverine', 'bolt', 'mask']] });
  const die = t.die(0, 'Wolverine');
  t.play('0 bill:buy Ambush=1 of 2 fist Wolverine+bolt+mask');
  assert.ok(has(t.world, die, PARTIAL));
  t.play('0 pass');
  assert.ok(!has(t.world, die, PARTIAL));
});

test('DM-PAY-08 what cannot be paid in full cannot be done', () => {
  const t = scenario({ cards: [[8, 10]], reserve: [['fist', 'fist', 'Juggernaut 3']], field: [['Iceman 1']] });
  assert.equal(t.refused(0, 'buy:Ambush'), 'DM-PAY-08');
  assert.equal(t.refused(0, 'field:Juggernaut 3'), 'DM-FLD-04');
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
  assert.equal(t.refused(0, 'activate:Iceman 1'), 'DM-PAY-08');
  assert.throws(() => t.play('0 bill:buy Ambush=fist+fist'), /DM-PAY-08/);
});

test('DM-FUN-04 DM-RUL-58 a cost of life or of Sidekicks is for who has as many', () => {
  const { world } = scenario({
    life: [2, 20],
    field: [
      ['Sidekick', 'Sidekick'],
      ['Sidekick', 'Sidekick', 'Sidekick'],
    ],
  });
  assert.deepEqual([1, 2, 3].map(life => canAfford(world, 0, { life })), [true, true, false]); // oxfmt-ignore
  assert.deepEqual([1, 2, 3].map(sidekicks => canAfford(world, 0, { sidekicks })), [true, true, false]); // oxfmt-ignore
});

test('DM-PAY-09 unspent energy stays, and pays for a global ability in the turn of the opponent', () => {
  const t = scenario({ reserve: [['bolt', 'generic']], field: [['Sidekick']], rolls: [1, 1, 1, 1] });
  t.play('0 pass', '0 hold', '1 keep');
  assert.deepEqual([t.world.active, t.dice(0, 'reserve')], [1, ['bolt', 'generic Ambush']]);
  t.play('1 pass', '0 global:Enrage');
  assert.deepEqual([t.dice(0, 'reserve'), t.world.plusAttack[t.die(0, 'Sidekick')]], [['generic Ambush'], 1]);
});

test('DM-RUL-27 a payment holds no die that is not needed, and wastes no symbol that could stay', () => {
  const t = scenario({ cards: [[22]], reserve: [['2 fist Wolverine', 'bolt', 'mask', 'shield', 'generic']] });
  assert.throws(() => t.play('0 bill:buy Ambush=bolt+mask+shield+generic'), /DM-RUL-27/);
  assert.throws(() => t.play('0 bill:buy Ambush=2 fist Wolverine+bolt+mask'), /DM-RUL-27/);
  assert.throws(() => t.play('0 bill:buy Ambush=2 fist Wolverine+generic'), /DM-RUL-27/);
  t.play('0 bill:buy Ambush=1 of 2 fist Wolverine+generic');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 fist Wolverine', 'bolt', 'mask', 'shield']);
});

test('DM-RUL-27 the rest of a generic die may be wasted', () => {
  const t = scenario({ reserve: [['generic', 'generic']] }).play('0 bill:buy Ambush=generic+generic');
  assert.deepEqual(t.dice(0, 'reserve'), []);
});

test('DM-RUL-15 energy without a die is single and generic: it pays any part that asks for no type', () => {
  const t = scenario({ cards: [[14]], reserve: [['fist', 'Kitty Pryde 3']], field: [['Sidekick']] });
  t.world.loose[0] = 2;
  assert.equal(t.refused(0, 'buy:Kitty Pryde'), 'DM-BUY-04');
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
  t.play('0 bill:field Kitty Pryde 3=loose');
  assert.deepEqual([t.world.loose[0], t.dice(0, 'reserve')], [1, ['fist']]);
});
test('DM-RUL-101 energy without a die may be kept: dice pay in its place, or both together', () => {
  const position = { cards: [[14]], reserve: [['fist', 'mask', 'mask', 'Kitty Pryde 3']], loose: [2, 0] };
  const kept = scenario(position).play('0 bill:field Kitty Pryde 3=fist');
  assert.deepEqual([kept.world.loose[0], kept.dice(0, 'reserve')], [2, ['mask', 'mask']]);
  const mixed = scenario(position).play('0 bill:buy Kitty Pryde+field Kitty Pryde 3=mask+mask+fist+loose');
  assert.deepEqual([mixed.world.loose[0], mixed.dice(0, 'reserve')], [1, []]);
  assert.throws(() => scenario(position).play('0 bill:field Kitty Pryde 3=fist+loose'), /DM-RUL-27/);
  assert.throws(() => scenario(position).play('0 bill:buy Kitty Pryde=mask+loose'), /DM-PAY-08/);
  assert.throws(() => scenario(position).play('0 bill:buy Kitty Pryde=fist+loose+loose'), /DM-RUL-25/);
  assert.equal(kept.play('0 pass', '0 hold').world.loose[0], 0, 'it is lost when the turn ends');
});
test('DM-RUL-101 DM-RUL-27 a player would pay with energy without a die, and with no more than is needed', () => {
  const t = scenario({ cards: [[7]], reserve: [['generic', 'generic', 'Iceman 1']], loose: [1, 0] });
  assert.equal(t.play('0 field:Iceman 1').world.loose[0], 0);
  const whole = scenario({ cards: [[16]], reserve: [['generic', 'Magneto 2']], loose: [1, 0] }).play(
    '0 field:Magneto 2',
  );
  assert.deepEqual([whole.world.loose[0], whole.dice(0, 'reserve')], [1, []]);
});

test('a suggested payment is one the rules accept, and keeps wilds for last', () => {
  const reserve = ['wild', 'bolt', '2 fist Wolverine', 'generic', 'mask'];
  const w = scenario({ cards: [[7, 22]], reserve: [reserve] }).world;
  for (const price of [purchasePrice(cardOf(19)), purchasePrice(cardOf(28)), anyPrice(1), abilityPrice({ fist: 3 })]) {
    const payment = suggestPayment(w, 0, price)!;
    assert.equal(judgePayment(w, price, payment), undefined);
  }
  const wild = w.face.findIndex((_, die) => w.zone[die] === 3 && w.slot[die] === -1);
  assert.ok(!suggestPayment(w, 0, anyPrice(6))!.includes(wild));
  assert.equal(suggestPayment(w, 0, anyPrice(8)), undefined);
});

test('DM-EX-04 one of two fists buys a fist card together with another die', () => {
  const t = scenario({ cards: [[22, 35]], reserve: [['2 fist Wolverine', 'mask']] });
  t.play('0 bill:buy Ant-Man=1 of 2 fist Wolverine+mask');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 fist Wolverine']);
  assert.deepEqual(t.dice(0, 'used'), ['Ant-Man', 'Sidekick']);
  assert.ok(has(t.world, t.die(0, '1 fist Wolverine'), PARTIAL));
});

test('DM-RUL-27 DM-RUL-28 the payment a player would make is enough, and nothing in it is needless', () => {
  const things = ['bolt', 'fist', 'mask', 'wild', 'generic', '2 bolt Iceman', '1 bolt Iceman', '2 fist Wolverine'];
  const all = [...things, '2 mask Cerebro', '2 mask Kitty Pryde', 'shield'];
  const prices = [1, 2, 3, 4, 5].map(anyPrice).concat([7, 14, 22, 62].map(card => purchasePrice(cardOf(card))));
  const random = quickRandom(28);
  for (let i = 0; i < 300; i++) {
    const reserve = random.shuffle([...all]).slice(0, 1 + random.below(6));
    const { world } = scenario({ cards: [[7, 14, 22, 62]], reserve: [reserve] });
    for (const price of prices) {
      const payment = suggestPayment(world, 0, price);
      const wrong = payment ? judgePayment(world, price, payment) : lacks(purseOf(world, 0), price);
      assert.equal(
        wrong === undefined,
        payment !== undefined,
        `${reserve.join()} for ${JSON.stringify(price)}: ${wrong}`,
      );
    }
  }
});
