// Damage of fights and effects alike, in the order of DM-RUL-46.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fight, ICEMAN, KITTY } from '../scenario/fights.ts';

test('DM-RUL-46 damage is multiplied by its source after it was divided, before it lands', () => {
  const t = fight({ cards: [[22], [ICEMAN]], field: [['Wolverine 1'], ['Iceman 2', 'Iceman 1']] });
  t.play('0 attack:Wolverine', '1 block:Iceman 2>Wolverine,Iceman 1>Wolverine', '0 pass', '0 divide:0:3:2');
  assert.deepEqual(t.happened('damaged').slice(-2), ['damaged 1:Iceman 6', 'damaged 1:Iceman 4']);
});

test('DM-RUL-46 shields follow the division, those of the active player first', () => {
  const t = fight({
    cards: [[10], [10]],
    field: [
      ['Juggernaut 1', 'Sidekick'],
      ['Juggernaut 1', 'Sidekick'],
    ],
  });
  t.play('0 attack:Juggernaut', '1 block:Juggernaut>Juggernaut', '0 pass');
  assert.equal(t.asked(0).id, 'shielding.choose');
  t.play('0 decline');
  assert.equal(t.asked(1).id, 'shielding.choose');
  assert.deepEqual(t.happened('damaged'), []);
  t.play('1 decline');
  assert.equal(t.happened('knockedOut').length, 2);
});

test('DM-RUL-46 DM-DMG-12 damage lands, life goes, all fall together, then triggers, the active player first', () => {
  const t = fight({
    cards: [
      [84, KITTY],
      [84, KITTY],
    ],
    field: [
      ['Quicksilver 1', 'Sidekick', 'Kitty Pryde 3'],
      ['Quicksilver 1', 'Kitty Pryde 3'],
    ],
  });
  t.play('0 attack:Quicksilver+Sidekick', '1 block:Quicksilver>Quicksilver', '0 pass');
  assert.deepEqual(t.happened('damaged', 'lifeLost', 'knockedOut', 'abilityUsed', 'turnEnded'), [
    'damaged 1:Quicksilver 3',
    'damaged 0:Quicksilver 3',
    'lifeLost 1 1',
    'knockedOut 0:Quicksilver',
    'knockedOut 1:Quicksilver',
    'abilityUsed 0:Quicksilver',
    'damaged 0:Kitty Pryde 2',
    'damaged 1:Kitty Pryde 2',
    'abilityUsed 1:Quicksilver',
    'damaged 0:Kitty Pryde 2',
    'damaged 1:Kitty Pryde 2',
    'knockedOut 0:Kitty Pryde',
    'knockedOut 1:Kitty Pryde',
    'turnEnded 0',
  ]);
});

test('DM-RUL-46 DM-WIN-01 the game ends before anybody is knocked out', () => {
  const t = fight({
    life: [20, 1],
    field: [['Kitty Pryde 1', 'Sidekick'], ['Kitty Pryde 1']],
  });
  t.play('0 attack:Kitty Pryde+Sidekick', '1 block:Kitty Pryde>Kitty Pryde', '0 pass');
  assert.deepEqual(t.state.result?.ranks, [1, 2]);
  assert.deepEqual(t.happened('knockedOut', 'turnEnded'), []);
});

test('DM-RUL-48 unblocked attackers leave in clean up: for triggers of the damage step they are in the field', () => {
  const t = fight({ cards: [[85, ICEMAN], []], field: [['Red Hulk 3', 'Iceman 3'], ['Sidekick']] });
  t.play('0 attack:Red Hulk+Iceman', '1 block:Sidekick>Iceman', '0 pass');
  assert.deepEqual(t.happened('lifeLost', 'knockedOut', 'turnEnded'), [
    'lifeLost 1 8',
    'knockedOut 1:Sidekick',
    'lifeLost 1 1',
    'turnEnded 0',
  ]);
  assert.deepEqual(t.dice(0, 'used'), ['Red Hulk']);
});

test('DM-RUL-46 what happens instead of a knock-out happens while the others fall', () => {
  const t = fight({
    cards: [[86], [ICEMAN]],
    field: [['Sabretooth 2'], ['Iceman 3', 'Sidekick']],
  }).play('0 attack:Sabretooth', '1 block:Iceman>Sabretooth,Sidekick>Sabretooth', '0 pass', '0 divide:0:0:4');
  assert.deepEqual(t.happened('survived', 'knockedOut'), ['survived 0:Sabretooth', 'knockedOut 1:Sidekick']);
  assert.deepEqual(t.dice(0, 'field'), ['Sabretooth 1']);
  const first = fight({ cards: [[86], [ICEMAN]], field: [['Sabretooth 1'], ['Iceman 3']] });
  first.play('0 attack:Sabretooth', '1 block:Iceman>Sabretooth', '0 pass');
  assert.deepEqual(first.happened('survived', 'knockedOut'), ['knockedOut 0:Sabretooth']);
});

test('DM-RUL-49 zero damage is no damage: nothing is dealt and nothing answers', () => {
  const t = fight({ field: [['Iceman 1'], ['Kitty Pryde 1']] });
  t.world.plusAttack[t.die(1, 'Kitty Pryde')] = -5;
  t.play('0 attack:Iceman', '1 block:Kitty Pryde>Iceman', '0 pass');
  assert.deepEqual(t.happened('damaged'), ['damaged 1:Kitty Pryde 2']);
});

test('DM-RUL-52 several sources on one die are separate damage with one common check', () => {
  const t = fight({ field: [['Kitty Pryde 3'], ['Kitty Pryde 1', 'Sidekick']] });
  t.play('0 attack:Kitty Pryde', '1 block:Kitty Pryde>Kitty Pryde,Sidekick>Kitty Pryde', '0 pass', '0 divide:0:2:1');
  assert.deepEqual(
    t.happened('damaged', 'knockedOut').filter(line => line.includes('0:Kitty Pryde')),
    ['damaged 0:Kitty Pryde 2', 'damaged 0:Kitty Pryde 1', 'knockedOut 0:Kitty Pryde'],
  );
});
