// Seams between chapters: knock-outs that set off knock-outs. What is expected was taken from the
// rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from './scenario.ts';

const MELEE = { reserve: [['Reckless Melee']] };

test('DM-DMG-12 DM-BON-03 a Villain felled by Reckless Melee fells one that the Melee had only hurt', () => {
  const t = scenario({ ...MELEE, cards: [[84], [1]], field: [['Quicksilver 1'], ['Angel 1', 'Sidekick']] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(1, 'prep')], [['Quicksilver'], ['Angel', 'Sidekick']]);
});
test('DM-TIM-01 DM-RUL-96 two Villainous Quicksilvers fall at once: the active one answers first', () => {
  const t = scenario({
    ...MELEE,
    cards: [
      [84, 7],
      [84, 1],
    ],
    field: [
      ['Quicksilver 1', 'Iceman 1'],
      ['Quicksilver 1', 'Angel 3'],
    ],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual(t.happened('abilityUsed'), ['abilityUsed 0:Quicksilver', 'abilityUsed 1:Quicksilver']);
  assert.deepEqual(t.happened('knockedOut').slice(2), ['knockedOut 0:Iceman', 'knockedOut 1:Angel']);
  assert.deepEqual(t.dice(0, 'field').concat(t.dice(1, 'field')), [], '1 and 2 and 2 are more than either bears');
});
test('DM-RUL-86 Nasty Boy counts each of two Villains that fall together, whoever owns them', () => {
  const t = scenario({
    ...MELEE,
    cards: [
      [78, 51],
      [111, 4],
    ],
    field: [
      ['Mister Sinister 2', 'Pyro 1'],
      ['Pyro 1', 'Cyclops 1'],
    ],
  });
  t.play('0 use:Reckless Melee');
  resolve(t);
  assert.deepEqual([t.world.life, t.dice(0, 'field')], [[20, 18], ['Mister Sinister 2']]);
});
test('DM-RUL-81 Sabretooth, Survivor steps down with no damage left, and is hurt there anew', () => {
  const t = scenario({
    cards: [[7], [86]],
    field: [['Iceman 1'], ['Sabretooth 3, 3 damage']],
    reserve: [['Reckless Melee', 'Reckless Melee']],
  });
  t.play('0 use:Reckless Melee');
  assert.equal(t.look(1, 'Sabretooth'), 'Sabretooth 2');
  t.play('0 use:Reckless Melee');
  assert.equal(t.look(1, 'Sabretooth'), 'Sabretooth 2, 1 damage');
});
test('DM-RUL-83 DM-BLK-06 Magik, Illyana falls in a block and rolls a character: nobody fights her', () => {
  const t = scenario({
    step: 'attack',
    cards: [[12, 39], [44]],
    field: [['Juggernaut 3'], ['Magik 1, 3 damage']],
    reserve: [['bolt', 'bolt']],
    rolls: [5],
  });
  t.play('0 attack:Juggernaut', '1 block:Magik>Juggernaut', '0 global:Cable');
  assert.deepEqual([t.dice(1, 'attack'), t.look(1, 'Magik')], [[], 'Magik 2']);
  t.play('0 pass');
  assert.deepEqual([t.world.life[1], t.dice(0, 'field'), t.dice(1, 'field')], [20, ['Juggernaut 3'], ['Magik 2']]);
});
test('DM-RUL-83 on energy she stays knocked out, and is rolled with the next draw', () => {
  const t = scenario({ ...MELEE, cards: [[], [44]], field: [[], ['Magik 1, 3 damage']], rolls: [2] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(1, 'prep'), t.dice(1, 'reserve')], [['Magik'], []]);
});
test('DM-RUL-86 DM-RUL-24 Apocalypse, Time of Testing pays Feedback although he comes back, and is not fielded', () => {
  const t = scenario({
    basics: [27, 33],
    cards: [[], [96]],
    field: [[], ['Apocalypse 2, 3 damage']],
    reserve: [['Feedback', 'Take That, Villain!']],
  });
  t.play('0 use:Feedback', '0 use:Take That, Villain!');
  assert.deepEqual([t.world.life[1], t.look(1, 'Apocalypse')], [19, 'Apocalypse 1']);
});
test('DM-BST-03 Apocalypse, Time of Testing without a burst stays in the prep area', () => {
  const t = scenario({ ...MELEE, cards: [[], [96]], field: [[], ['Apocalypse 1, 4 damage']] });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(1, 'field'), t.dice(1, 'prep')], [[], ['Apocalypse']]);
});
test('DM-RUL-82 Nathaniel Essex and a Sidekick fall together: he returns, and once more in the same turn', () => {
  const t = scenario({
    cards: [[106], []],
    field: [['Mister Sinister 1', 'Sidekick'], []],
    reserve: [['Reckless Melee', 'Reckless Melee']],
  });
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep')], [['Mister Sinister 1'], ['Sidekick']]);
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(0, 'field'), t.happened('knockedOut').length], [['Mister Sinister 1'], 3]);
});
test('DM-RUL-82 Nathaniel Essex waits for a Sidekick that falls later in the turn, and no longer than that', () => {
  const t = scenario({ ...MELEE, cards: [[106], []], field: [['Mister Sinister 1'], ['Sidekick']] });
  t.play('0 use:Reckless Melee', '0 pass');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep')], [[], ['Mister Sinister']], "the Sidekick was the other's");
});
test('DM-DMG-12 Spider-Man, Superhero and his partner fall together and each strikes with the own attack', () => {
  const t = scenario({
    ...MELEE,
    cards: [[126, 3], [7]],
    field: [['Spider-Man 1, 2 damage, paired with Angel', 'Angel 1, 1 damage'], ['Iceman 2']],
  });
  t.play('0 use:Reckless Melee', '0 resolve:Spider-Man', '0 accept', '0 accept');
  assert.deepEqual(t.happened('damaged').slice(3), ['damaged 1:Iceman 3', 'damaged 1:Iceman 2']);
  assert.deepEqual(t.dice(1, 'prep'), ['Iceman'], '1 and 3 and 2 are the 6 that he bears');
});
test('DM-RUL-66 DM-RUL-56 a partner falls in the fight, and the other has more damage than it bears alone', () => {
  const t = scenario({
    step: 'attack',
    cards: [
      [100, 3],
      [12, 36],
    ],
    field: [
      ['Captain America 1, paired with Angel', 'Angel 1'],
      ['Juggernaut 2', 'Apocalypse 1'],
    ],
  });
  t.play('0 attack:Captain America+Angel', '1 block:Juggernaut>Captain America,Apocalypse>Angel', '0 pass');
  assert.deepEqual(t.happened('knockedOut').toSorted(), [
    'knockedOut 0:Angel',
    'knockedOut 0:Captain America',
    'knockedOut 1:Apocalypse',
    'knockedOut 1:Juggernaut',
  ]);
});
test('DM-RUL-54 Vision, Victor Shade strikes back at the attacker that fells him, and fells it', () => {
  const t = scenario({
    step: 'attack',
    cards: [[13], [120]],
    field: [['Kitty Pryde 3'], ['Vision 1, 1 damage']],
  });
  t.play('0 attack:Kitty Pryde', '1 block:Vision>Kitty Pryde', '0 pass');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 1:Vision', 'knockedOut 0:Kitty Pryde']);
});
test('DM-DMG-12 DM-BON-03 Bishop, XSE falls and deals point by point: nobody falls twice', () => {
  const t = scenario({
    step: 'attack',
    cards: [[7], [97]],
    field: [['Iceman 3', 'Sidekick', 'Sidekick'], ['Bishop 1, 1 damage']],
  });
  t.play('0 attack:Iceman', '1 block:Bishop>Iceman', '0 pass', '1 choose:Sidekick');
  assert.deepEqual(t.dice(0, 'prep'), ['Sidekick'], 'before the second point is aimed');
  t.play('1 choose:Sidekick');
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Iceman 3'], []]);
});
test('DM-RUL-53 DM-DMG-10 Marvel Girl, Telekinetic spins one down who cannot bear it: Feedback counts it', () => {
  const t = scenario({
    basics: [27],
    cards: [[45], [7]],
    field: [[], ['Iceman 2, 4 damage', 'Iceman 2, 3 damage']],
    reserve: [['Feedback', 'Marvel Girl 1', 'fist']],
  });
  t.play('0 use:Feedback', '0 field:Marvel Girl');
  assert.deepEqual([t.world.life[1], t.dice(1, 'prep')], [19, ['Iceman']]);
  assert.equal(t.look(1, 'Iceman'), 'Iceman 1, 3 damage');
});
test('DM-RUL-66 DM-DMG-11 Sentinel, Archvillain knocks out an X-Man, and its partner falls without the pair', () => {
  const t = scenario({
    cards: [[87], [3, 100]],
    field: [[], ['Angel 1', 'Captain America 1, 3 damage, paired with Angel']],
    reserve: [['Sentinel 1', 'fist']],
  });
  t.play('0 field:Sentinel');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 1:Angel', 'knockedOut 1:Captain America']);
  assert.equal(t.world.life[1], 19, 'one X-Man; the partner lived by the pair and is no X-Man');
});

/** Abilities that wait together, in any order. */
function resolve(t: Scenario): void {
  while (t.at === 'triggers.order') t.play(`${t.waiting[0]!} resolve:0`);
}
