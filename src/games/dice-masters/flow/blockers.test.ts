// Attack step, blockers: who may block whom, and what being blocked means (DM-BLK).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fight, ICEMAN, KITTY } from '../scenario/fights.ts';
import { attackOf } from '../abilities/stats.ts';
import { engaged } from '../abilities/targets.ts';
import { FIELD, NO_DIE, put } from '../table/world.ts';

test('DM-BLK-01 any set of the own characters blocks: all, some or none', () => {
  const position = { field: [['Iceman 1'], ['Sidekick', 'Kitty Pryde 1']] };
  for (const [line, n] of [
    ['1 block:Sidekick>Iceman,Kitty Pryde>Iceman', 2],
    ['1 block:Kitty Pryde>Iceman', 1],
    ['1 none', 0],
  ] as const) {
    const t = fight(position).play('0 attack:Iceman', line);
    assert.equal(t.dice(1, 'attack').length, n);
  }
  const t = fight(position).play('0 attack:Iceman');
  assert.throws(() => t.play(`1 block:0:${t.die(0, 'Iceman')}`), /ENGINE-ASK-3/);
});

test('DM-BLK-01 the inactive player is not asked without a character, nor the active player ever', () => {
  const t = fight({ field: [['Iceman 1'], []] }).play('0 attack:Iceman');
  assert.equal(t.asked(0).id, 'clash.react');
  const blocked = fight({ field: [['Iceman 1'], ['Sidekick']] }).play('0 attack:Iceman');
  assert.throws(() => blocked.asked(0), /is not asked/);
});

