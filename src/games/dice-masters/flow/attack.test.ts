// The attack step: declarations, their effects, the clash (DM-ATK, DM-BLK, DM-AGA).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { attackOf } from '../abilities/stats.ts';
import { engaged } from '../abilities/targets.ts';
import { FIELD, put } from '../table/world.ts';

const KITTY = 13;
const ICEMAN = 7;
/** The attack step begins, with a Kitty Pryde and an Iceman, both without text, on each side if wanted. */
const fight = (position: Position): Scenario =>
  scenario({
    step: 'attack',
    cards: [
      [KITTY, ICEMAN],
      [KITTY, ICEMAN],
    ],
    ...position,
  });

test('DM-ATK-01 the attack step begins after the main step, when characters that were not fielded are used up', () => {
  const t = scenario({ cards: [[KITTY], []], field: [['Sidekick'], []], reserve: [['Kitty Pryde 1'], []] });
  t.play('0 pass');
  assert.equal(t.asked(0).id, 'attack.attackers');
  assert.deepEqual(t.dice(0, 'used'), ['Kitty Pryde']);
  assert.throws(() => t.play('0 attack:Kitty Pryde'), /no Kitty Pryde/);
});

test('DM-ATK-02 any set of the own characters attacks: all, some or none, and none of the others', () => {
  const position = {
    field: [
      ['Kitty Pryde 1', 'Iceman 1', 'Sidekick'],
      ['Sidekick', 'Sidekick'],
    ],
  };
  for (const set of ['Kitty Pryde+Iceman+Sidekick', 'Kitty Pryde+Sidekick', 'Iceman']) {
    const t = fight(position).play(`0 attack:${set}`);
    assert.equal(t.dice(0, 'attack').length, set.split('+').length);
  }
  assert.equal(fight(position).play('0 hold').world.active, 1);
  const t = fight(position);
  const theirs = t.die(1, 'Sidekick');
  assert.throws(() => t.play(`0 attack:0:${theirs}`), /ENGINE-ASK-3/);
  assert.throws(() => t.play('0 attack:0:'), /DM-ATK-05|ENGINE-ASK-3/);
});

test('DM-ATK-03 a character fielded this turn may attack this turn', () => {
  const t = scenario({ cards: [[KITTY], []], reserve: [['Kitty Pryde 1'], []] });
  t.play('0 field:Kitty Pryde', '0 pass', '0 attack:Kitty Pryde', '0 pass');
  assert.deepEqual(t.world.life, [20, 18]);
});

test('DM-ATK-04 attacking costs no energy and moves the attackers into the attack zone', () => {
  const t = fight({ field: [['Kitty Pryde 3', 'Sidekick'], ['Sidekick']], reserve: [['bolt'], []] });
  t.play('0 attack:Kitty Pryde');
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt']);
  assert.deepEqual(t.dice(0, 'attack'), ['Kitty Pryde 3']);
  assert.deepEqual(t.dice(0, 'field'), ['Kitty Pryde 3', 'Sidekick']);
});

test('DM-ATK-05 without an attacker the turn ends at once and nobody uses a global ability in the step', () => {
  const position = { field: [['Sidekick'], ['Sidekick']], reserve: [['bolt'], ['bolt']] };
  const t = fight(position).play('0 hold');
  assert.equal(t.world.turns, 1);
  assert.equal(t.asked(1).id, 'turn.reroll');
  const bare = fight({ field: [[], ['Sidekick']], reserve: [['bolt'], ['bolt']] });
  assert.equal(bare.asked(1).id, 'turn.reroll');
  const fought = fight(position).play('0 attack:Sidekick', '1 none');
  assert.ok(fought.open(0, 'global').length, 'with an attacker there is a time for them');
});

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

