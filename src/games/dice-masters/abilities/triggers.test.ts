// Active cards and the moment of being fielded (DM-ACV).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { attackOf } from './stats.ts';
import { isActive } from './counting.ts';

const TRAINER = 109;
const sidekick = (t: Scenario): number => attackOf(t.world, t.die(0, 'Sidekick'));

test('DM-ACV-01 a card is active while one of its dice is in the field, the attack zone included', () => {
  const active = (position: Position): boolean[] => {
    const { world } = scenario({ cards: [[TRAINER], []], ...position });
    return [isActive(world, 0, 0), isActive(world, 1, 0)];
  };
  assert.deepEqual(active({ field: [['Professor X 1'], []] }), [true, false]);
  assert.deepEqual(active({ reserve: [['Professor X 1'], []] }), [false, false]);
  assert.deepEqual(active({ prep: [['Professor X'], []], used: [['Professor X'], []] }), [false, false]);
  const t = scenario({ step: 'attack', cards: [[TRAINER], []], field: [['Professor X 1'], ['Sidekick']] });
  assert.equal(isActive(t.play('0 attack:Professor X').world, 0, 0), true);
});

test('DM-ACV-02 an effect of an active card applies once, however many of its dice are in the field', () => {
  const t = scenario({
    cards: [[TRAINER], []],
    field: [['Sidekick'], []],
    reserve: [['Professor X 1', 'Professor X 1', 'bolt', 'bolt'], []],
  });
  assert.equal(sidekick(t), 1);
  t.play('0 field:Professor X');
  assert.equal(sidekick(t), 2);
  t.play('0 field:Professor X');
  assert.equal(sidekick(t), 2);
});

test('DM-ACV-03 it stops when the last of those dice leaves the field', () => {
  const t = scenario({
    cards: [[16, TRAINER], []],
    field: [['Professor X 1', 'Professor X 2', 'Sidekick'], []],
    reserve: [['Magneto 1', 'Magneto 1', 'bolt', 'fist', 'mask', 'mask', 'mask', 'mask'], []],
  });
  t.play('0 field:Magneto', '0 accept', '0 choose:Professor X 1');
  assert.equal(sidekick(t), 2);
  t.play('0 field:Magneto', '0 accept', '0 choose:Professor X 2');
  assert.equal(sidekick(t), 1);
});

/** Quicksilver, Villainous damages all X-Men when he is fielded. */
const QUICKSILVER = 84;
const hurt = (t: Scenario): number => t.world.damage[t.die(0, 'Iceman')]!;

test('DM-ACV-04 fielding is the way from the reserve pool to the field', () => {
  const t = scenario({ cards: [[QUICKSILVER, 7], []], field: [['Iceman 1'], []], reserve: [['Quicksilver 1'], []] });
  assert.equal(hurt(t), 0);
  t.play('0 field:Quicksilver');
  assert.equal(hurt(t), 2);
});

test('DM-ACV-05 DM-ACV-06 neither attacking nor coming back from the attack zone is fielding', () => {
  const t = scenario({
    step: 'attack',
    cards: [[QUICKSILVER, 7], [7]],
    field: [['Quicksilver 3', 'Iceman 1'], ['Iceman 1']],
  });
  t.play('0 attack:Quicksilver');
  assert.equal(hurt(t), 0);
  t.play('1 block:Iceman>Quicksilver', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 1', 'Quicksilver 3']);
  assert.equal(t.log.filter(line => /Iceman.* takes/.test(line)).length, 1, 'only the blocker took damage');
});

test('DM-ACV-07 a captured die that goes free is not fielded', () => {
  const t = scenario({
    cards: [[7], [QUICKSILVER]],
    basics: [28],
    field: [['Iceman 1', 'Sidekick'], ['Quicksilver 1']],
    reserve: [['Imprisoned'], []],
  });
  t.play('0 use:Imprisoned', '0 choose:Quicksilver');
  if (t.asked(0).id === 'choosing.pick') t.play('0 enough');
  assert.deepEqual(t.dice(1, 'field'), []);
  t.play('0 pass', '0 attack:Sidekick', '0 pass');
  assert.deepEqual(t.dice(1, 'field'), ['Quicksilver 1']);
  assert.ok(!t.log.some(line => /Iceman.* takes/.test(line)));
});

test('DM-ACV-07 a die that comes under control is not fielded', () => {
  const t = scenario({
    cards: [[7], [QUICKSILVER]],
    basics: [29],
    field: [['Iceman 2'], ['Quicksilver 1']],
    reserve: [['Possession'], []],
  });
  t.play('0 use:Possession', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 2', 'Quicksilver 1']);
  assert.equal(hurt(t), 0);
});

test('DM-RUL-100 own and possessed copies of one card answer a moment once', () => {
  const fall = scenario({
    basics: [33],
    cards: [[78], [78, 12]],
    field: [['Mister Sinister 1', 'Mister Sinister 2, owned by 1'], ['Juggernaut 1']],
    reserve: [['Take That, Villain!']],
  });
  fall.play('0 use:Take That, Villain!', '0 choose:Juggernaut');
  assert.deepEqual(fall.world.life, [20, 19]);
});
test('DM-RUL-100 DM-RUL-74 own and possessed Cyclops, Field Leader: 1 more damage, not 2', () => {
  const t = scenario({
    step: 'attack',
    cards: [[70, 7], [70]],
    field: [['Cyclops 1', 'Cyclops 2, owned by 1', 'Iceman 1'], []],
  });
  t.play('0 attack:Iceman', '0 pass');
  assert.equal(t.world.life[1], 17);
});
test('DM-RUL-100 DM-BST-01 a burst on the possessed copy replaces the text without one', () => {
  const t = scenario({
    step: 'mainEnds',
    cards: [[7, 119], [119]],
    field: [['Iceman 2'], ['Toad 3', 'Toad 1, owned by 0']],
  });
  assert.deepEqual([t.happened('abilityUsed').length, t.world.damage[t.die(0, 'Iceman')]], [1, 2]);
});
