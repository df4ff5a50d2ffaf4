// Seams between chapters: dice that leave while something is under way. What is expected was taken from the
// rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from './scenario.ts';

const LATER = ['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick'];

test('DM-ATK-06 DM-BLK-01 Toad, Tongue Lashing fells the only attacker: nobody is asked to block', () => {
  const t = scenario({
    step: 'attack',
    cards: [[1], [59]],
    field: [['Angel 1'], ['Toad 1']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 attack:Angel');
  assert.deepEqual([t.dice(0, 'prep'), t.at], [['Angel'], 'clash.react'], 'actions can still be used');
  t.play('0 pass');
  assert.deepEqual([t.world.life, t.world.active], [[20, 20], 1]);
});
test('DM-DMG-11 DM-TIM-03 attackers that fall as they attack leave nobody to block', () => {
  const t = scenario({
    step: 'attack',
    cards: [[1, 51], [59]],
    field: [['Angel 1', 'Pyro 1', 'Sidekick'], ['Toad 1']],
    rolls: [1],
  });
  t.play('0 attack:Angel+Pyro');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'field'), t.world.life[1]], [['Angel', 'Pyro'], ['Sidekick'], 20]);
});
test('DM-RUL-43 DM-BLK-07 Kitty Pryde, Just a Phase sends her blocker home: she deals nothing', () => {
  const t = scenario({
    step: 'attack',
    cards: [[74], [7]],
    field: [['Kitty Pryde 2'], ['Iceman 1']],
    reserve: [['mask']],
  });
  t.play('0 attack:Kitty Pryde', '1 block:Iceman>Kitty Pryde', '0 accept');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual([t.world.life[1], t.happened('damaged')], [20, []]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Kitty Pryde 2'], ['Iceman 1']]);
});
test('DM-RUL-44 of two blockers one leaves by Just a Phase: all damage goes to the other without a question', () => {
  const t = scenario({
    step: 'attack',
    cards: [[74], [7]],
    field: [['Kitty Pryde 2'], ['Iceman 1', 'Sidekick']],
    reserve: [['mask']],
  });
  t.play('0 attack:Kitty Pryde', '1 block:Iceman>Kitty Pryde,Sidekick>Kitty Pryde', '0 accept', '0 choose:Sidekick');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual(t.happened('damaged'), ['damaged 1:Iceman 3', 'damaged 0:Kitty Pryde 2']);
});
test('DM-BLK-07 DM-CLN-02 Magik, Lightchylde ends the block for both: the attacker is no unblocked one', () => {
  const t = scenario({
    step: 'attack',
    cards: [[7], [75]],
    field: [['Iceman 3'], ['Magik 1']],
    bag: [LATER, ['Magik']],
    used: [[], LATER],
  });
  t.play('0 attack:Iceman', '1 block:Magik>Iceman');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.deepEqual([t.world.life[1], t.dice(0, 'used'), t.happened('damaged')], [20, [], []]);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Iceman 3'], ['Magik 1']]);
});
test('DM-RUL-16 Magik, Lightchylde draws nothing where there is nothing: the block stands and costs no life', () => {
  const t = scenario({
    step: 'attack',
    cards: [[7], [75]],
    field: [['Iceman 3'], ['Magik 1']],
    bag: [LATER, []],
    reserve: [['bolt']],
  });
  t.play('0 attack:Iceman', '1 block:Magik>Iceman');
  assert.deepEqual([t.at, t.dice(1, 'attack'), t.world.life[1]], ['clash.react', ['Magik 1'], 20]);
});
test('DM-RUL-44 DM-DMG-10 Reckless Melee between block and damage: the rest of the blockers takes all', () => {
  const t = scenario({
    step: 'attack',
    cards: [[4], [7]],
    field: [['Cyclops 3'], ['Iceman 2', 'Sidekick']],
    reserve: [['Reckless Melee']],
  });
  t.play('0 attack:Cyclops', '1 block:Iceman>Cyclops,Sidekick>Cyclops', '0 use:Reckless Melee', '0 pass');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 1:Sidekick', 'knockedOut 0:Cyclops', 'knockedOut 1:Iceman']);
});
test('DM-CAP-02 DM-RUL-61 Imprisoned takes a blocker away until another attacker gets through', () => {
  const t = scenario({
    step: 'attack',
    basics: [28],
    cards: [[4], [7]],
    field: [['Cyclops 2', 'Sidekick'], ['Iceman 1']],
    reserve: [['Imprisoned']],
  });
  t.play('0 attack:Cyclops+Sidekick', '1 block:Iceman>Cyclops', '0 use:Imprisoned', '0 choose:Iceman');
  while (t.at === 'choosing.pick') t.play('0 enough');
  assert.deepEqual(t.dice(1, 'captured').concat(t.dice(0, 'captured')), ['Iceman']);
  t.play('0 pass');
  assert.deepEqual([t.world.life[1], t.dice(1, 'field')], [19, ['Iceman 1']], 'Cyclops stays blocked');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'used')], [['Cyclops 2'], ['Imprisoned', 'Sidekick']]);
});
test('DM-RUL-56 DM-RUL-42 Falcon, Recon falls by Tongue Lashing: his Sidekicks cannot be blocked all the same', () => {
  const t = scenario({
    step: 'attack',
    cards: [[71], [59]],
    field: [
      ['Falcon 1', 'Sidekick, +2 defense'],
      ['Toad 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Falcon+Sidekick');
  assert.deepEqual([t.dice(0, 'prep'), t.refused(1, 'block:Sidekick>Sidekick')], [['Falcon'], 'DM-FUN-01']);
});
test('DM-RUL-42 Namor, The Sub-Mariner is blocked before a second friend is fielded: no block is undone', () => {
  const t = scenario({
    step: 'attack',
    basics: [34],
    cards: [[48, 13], []],
    field: [['Namor 1', 'Sidekick'], ['Sidekick']],
    reserve: [['Transfer Power']],
    used: [['Kitty Pryde']],
    rolls: [4],
  });
  t.play('0 attack:Namor', '1 block:Sidekick>Namor', '0 use:Transfer Power', '0 pass');
  assert.deepEqual([t.world.life[1], t.dice(0, 'field')], [20, ['Kitty Pryde 1', 'Namor 1', 'Sidekick']]);
});
test('DM-DMG-13 DM-RUL-43 an attacker leaves between block and damage: its blocker deals nothing to anybody', () => {
  const t = scenario({
    step: 'attack',
    cards: [[9], [7]],
    field: [['Sidekick', 'Iceman 1'], ['Iceman 1']],
    reserve: [['bolt']],
  });
  t.play('0 attack:Sidekick', '1 block:Iceman>Sidekick', '0 global:Iceman', '0 choose:Sidekick');
  while (t.at === 'choosing.pick') t.play('0 enough');
  t.play('0 pass');
  assert.deepEqual([t.happened('damaged'), t.world.life, t.dice(0, 'reserve')], [[], [20, 20], ['bolt']]);
});
test('DM-RUL-88 DM-PRU-08 She-Hulk and her partner are blocked by one each: the life comes once', () => {
  const t = scenario({
    step: 'attack',
    cards: [[116, 3], []],
    field: [
      ['She-Hulk 1, paired with Angel', 'Angel 1'],
      ['Sidekick', 'Sidekick'],
    ],
    life: [10, 20],
  });
  t.play('0 attack:She-Hulk+Angel', '1 block:Sidekick>She-Hulk,Sidekick>Angel');
  if (t.at === 'clash.react') t.play('0 pass');
  assert.equal(t.world.life[0], 12);
});