test('DM-ATK-06 after all attackers are declared their effects are applied, to all of them', () => {
  const t = fight({ cards: [[2], []], field: [['Angel 1', 'Sidekick', 'Sidekick'], ['Sidekick']] });
  t.play('0 attack:Angel+Sidekick');
  assert.equal(t.asked(1).id, 'blocking.blockers', 'before blockers are declared');
  const small = t.die(0, 'Sidekick');
  assert.deepEqual([t.world.plusAttack[small], t.world.plusDefense[small]], [1, 1]);
  const alone = fight({ cards: [[2], []], field: [['Angel 1', 'Sidekick'], ['Sidekick']] }).play('0 attack:Sidekick');
  assert.equal(alone.world.plusAttack[alone.die(0, 'Sidekick')], 0, 'Angel did not attack');
});

test('DM-ATK-07 attackers, their effects, blockers, their effects, actions and globals, damage', () => {
  const t = fight({
    cards: [[2, 21], [ICEMAN]],
    field: [
      ['Angel 1', 'Quicksilver 3', 'Sidekick'],
      ['Iceman 1', 'Sidekick'],
    ],
    reserve: [['bolt'], []],
  });
  t.play('0 attack:Angel+Quicksilver+Sidekick', '1 block:Iceman>Quicksilver', '0 global:Enrage');
  t.play(`0 choose:${t.die(0, 'Angel')}`, '0 pass');
  assert.deepEqual(
    t.happened('attacked', 'abilityUsed', 'blocked', 'globalUsed', 'knockedOut', 'lifeLost', 'turnEnded'),
    [
      'attacked 0',
      'abilityUsed 0:Angel',
      'blocked 1:Iceman',
      'abilityUsed 0:Quicksilver',
      'knockedOut 1:Sidekick',
      'globalUsed 0',
      'lifeLost 1 5',
      'knockedOut 1:Iceman',
      'turnEnded 0',
    ],
  );
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

test('DM-AGA-01 after blocks the active player uses actions and globals, the other globals alone', () => {
  const t = fight({
    cards: [[ICEMAN], [ICEMAN]],
    field: [['Iceman 1'], ['Iceman 1']],
    reserve: [['bolt', 'Ambush'], ['bolt']],
  });
  t.play('0 attack:Iceman', '1 block:Iceman>Iceman');
  const verbs = (seat: number): string[] => [...new Set(t.asked(seat).options.map(o => o.verb))].sort();
  assert.deepEqual(verbs(0), ['global', 'pass', 'use']);
  t.play('0 use:Ambush');
  assert.equal(t.world.plusAttack[t.die(0, 'Iceman')], 1);
  t.play('0 pass');
  assert.deepEqual(verbs(1), ['global', 'pass']);
  t.play('1 global:Enrage', `1 choose:${t.die(1, 'Iceman')}`);
  assert.equal(t.world.plusAttack[t.die(1, 'Iceman')], 1);
});

test('DM-AGA-02 the active player goes first', () => {
  const t = fight({ field: [['Iceman 1'], ['Iceman 1']], reserve: [['bolt'], ['bolt']] });
  t.play('0 attack:Iceman', '1 none');
  assert.equal(t.asked(0).id, 'clash.react');
  assert.throws(() => t.asked(1), /not asked/);
});

test('DM-AGA-03 when both are finished, damage follows', () => {
  const t = fight({ field: [['Iceman 1'], ['Iceman 1']], reserve: [['bolt', 'bolt'], ['bolt']] });
  t.play('0 attack:Iceman', '1 none', '0 pass', '1 pass');
  assert.deepEqual(t.world.life, [20, 20], 'the active player may still act');
  t.play('0 global:Enrage', `0 choose:${t.die(0, 'Iceman')}`, '0 pass', '1 pass');
  assert.equal(t.world.turns, 0);
  t.play('0 pass');
  assert.deepEqual(t.world.life, [20, 17]);
});

test('nobody is asked for blockers when the attackers are gone before', () => {
  const t = fight({ cards: [[KITTY], [59]], field: [['Kitty Pryde 1'], ['Toad 1', 'Sidekick']] });
  t.play('0 attack:Kitty Pryde');
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 0:Kitty Pryde']);
  assert.throws(() => t.play('1 none'), /ENGINE-ASK/);
});
