// Seams between chapters: last points of life, and several things that end a game at once. What is expected was taken
// from the rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from './scenario.ts';

const ranks = (t: Scenario): readonly number[] | undefined => t.state.result?.ranks;
const LETHAL = { life: [1, 1], reserve: [['Reckless Melee**']] };

test('DM-RUL-50 DM-WIN-01 Reckless Melee at one life each: the active player wins at once', () => {
  const t = scenario({ ...LETHAL, field: [['Sidekick'], ['Sidekick']] }).play('0 use:Reckless Melee');
  assert.deepEqual([ranks(t), t.happened('knockedOut'), t.world.life], [[1, 2], [], [1, 0]]);
});
test('DM-RUL-50 the same in the turn of the second player', () => {
  const t = scenario({ active: 1, life: [1, 1], reserve: [[], ['Reckless Melee*']] }).play('1 use:Reckless Melee');
  assert.deepEqual(
    [ranks(t), t.world.life],
    [
      [2, 1],
      [0, 1],
    ],
  );
});
test('DM-WIN-01 Cyclops, Overlook takes the last life: not even the same blow knocks out', () => {
  const t = scenario({
    basics: [27],
    cards: [[5], []],
    life: [20, 1],
    field: [[], ['Sidekick']],
    reserve: [['Feedback', 'Cyclops 1', 'fist']],
  });
  t.play('0 use:Feedback', '0 field:Cyclops');
  assert.deepEqual([ranks(t), t.happened('knockedOut')], [[1, 2], []]);
});
test('DM-WIN-01 DM-FUN-05 Juggernaut, Archvillain takes the last life and gives none any more', () => {
  const t = scenario({
    cards: [[12], []],
    life: [5, 1],
    field: [['Sidekick'], []],
    reserve: [['Juggernaut 1', 'fist']],
  });
  t.play('0 field:Juggernaut', '0 accept');
  assert.deepEqual(
    [ranks(t), t.world.life],
    [
      [1, 2],
      [5, 0],
    ],
  );
});
test('DM-FUN-05 at the most life his gift is lost', () => {
  const t = scenario({ cards: [[12], []], field: [['Sidekick'], []], reserve: [['Juggernaut 1', 'fist']] });
  t.play('0 field:Juggernaut', '0 accept');
  assert.deepEqual([t.world.life, t.happened('lifeGained')], [[20, 19], []]);
});
test('DM-RUL-58 DM-RUL-90 a price of the last life to attack with what would win: the payer has lost', () => {
  const t = scenario({
    cards: [[15], []],
    life: [1, 1],
    field: [['Sidekick'], []],
    reserve: [['mask']],
  });
  t.play('0 global:Kitty Pryde', '0 pass', '0 attack:Sidekick');
  assert.deepEqual(
    [ranks(t), t.world.life],
    [
      [2, 1],
      [0, 1],
    ],
  );
});
test('DM-RUL-58 two such prices cannot be paid with one life', () => {
  const t = scenario({
    cards: [[15], []],
    life: [1, 1],
    field: [['Sidekick'], []],
    reserve: [['mask', 'mask']],
  });
  t.play('0 global:Kitty Pryde', '0 global:Kitty Pryde', '0 pass');
  assert.equal(t.refused(0, 'attack:Sidekick'), 'DM-RUL-58');
});
test('DM-RUL-58 DM-RUL-94 the last three life stop Optic Blast and lose the game', () => {
  const t = scenario({
    cards: [[4], [7]],
    life: [20, 3],
    field: [[], ['Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops', '1 payLife');
  assert.deepEqual([ranks(t), t.happened('damaged')], [[1, 2], []]);
});
test('DM-RUL-58 with two life nobody is asked, and the blast goes off', () => {
  const t = scenario({
    cards: [[4], [7]],
    life: [20, 2],
    field: [[], ['Iceman 1']],
    reserve: [['Cyclops 1', 'fist']],
  });
  t.play('0 field:Cyclops');
  assert.deepEqual([ranks(t), t.look(1, 'Iceman')], [undefined, 'Iceman 1, 3 damage']);
});
test('DM-RUL-51 Emma Frost, Hellfire Club turns the last life of the attacker away while another gets through', () => {
  const t = scenario({
    step: 'attack',
    cards: [[23], [123]],
    life: [1, 1],
    field: [['Wolverine 1', 'Sidekick'], ['Emma Frost 1']],
  });
  t.play('0 attack:Wolverine+Sidekick', '1 block:Emma Frost>Wolverine');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual(
    [ranks(t), t.world.life],
    [
      [1, 2],
      [1, 0],
    ],
  );
});
test('DM-RUL-51 DM-PRV-04 with nobody else getting through the attacker dies of it', () => {
  const t = scenario({
    step: 'attack',
    cards: [[23], [123]],
    life: [1, 1],
    field: [['Wolverine 1'], ['Emma Frost 1']],
  });
  t.play('0 attack:Wolverine', '1 block:Emma Frost>Wolverine');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual(ranks(t), [2, 1]);
});
test('DM-RUL-86 DM-WIN-01 the first of two Feedbacks is enough: the second and all that waits come to nothing', () => {
  const t = scenario({
    basics: [27, 30],
    cards: [[], [84]],
    life: [20, 1],
    field: [['Sidekick'], ['Quicksilver 1']],
    reserve: [['Feedback', 'Feedback', 'Reckless Melee']],
  });
  t.play('0 use:Feedback', '0 use:Feedback', '0 use:Reckless Melee');
  assert.deepEqual([ranks(t), t.happened('lifeLost').length, t.happened('abilityUsed')], [[1, 2], 1, []]);
});
test('DM-WIN-01 Magik, Redflag #133 takes the last life and is not rerolled', () => {
  const t = scenario({ step: 'attack', cards: [[104], []], life: [20, 1], field: [['Magik 1'], []] });
  t.play('0 attack:Magik');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual([ranks(t), t.happened('rerolled')], [[1, 2], []]);
});
test('DM-RUL-58 Ant-Man, The Insect World may be paid with the last life', () => {
  const t = scenario({ cards: [[95], []], life: [1, 20], reserve: [['Ant-Man 1']] });
  t.play('0 field:Ant-Man', '0 accept');
  assert.deepEqual([ranks(t), t.happened('spun')], [[2, 1], []]);
});
