// Seams between chapters: the end of a turn. What is expected was taken from the
// rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from './scenario.ts';

const LATER = ['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'];

test('DM-RUL-103 DM-CLN-03 the Trainer leaves unblocked in clean up: the Sidekick that lived by him stays', () => {
  const t = scenario({
    step: 'attack',
    cards: [[109], []],
    field: [['Professor X 1', 'Sidekick, 1 damage'], []],
  });
  t.play('0 attack:Professor X', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'used')], [['Sidekick'], ['Professor X']]);
});
test('DM-RUL-103 DM-CLN-03 DM-CLN-04 Ant-Man, Pym Particles lives when bonus and exchange end', () => {
  const t = scenario({
    step: 'attack',
    cards: [[64], []],
    field: [['Ant-Man 1'], ['Sidekick']],
    reserve: [['fist']],
  });
  t.play('0 attack:Ant-Man', '1 block:Sidekick>Ant-Man', '0 global:Ant-Man');
  assert.deepEqual(t.strength(0, 'Ant-Man'), { attack: 3, defense: 2 });
  t.play('0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.happened('knockedOut')], [['Ant-Man 1'], ['knockedOut 1:Sidekick']]);
  assert.deepEqual(t.strength(0, 'Ant-Man'), { attack: 2, defense: 1 });
});
test('DM-RUL-103 DM-CLN-04 a Sidekick that was weakened loses its Trainer and its weakness at once', () => {
  const t = scenario({
    step: 'attack',
    cards: [[109], []],
    field: [['Professor X 1', 'Sidekick, -1 defense'], []],
  });
  t.play('0 attack:Professor X', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.strength(0, 'Sidekick')], [['Sidekick'], { attack: 1, defense: 1 }]);
});
test('DM-CLN-03 DM-RUL-66 a possessed partner goes back in clean up: who lived by it has no damage any more', () => {
  const t = scenario({
    step: 'cleanUp',
    basics: [29],
    cards: [[7], [100, 3]],
    field: [['Iceman 2'], ['Captain America 1, 5 damage, paired with Angel', 'Angel 1']],
  });
  assert.deepEqual([t.dice(1, 'field'), t.happened('knockedOut')], [['Angel 1', 'Captain America 1'], []]);
});
test('DM-CLN-02 Namor, Imperius Rex attacked unblocked: he is not in the field as the turn ends', () => {
  const t = scenario({ step: 'attack', cards: [[108], []], field: [['Namor 1'], []], used: [['Sidekick']] });
  t.play('0 attack:Namor', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.world.active], [[], 1]);
});
test('DM-RUL-24 DM-CLN-06 Namor, Imperius Rex in the other turn: Sidekicks of both piles, then his turn', () => {
  const t = scenario({
    step: 'cleanUp',
    active: 1,
    cards: [[108], []],
    field: [['Namor 1'], ['Sidekick']],
    used: [['Sidekick']],
    prep: [['Sidekick']],
    bag: [LATER],
  });
  t.play('0 choose:Sidekick', '0 choose:Sidekick');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'rolled').length], [['Namor 1', 'Sidekick', 'Sidekick'], 4]);
});
test('DM-TIM-01 two Namors are alone as the turn ends: the active player comes first', () => {
  const t = scenario({
    step: 'cleanUp',
    cards: [[108], [108]],
    field: [['Namor 1'], ['Namor 2']],
    used: [['Sidekick'], ['Sidekick']],
  });
  assert.deepEqual(t.waiting, [0]);
  t.play('0 choose:Sidekick');
  assert.deepEqual(t.waiting, [1]);
  t.play('1 choose:Sidekick');
  assert.deepEqual(
    [t.dice(0, 'field'), t.dice(1, 'field')],
    [
      ['Namor 1', 'Sidekick'],
      ['Namor 2', 'Sidekick'],
    ],
  );
});
test('DM-BST-02 DM-CLN-03 Red Hulk, Thunderbolt Ross was damaged: he spins up after that has gone', () => {
  const t = scenario({ step: 'attack', cards: [[52], [7]], field: [['Red Hulk 1'], ['Iceman 1']] });
  t.play('0 attack:Red Hulk', '1 block:Iceman>Red Hulk', '0 pass');
  assert.equal(t.look(0, 'Red Hulk'), 'Red Hulk 2');
  t.play('1 keep');
  t.idleTo('turn.reroll');
  assert.equal(t.look(0, 'Red Hulk'), 'Red Hulk 2', 'not in the next turn, which did not hurt him');
});
test('DM-RUL-66 Sabretooth, Superpowered lost his partner in the fight: nobody spins as the turn ends', () => {
  const t = scenario({
    step: 'attack',
    cards: [[113, 3], [12]],
    field: [['Sabretooth 1, paired with Angel', 'Angel 1'], ['Juggernaut 1']],
  });
  t.play('0 attack:Angel', '1 block:Juggernaut>Angel', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep')], [['Sabretooth 1'], ['Angel']]);
});
test('DM-ATK-05 DM-MAI-04 Toad, Mortimer Toynbee fells the only character as the main step ends: no attack', () => {
  const t = scenario({ cards: [[1], [119]], field: [['Angel 1'], ['Toad 1']], reserve: [['Angel 2', 'Angel 1']] });
  t.play('0 pass');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'used'), t.world.active], [['Angel'], ['Angel', 'Angel'], 1]);
});
test('DM-RUL-38 Enrage is owed by a die that is knocked out and comes back: it owes nothing any more', () => {
  const t = scenario({
    cards: [[44], []],
    field: [['Magik 2, 5 damage'], []],
    reserve: [['Enrage', 'Reckless Melee', 'Reckless Melee']],
    rolls: [4],
  });
  t.play('0 use:Enrage', '0 use:Reckless Melee', '0 use:Reckless Melee', '0 pass');
  assert.deepEqual([t.look(0, 'Magik'), t.refused(0, 'hold')], ['Magik 1', undefined]);
});
test('DM-RUL-56 DM-BON-05 Ambush counts whom it sees: its bonus stays when they fall', () => {
  const t = scenario({
    cards: [[7], []],
    field: [['Iceman 1'], ['Sidekick', 'Sidekick']],
    reserve: [['Ambush', 'Reckless Melee']],
  });
  t.play('0 use:Ambush', '0 use:Reckless Melee');
  assert.deepEqual([t.dice(1, 'field'), t.strength(0, 'Iceman').attack], [[], 4]);
});
test('DM-PAY-09 DM-CLN-05 DM-RUL-35 an action that was never used goes, energy stays', () => {
  const t = scenario({ reserve: [['Enrage', 'bolt'], ['mask']], bag: [LATER, LATER] });
  t.play('0 pass');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'used'), t.dice(1, 'used')], [['bolt'], ['Enrage'], ['Sidekick']]);
});
