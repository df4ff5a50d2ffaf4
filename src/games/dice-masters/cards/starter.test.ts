// What the characters of the starter box do, one by one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario.ts';

test('1 Angel, Air Transport: fielded, it may bring one Sidekick from the used pile into the field', () => {
  const t = scenario({ cards: [[1], []], reserve: [['Angel 1']], used: [['Sidekick', 'Sidekick', 'Enrage']] });
  t.play('0 field:Angel', '0 accept');
  assert.deepEqual(t.dice(0, 'field'), ['Angel 1', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'used'), ['Enrage', 'Sidekick']);
});
test('1 Angel, Air Transport: the Sidekick that paid for it cannot be brought, and it may be declined', () => {
  const paid = scenario({ cards: [[1], []], reserve: [['Angel 2', 'fist']] }).play('0 field:Angel');
  assert.deepEqual(paid.dice(0, 'used'), ['Sidekick']);
  assert.deepEqual(paid.dice(0, 'field'), ['Angel 2']);
  assert.equal(paid.asked(0).id, 'main.react');
  const declined = scenario({ cards: [[1], []], reserve: [['Angel 1']], used: [['Sidekick']] });
  declined.play('0 field:Angel', '0 decline');
  assert.deepEqual(declined.dice(0, 'field'), ['Angel 1']);
});

test('4 Cyclops, Optic Blast: 3 damage to an opposing character of its choice', () => {
  const t = scenario({
    cards: [[4], [10, 7]],
    field: [['Sidekick'], ['Juggernaut 1', 'Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops');
  assert.deepEqual(t.open(0, 'choose'), ['Choose Juggernaut (level 1)', 'Choose Iceman (level 1)']);
  t.play('0 choose:Juggernaut', '1 refuse');
  assert.deepEqual(t.dice(1, 'prep'), ['Juggernaut']);
  assert.deepEqual(t.world.life, [20, 20]);
});
test('4 Cyclops, Optic Blast: DM-RUL-94 the opponent may pay 3 life once the target is known', () => {
  const t = scenario({ cards: [[4], [7]], field: [[], ['Iceman 1']], reserve: [['Cyclops 1', 'fist']] });
  t.play('0 field:Cyclops');
  assert.deepEqual(t.open(1), ['Pay 3 life', 'Do not pay']);
  t.play('1 payLife');
  assert.deepEqual(t.world.life, [20, 17]);
  assert.equal(t.world.damage[t.die(1, 'Iceman')], 0);
});
test('4 Cyclops, Optic Blast: who has not 3 life cannot pay, and without a target nothing happens', () => {
  const poor = scenario({
    cards: [[4], [7]],
    life: [20, 2],
    field: [[], ['Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  poor.play('0 field:Cyclops');
  assert.equal(poor.world.damage[poor.die(1, 'Iceman')], 3);
  const alone = scenario({ cards: [[4], []], reserve: [['Cyclops 1', 'fist']] }).play('0 field:Cyclops');
  assert.equal(alone.asked(0).id, 'main.react');
  assert.ok(!alone.log.some(line => line.includes('uses the ability')));
});

test('10 Juggernaut, Cain Marko: each Sidekick moved to the used pile prevents up to 3 damage', () => {
  const t = scenario({
    cards: [[4], [10]],
    field: [['Cyclops 3'], ['Juggernaut 2', 'Sidekick', 'Sidekick', 'Sidekick']],
    step: 'attack',
  });
  t.play('0 attack:Cyclops', '1 block:Juggernaut>Cyclops', '0 pass');
  assert.deepEqual(t.dice(1, 'field'), ['Juggernaut 2', 'Sidekick', 'Sidekick', 'Sidekick']);
  t.play('1 apply:Juggernaut', '1 choose:Sidekick', '1 enough');
  assert.deepEqual(t.dice(1, 'used'), ['Sidekick']);
  assert.deepEqual(t.dice(1, 'prep'), []);
  assert.deepEqual(t.dice(1, 'field'), ['Juggernaut 2', 'Sidekick', 'Sidekick']);
});

test('14 Kitty Pryde, Sprite: Sidekicks cannot block her, others can', () => {
  const t = scenario({
    cards: [[14], [7]],
    field: [
      ['Kitty Pryde 1', 'Sidekick'],
      ['Sidekick', 'Iceman 1'],
    ],
    step: 'attack',
  });
  t.play('0 attack:Kitty Pryde+Sidekick');
  assert.throws(() => t.play('1 block:Sidekick>Kitty Pryde'), /DM-FUN-01/);
  t.play('1 block:Iceman>Kitty Pryde,Sidekick>Sidekick');
  assert.deepEqual(t.dice(1, 'attack'), ['Iceman 1', 'Sidekick']);
});