test('DM-BLK-02 a blocker is assigned to one attacker, moves into the attack zone and fights that one alone', () => {
  const t = fight({
    field: [
      ['Iceman 1', 'Kitty Pryde 1'],
      ['Iceman 3', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Kitty Pryde', '1 block:Iceman>Kitty Pryde');
  assert.deepEqual(t.dice(1, 'attack'), ['Iceman 3']);
  t.play('0 pass');
  assert.deepEqual(t.dice(0, 'prep'), ['Kitty Pryde'], 'blocked by 4 attack');
  assert.deepEqual(t.world.life, [20, 18], 'Iceman was not blocked');
});

test('DM-BLK-03 a blocker blocks only one attacker', () => {
  const t = fight({
    field: [
      ['Iceman 1', 'Kitty Pryde 1'],
      ['Sidekick', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Kitty Pryde');
  const die = t.die(1, 'Sidekick');
  assert.throws(() => t.play(`1 block:0:${die}:${die}`), /DM-BLK-03 A blocker blocks only one attacker/);
  t.play(`1 block:0:${die}:${t.die(1, 'Sidekick', 1)}`);
  assert.deepEqual(t.dice(1, 'attack'), ['Sidekick', 'Sidekick']);
});

test('DM-BLK-04 several blockers may block the same attacker', () => {
  const t = fight({ field: [['Iceman 1'], ['Sidekick', 'Sidekick', 'Kitty Pryde 1']] });
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman,Sidekick>Iceman,Kitty Pryde>Iceman', '0 pass');
  assert.equal(t.asked(0).id, 'combatDamage.divide');
  t.play('0 divide:0:0:1:1');
  assert.deepEqual(t.dice(0, 'prep'), ['Iceman'], '4 damage of three blockers');
  assert.deepEqual(t.happened('knockedOut').length, 3);
});

test('DM-RUL-59 who attacked and was blocked may block in the next turn', () => {
  const t = fight({ field: [['Iceman 3'], ['Sidekick', 'Sidekick']] });
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman', '0 pass', '1 keep', '1 pass', '1 attack:Sidekick');
  t.play('0 block:Iceman>Sidekick');
  assert.deepEqual(t.dice(0, 'attack'), ['Iceman 3']);
});

test("DM-BLK-05 effects of blocks follow the declaration, the attacker's first", () => {
  const t = fight({ cards: [[56], [60]], field: [['She-Hulk 1'], ['Vision 1']] });
  t.play('0 attack:She-Hulk', '1 block:Vision>She-Hulk');
  assert.deepEqual(t.dice(0, 'attack'), ['She-Hulk 2'], 'She-Hulk has gone up');
  t.play('1 accept');
  assert.deepEqual(t.dice(1, 'attack'), ['Vision 2']);
  assert.deepEqual(t.happened('blocked', 'abilityUsed'), [
    'blocked 1:Vision',
    'abilityUsed 0:She-Hulk',
    'abilityUsed 1:Vision',
  ]);
});

test('DM-BLK-06 who was blocked stays blocked when the blocker is knocked out before damage', () => {
  const t = fight({ cards: [[21], []], field: [['Quicksilver 3'], ['Sidekick']] });
  t.play('0 attack:Quicksilver', '1 block:Sidekick>Quicksilver');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 1:Sidekick']);
  t.play('0 pass');
  assert.deepEqual(t.world.life, [20, 20]);
  assert.deepEqual(t.dice(0, 'field'), ['Quicksilver 3']);
});

test('DM-BLK-07 who is sent back from the attack zone stands in the field outside of it', () => {
  const t = fight({ cards: [[74], [ICEMAN]], field: [['Kitty Pryde 3'], ['Iceman 3']], reserve: [['mask'], []] });
  t.play('0 attack:Kitty Pryde', '1 block:Iceman>Kitty Pryde', '0 accept');
  assert.deepEqual([t.dice(1, 'attack'), t.dice(1, 'field')], [[], ['Iceman 3']]);
  t.play('0 pass');
  assert.deepEqual(t.happened('damaged', 'lifeLost'), [], 'nobody fights');
});

test('DM-BLK-08 DM-RUL-55 blocker and blocked are engaged, and only while both are in the attack zone', () => {
  const t = fight({
    cards: [[KITTY, ICEMAN], [ICEMAN]],
    field: [
      ['Kitty Pryde 1', 'Iceman 1'],
      ['Iceman 3', 'Sidekick'],
    ],
  });
  t.play('0 attack:Iceman+Kitty Pryde', '1 block:Iceman>Kitty Pryde,Sidekick>Iceman');
  const [kitty, mine] = [t.die(0, 'Kitty Pryde'), t.die(0, 'Iceman')];
  const [theirs, small] = [t.die(1, 'Iceman'), t.die(1, 'Sidekick')];
  const { world } = t;
  assert.ok(engaged(world, kitty, theirs) && engaged(world, theirs, kitty) && engaged(world, small, mine));
  assert.ok(!engaged(world, kitty, small) && !engaged(world, mine, theirs) && !engaged(world, kitty, mine));
  put(world, theirs, FIELD);
  assert.ok(!engaged(world, kitty, theirs));
  put(world, mine, FIELD);
  assert.ok(!engaged(world, small, mine), 'the blocker alone is engaged with nobody');
});

test('DM-RUL-55 a bonus for being engaged ends with the engagement', () => {
  const t = fight({ cards: [[66], [ICEMAN]], field: [['Bishop 1'], ['Iceman 1']] });
  t.play('0 attack:Bishop', '1 block:Iceman>Bishop');
  const [bishop, iceman] = [t.die(0, 'Bishop'), t.die(1, 'Iceman')];
  assert.equal(attackOf(t.world, bishop), 4);
  put(t.world, iceman, FIELD);
  assert.equal(attackOf(t.world, bishop), 2);
});

test('nobody is asked for blockers when the attackers are gone before', () => {
  const t = fight({ cards: [[KITTY], [59]], field: [['Kitty Pryde 1'], ['Toad 1', 'Sidekick']] });
  t.play('0 attack:Kitty Pryde');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 0:Kitty Pryde']);
  assert.throws(() => t.play('1 none'), /ENGINE-ASK/);
});

test('DM-RUL-13 an expired clock blocks with those who must, and with nobody else', () => {
  const t = fight({
    cards: [[], [ICEMAN, 1, 10]],
    field: [
      ['Sidekick', 'Sidekick', 'Sidekick'],
      ['Iceman 3', 'Angel 3', 'Juggernaut 3'],
    ],
    forces: ['1:Angel 3', '1:Iceman 3'].map(whom => ({ kind: 'mustBlock', whom, by: 0, n: NO_DIE })),
  });
  t.play('0 attack:Sidekick+Sidekick+Sidekick');
  const idle = t.asked(1).idle!;
  t.play(`1 ${idle}`);
  assert.deepEqual(t.dice(1, 'attack'), ['Angel 3', 'Iceman 3']);
});
