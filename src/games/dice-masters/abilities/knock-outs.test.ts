// Knock-outs: when, where to, and together (DM-DMG-10 to DM-DMG-12, DM-BON-01 to DM-BON-08, DM-RUL-53).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { PREP } from '../table/world.ts';

const KITTY = 13;
const ICEMAN = 7;

test('DM-DMG-10 damage equal to the defense knocks out, one less does not', () => {
  const damaged = (foe: string): string[] =>
    scenario({
      step: 'attack',
      cards: [[ICEMAN], [KITTY, ICEMAN]],
      field: [['Iceman 1'], [foe, 'Sidekick', 'Sidekick']],
    })
      .play('0 attack:Iceman', `1 block:${foe}>Iceman,Sidekick>Iceman`, '0 pass', '0 divide:0:2:0')
      .dice(0, 'field');
  assert.deepEqual(damaged('Kitty Pryde 1'), ['Iceman 1'], '2 + 1 damage against 4');
  assert.deepEqual(damaged('Kitty Pryde 2'), [], '3 + 1 damage');
});

test("DM-DMG-11 who is knocked out goes to its owner's prep area", () => {
  const t = scenario({
    step: 'attack',
    cards: [[KITTY], [KITTY]],
    field: [['Kitty Pryde 1'], ['Kitty Pryde 1']],
    bag: [[], ['Sidekick', 'Sidekick', 'Sidekick', 'Sidekick']],
  });
  t.play('0 attack:Kitty Pryde', '1 block:Kitty Pryde>Kitty Pryde', '0 pass');
  assert.deepEqual(t.dice(0, 'prep'), ['Kitty Pryde']);
  assert.equal(t.world.zone[t.die(1, 'Kitty Pryde')], PREP);
  assert.deepEqual([t.dice(0, 'used'), t.dice(1, 'used')], [[], []]);
});

test('DM-BON-01 damage stays on a character for the rest of the turn', () => {
  const t = scenario({
    cards: [[19], [KITTY]],
    reserve: [['Quicksilver 1', 'Quicksilver 1'], []],
    field: [[], ['Kitty Pryde 1']],
  });
  t.play('0 field:Quicksilver');
  assert.equal(t.world.damage[t.die(1, 'Kitty Pryde')], 1);
  assert.deepEqual(t.dice(1, 'field'), ['Kitty Pryde 1']);
  t.play('0 field:Quicksilver');
  assert.deepEqual(t.dice(1, 'prep'), ['Kitty Pryde'], '1 and 1 make 2');
});

test('DM-BON-01 unless it is knocked out: it comes back whole', () => {
  const t = scenario({
    cards: [[19], [KITTY]],
    reserve: [['Quicksilver 1', 'Quicksilver 1'], []],
    field: [[], ['Kitty Pryde 1']],
  }).play('0 field:Quicksilver', '0 field:Quicksilver');
  assert.equal(t.world.damage[t.die(1, 'Kitty Pryde')], 0);
});

test('DM-BON-02 DM-CLN-03 damage is removed in the clean up of every turn, of either player', () => {
  for (const active of [0, 1]) {
    const field = [['Iceman 1'], ['Iceman 1']];
    const t = scenario({ active, cards: [[ICEMAN], [ICEMAN]], field });
    const dice = [t.die(0, 'Iceman'), t.die(1, 'Iceman')];
    for (const die of dice) t.world.damage[die] = 3;
    t.play(`${active} pass`);
    assert.deepEqual(
      dice.map(die => t.world.damage[die]),
      [3, 3],
    );
    t.play(`${active} hold`);
    assert.deepEqual(
      dice.map(die => t.world.damage[die]),
      [0, 0],
    );
  }
});

test('DM-BON-03 damage of abilities counts at once, with the knock-outs it causes', () => {
  const t = scenario({
    cards: [[20], [KITTY]],
    reserve: [['Quicksilver 1'], []],
    field: [[], ['Sidekick', 'Sidekick', 'Kitty Pryde 1']],
  });
  t.play('0 field:Quicksilver');
  assert.equal(t.asked(0).id, 'main.react');
  assert.deepEqual(t.dice(1, 'field'), ['Kitty Pryde 1']);
  assert.deepEqual(t.dice(1, 'prep'), ['Sidekick', 'Sidekick']);
});

test('DM-BON-08 a character whose defense is zero is knocked out', () => {
  const t = scenario({
    cards: [[KITTY], [KITTY]],
    field: [[], ['Kitty Pryde 1', 'Sidekick']],
    reserve: [['Sidekick'], []],
  });
  t.world.plusDefense[t.die(1, 'Kitty Pryde')] = -2;
  t.play('0 field:Sidekick');
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
  assert.deepEqual(t.dice(1, 'prep'), ['Kitty Pryde']);
});

test('DM-RUL-53 a die that is spun keeps damage and bonuses, and falls at once if its new defense is not above', () => {
  const spun = (damage: number, plus: number): string[] => {
    const t = scenario({
      cards: [[45], [ICEMAN]],
      field: [[], ['Iceman 2']],
      reserve: [['Marvel Girl 1', 'bolt'], []],
    });
    t.world.damage[t.die(1, 'Iceman')] = damage;
    t.world.plusDefense[t.die(1, 'Iceman')] = plus;
    return t.play('0 field:Marvel Girl').dice(1, 'field');
  };
  assert.deepEqual(spun(3, 0), ['Iceman 1']);
  assert.deepEqual(spun(4, 0), [], 'level 1 has 4 defense');
  assert.deepEqual(spun(4, 1), ['Iceman 1'], 'its bonus stays');
});
