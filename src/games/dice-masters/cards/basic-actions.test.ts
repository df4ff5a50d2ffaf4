// What the ten basic actions do, with every burst and every global ability.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario.ts';
import { attackOf } from '../stats.ts';

test('25 Ambush: +1 attack for each opposing character, until the turn ends', () => {
  const t = scenario({ cards: [[4], [7]], field: [['Cyclops 1'], ['Sidekick', 'Iceman 1']], reserve: [['Ambush']] });
  t.play('0 use:Ambush');
  const cyclops = t.die(0, 'Cyclops');
  assert.equal(attackOf(t.world, cyclops), 6);
  assert.deepEqual(t.dice(0, 'used'), ['Ambush']);
  t.play('0 pass', '0 hold');
  assert.equal(attackOf(t.world, cyclops), 4);
});
test('25 Ambush: DM-RUL-32 it needs an own character and does nothing without an opposing one', () => {
  const bare = scenario({ field: [[], ['Sidekick']], reserve: [['Ambush']] });
  assert.equal(bare.refused(0, 'use:Ambush'), 'DM-RUL-32');
  const alone = scenario({ field: [['Sidekick'], []], reserve: [['Ambush']] });
  assert.equal(alone.refused(0, 'use:Ambush'), 'DM-RUL-32');
});

test('26 Enrage: any character goes up a level and must attack at its next opportunity', () => {
  const t = scenario({ cards: [[4], []], field: [['Cyclops 1', 'Sidekick'], []], reserve: [['Enrage']] });
  t.play('0 use:Enrage', '0 choose:Cyclops', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Cyclops 2', 'Sidekick']);
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  assert.throws(() => t.play('0 attack:Sidekick'), /DM-RUL-38/);
  t.play('0 attack:Cyclops');
  t.play('0 pass');
  assert.equal(t.world.life[1], 15);
});
test('26 Enrage: a Sidekick and a level 3 character cannot go up, but must attack', () => {
  const t = scenario({ field: [['Sidekick'], []], reserve: [['Enrage']] }).play('0 use:Enrage', '0 pass');
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
  const high = scenario({ cards: [[4], []], field: [['Cyclops 3'], []], reserve: [['Enrage']] });
  high.play('0 use:Enrage', '0 pass');
  assert.deepEqual(high.dice(0, 'field'), ['Cyclops 3']);
  assert.equal(high.refused(0, 'hold'), 'DM-RUL-38');
});
test('26 Enrage on an opposing character binds it in the turn of its player', () => {
  const t = scenario({ cards: [[], [4]], field: [[], ['Cyclops 1', 'Sidekick']], reserve: [['Enrage']] });
  t.play('0 use:Enrage', '0 choose:Cyclops', '0 pass', '1 keep', '1 pass');
  assert.equal(t.refused(1, 'hold'), 'DM-RUL-38');
  assert.throws(() => t.play('1 attack:Sidekick'), /DM-RUL-38/);
});
test('26 Enrage, global ability: a bolt gives any character +1 attack, as often as it is paid', () => {
  const t = scenario({ field: [['Sidekick'], []], reserve: [['bolt', 'wild', 'fist']] });
  t.play('0 global:Enrage', '0 global:Enrage');
  assert.equal(attackOf(t.world, t.die(0, 'Sidekick')), 3);
  assert.equal(t.refused(0, 'global:Enrage'), 'DM-GLO-03');
});

test('30 Reckless Melee: without burst every character takes 1 damage', () => {
  const t = scenario({
    cards: [[4], []],
    field: [['Sidekick', 'Cyclops 1'], ['Sidekick']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Cyclops 1'], []]);
  assert.equal(t.world.damage[t.die(0, 'Cyclops')], 1);
  assert.deepEqual(t.world.life, [20, 20]);
});
test('30 Reckless Melee: with one burst both players take 1 damage and no character does', () => {
  const t = scenario({ field: [['Sidekick'], ['Sidekick']], reserve: [['Reckless Melee*']] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [19, 19]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Sidekick'], ['Sidekick']]);
});
test('30 Reckless Melee: with two bursts both players and every character take 1 damage', () => {
  const t = scenario({ field: [['Sidekick'], ['Sidekick']], reserve: [['Reckless Melee**']] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.world.life, [19, 19]);
  assert.deepEqual([t.dice(0, 'prep'), t.dice(1, 'prep')], [['Sidekick'], ['Sidekick']]);
});
