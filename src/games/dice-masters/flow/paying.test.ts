// Costs inside card text: the player chooses the dice that pay, wherever it matters which (DM-NRG-07).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';

const ICEMAN = { cards: [[8]], field: [['Iceman 1']] };

test('DM-NRG-07 the player chooses which die pays for an activated ability', () => {
  const t = scenario({ ...ICEMAN, reserve: [['bolt', 'wild', '2 bolt Iceman', 'fist']] });
  t.play('0 activate:Iceman 1');
  assert.deepEqual(t.open(0), ['Pay with bolt', 'Pay with Iceman (2 bolts)', 'Pay with wild']);
  assert.equal(t.asked(0).rule, 'DM-NRG-07');
  t.play('0 payWith:2 bolt Iceman');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 bolt Iceman', 'bolt', 'fist', 'wild']);
  t.play('0 activate:Iceman 1', '0 payWith:wild');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 bolt Iceman', 'bolt', 'fist']);
  assert.deepEqual(t.strength(0, 'Iceman 1'), { attack: 4, defense: 6 });
});
test('DM-NRG-07 nobody is asked where it does not matter', () => {
  for (const reserve of [
    ['bolt', 'bolt', 'fist'],
    ['wild'],
    ['2 bolt Iceman', '2 bolt Iceman'],
    ['bolt', 'mask', 'generic'],
  ])
    assert.equal(
      scenario({ ...ICEMAN, reserve: [reserve] }).play('0 activate:Iceman 1').at,
      'main.react',
      reserve.join(),
    );
  const both = scenario({ cards: [[110], [7]], reserve: [['Psylocke 1', 'mask', 'wild']], field: [[], ['Iceman 1']] });
  both.play('0 field:Psylocke 1', '0 accept');
  assert.equal(both.at, 'choosing.pick', 'all there is has to pay');
});
test('DM-NRG-07 DM-RUL-27 a cost of two is paid symbol by symbol, and with nothing that is not needed', () => {
  const masks = ['mask', '2 mask Kitty Pryde', '2 mask Cerebro'];
  const t = scenario({ cards: [[110, 13, 62], [7]], reserve: [['Psylocke 1', ...masks]], field: [[], ['Iceman 1']] });
  t.play('0 field:Psylocke 1', '0 accept', '0 payWith:mask');
  assert.equal(t.at, 'choosing.pick', 'Cerebro would make the mask needless, so that the rest is clear');
  assert.deepEqual(t.dice(0, 'reserve'), ['1 mask Kitty Pryde', '2 mask Cerebro']);
  const whole = scenario({
    cards: [[110, 13, 62], [7]],
    reserve: [['Psylocke 1', ...masks]],
    field: [[], ['Iceman 1']],
  });
  whole.play('0 field:Psylocke 1', '0 accept', '0 payWith:2 mask Cerebro');
  assert.deepEqual(whole.dice(0, 'reserve'), ['2 mask Kitty Pryde', 'mask']);
});
test('DM-NRG-07 DM-RUL-73 a reaction and a text that asks how much are paid with chosen dice too', () => {
  const storm = scenario({
    basics: [33],
    cards: [[10], [58, 12]],
    field: [['Juggernaut 3'], ['Juggernaut 1']],
    reserve: [['Take That, Villain!'], ['mask', 'wild']],
  });
  storm.play('0 use:Take That, Villain!', '0 choose:Juggernaut 1', '1 global:Storm', '1 payWith:wild', '1 pass');
  assert.deepEqual([storm.dice(1, 'reserve'), storm.world.damage[storm.die(0, 'Juggernaut')]], [['mask'], 3]);
  const pyro = scenario({
    step: 'attack',
    cards: [[83], []],
    field: [['Pyro 1'], []],
    reserve: [['bolt', 'wild', 'wild']],
  });
  pyro.play('0 attack:Pyro', '0 pay:1', '0 payWith:wild');
  assert.deepEqual([pyro.dice(0, 'reserve'), pyro.world.life[1]! < 20], [['bolt', 'wild'], true]);
});
test('DM-NRG-07 DM-RUL-13 for who does not answer, the die pays that a player would take first', () => {
  const t = scenario({ ...ICEMAN, reserve: [['wild', 'bolt']] }).play('0 activate:Iceman 1');
  assert.equal(t.asked(0).idle, `payWith:${t.die(0, 'bolt')}`);
});
