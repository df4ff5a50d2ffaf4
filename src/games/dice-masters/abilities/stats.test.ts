// Attack and defense: face value, bonuses that add up, multipliers, never below zero (DM-BON-05 to DM-BON-07,
// DM-RUL-56, DM-RUL-57).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf, defenseOf } from './stats.ts';

const ICEMAN = 7;
const COOL = 9;
const numbers = (t: Scenario, seat: number, die: string): [number, number] => [
  attackOf(t.world, t.die(seat, die)),
  defenseOf(t.world, t.die(seat, die)),
];

test('DM-BON-05 a bonus that was gained lasts until the end of the turn', () => {
  const t = scenario({
    step: 'attack',
    cards: [[2], []],
    field: [['Angel 1', 'Sidekick', 'Sidekick'], ['Sidekick']],
  });
  t.play('0 attack:Angel+Sidekick', '1 block:Sidekick>Sidekick');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
  t.play('0 pass');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [1, 1]);
});

test('DM-BON-06 all bonuses are added up and change the value of the face', () => {
  const t = scenario({
    cards: [[ICEMAN], [101]],
    field: [['Iceman 1', 'Sidekick'], []],
    reserve: [['bolt', 'bolt', 'Ambush'], []],
  });
  const die = t.die(0, 'Iceman');
  for (const _ of [1, 2]) t.play('0 global:Enrage', `0 choose:${die}`);
  assert.deepEqual(numbers(t, 0, 'Iceman'), [4, 4]);
  t.world.plusAttack[die]! -= 3;
  assert.deepEqual(numbers(t, 0, 'Iceman'), [1, 4]);
});

test('DM-BON-06 bonuses that are there and bonuses gained count together', () => {
  const t = scenario({
    cards: [[35], [101]],
    field: [['Ant-Man 1'], ['Emma Frost 1', 'Emma Frost 1']],
    reserve: [['bolt'], []],
  });
  assert.deepEqual(numbers(t, 0, 'Ant-Man'), [1, 1], '2 less 1 for Emma Frost, once');
  t.play('0 global:Enrage', `0 choose:${t.die(0, 'Ant-Man')}`);
  assert.deepEqual(numbers(t, 0, 'Ant-Man'), [2, 1]);
});

test('DM-BON-07 no number falls below zero, but the sum is not forgotten', () => {
  const t = scenario({ cards: [[ICEMAN], []], field: [['Iceman 1', 'Sidekick'], []], reserve: [['bolt'], []] });
  const die = t.die(0, 'Iceman');
  t.world.plusAttack[die] = -5;
  assert.equal(attackOf(t.world, die), 0);
  t.play('0 global:Enrage', `0 choose:${die}`);
  assert.equal(attackOf(t.world, die), 0, '2 - 5 + 1');
});

test('DM-RUL-56 a bonus of a resolved effect stays when its source leaves', () => {
  const t = scenario({
    step: 'attack',
    cards: [[2], [21]],
    field: [['Angel 1', 'Sidekick'], ['Sidekick']],
  });
  t.play('0 attack:Angel+Sidekick');
  t.world.zone[t.die(0, 'Angel')] = 6;
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
});

test('DM-RUL-56 a bonus while a card is active is counted anew at all times', () => {
  const t = scenario({ cards: [[109], []], field: [['Sidekick'], []], reserve: [['Professor X 1', 'mask'], []] });
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [1, 1]);
  t.play('0 field:Professor X');
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [2, 2]);
  t.world.zone[t.die(0, 'Professor X')] = 6;
  assert.deepEqual(numbers(t, 0, 'Sidekick'), [1, 1]);
});

test('DM-RUL-56 bonuses for a place in the fight come and go with it', () => {
  const t = scenario({ step: 'attack', cards: [[64], []], field: [['Ant-Man 1'], ['Sidekick']] });
  assert.deepEqual(numbers(t, 0, 'Ant-Man'), [2, 1]);
  t.play('0 attack:Ant-Man');
  assert.deepEqual(numbers(t, 0, 'Ant-Man'), [2, 3]);
  t.play('1 block:Sidekick>Ant-Man', '0 pass');
  assert.deepEqual(numbers(t, 0, 'Ant-Man'), [2, 1]);
});

test('DM-RUL-57 doubling adds the attack of that moment: 3 doubled and 1 more are 7, 1 more and doubled are 8', () => {
  const iceman = (): Scenario =>
    scenario({ cards: [[COOL], []], field: [['Iceman 2'], []], reserve: [['bolt', 'bolt'], []] });
  const first = iceman().play('0 activate:Iceman');
  assert.equal(numbers(first, 0, 'Iceman')[0], 6);
  first.play('0 global:Enrage');
  assert.equal(numbers(first, 0, 'Iceman')[0], 7);
  const last = iceman().play('0 global:Enrage', '0 activate:Iceman');
  assert.equal(numbers(last, 0, 'Iceman')[0], 8);
});

test('DM-RUL-57 exchanging gives each the difference, as a bonus until end of turn', () => {
  const t = scenario({
    cards: [[64, ICEMAN], []],
    field: [['Iceman 1'], []],
    reserve: [['fist', 'bolt'], []],
  });
  t.play('0 global:Ant-Man');
  assert.deepEqual(numbers(t, 0, 'Iceman'), [4, 2]);
  t.play('0 global:Enrage');
  assert.deepEqual(numbers(t, 0, 'Iceman'), [5, 2]);
  t.play('0 pass', '0 hold');
  assert.deepEqual(numbers(t, 0, 'Iceman'), [2, 4]);
});

test('DM-RUL-57 standing multipliers come after all bonuses, halves are rounded down', () => {
  const t = scenario({ cards: [[ICEMAN], []], field: [['Iceman 1'], []] });
  const die = t.die(0, 'Iceman');
  t.world.plusAttack[die] = 1;
  t.world.forces.push({ kind: 'halved', whom: die, by: 1, die: -1, until: 'turn', action: 0, n: 0 });
  assert.equal(attackOf(t.world, die), 1);
});

test('DM-RUL-100 a text that lasts while active counts once for a side with its own copy and a possessed one', () => {
  const cards = [[109], [109]];
  const t = scenario({ cards, field: [['Professor X 1', 'Professor X 2, owned by 1', 'Sidekick'], []] });
  assert.deepEqual(t.strength(0, 'Sidekick'), { attack: 2, defense: 2 });
  const field = [
    ['Professor X 2, owned by 1', 'Sidekick'],
    ['Professor X 1', 'Sidekick'],
  ];
  const both = scenario({ cards, field });
  assert.deepEqual([both.strength(0, 'Sidekick').attack, both.strength(1, 'Sidekick').attack], [2, 2], 'once a side');
  const two = scenario({ cards: [[109, 46]], field: [['Professor X 1', 'Mister Sinister 1', 'Sidekick']] });
  assert.deepEqual(two.strength(0, 'Sidekick'), { attack: 2, defense: 4 }, 'texts of two cards add up');
});
