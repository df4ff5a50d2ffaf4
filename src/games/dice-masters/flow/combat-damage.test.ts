// Attack step, damage: who hits whom for how much, and how it is divided (DM-DMG).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampledOption } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { diceMasters as game } from '../game.ts';
import { fight, ICEMAN, KITTY } from '../scenario/fights.ts';
import type { Position, Scenario } from '../scenario/scenario.ts';

test('DM-DMG-02 DM-BON-04 all combat damage is dealt at the same time: both who hit hard enough fall', () => {
  const t = fight({ field: [['Kitty Pryde 1'], ['Kitty Pryde 1']] });
  t.play('0 attack:Kitty Pryde', '1 block:Kitty Pryde>Kitty Pryde', '0 pass');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'field'), t.dice(1, 'field')], [['Kitty Pryde'], [], []]);
  assert.deepEqual(t.happened('knockedOut'), ['knockedOut 0:Kitty Pryde', 'knockedOut 1:Kitty Pryde']);
});

test('DM-DMG-03 DM-DMG-05 a blocked attacker and its blocker deal their attack to each other', () => {
  const t = fight({ field: [['Iceman 2'], ['Iceman 3']] });
  t.play('0 attack:Iceman', '1 block:Iceman>Iceman', '0 pass');
  assert.deepEqual(t.happened('damaged'), ['damaged 1:Iceman 3', 'damaged 0:Iceman 4']);
});

test('DM-DMG-04 the attacking player divides freely among several blockers', () => {
  const divided = (line: string): string[] => {
    const t = fight({ field: [['Iceman 2'], ['Sidekick', 'Sidekick', 'Kitty Pryde 3']] });
    t.play('0 attack:Iceman', '1 block:Sidekick>Iceman,Sidekick>Iceman,Kitty Pryde>Iceman', '0 pass', line);
    return t.happened('knockedOut');
  };
  assert.deepEqual(divided('0 divide:0:3:0:0'), ['knockedOut 1:Kitty Pryde']);
  assert.deepEqual(divided('0 divide:0:0:3:0'), ['knockedOut 1:Sidekick']);
  assert.deepEqual(divided('0 divide:0:1:1:1'), ['knockedOut 1:Sidekick', 'knockedOut 1:Sidekick']);
});

test('DM-RUL-45 all of the attack is divided, no more and no less; more than needed may go to one', () => {
  const t = fight({ field: [['Iceman 2'], ['Sidekick', 'Sidekick']] });
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman,Sidekick>Iceman', '0 pass');
  assert.deepEqual(t.asked(0).prompt.facts, { die: t.die(0, 'Iceman'), n: 3 }, 'the question says whose, and how much');
  assert.throws(() => t.play('0 divide:0:1:1'), /^Error: DM-RUL-45 /);
  assert.throws(() => t.play('0 divide:0:3:1'), /^Error: DM-RUL-45 /);
  t.play('0 divide:0:3:0');
  assert.ok(t.happened('damaged').includes('damaged 1:Sidekick 3'));
});

test('DM-DMG-03 DM-DMG-04 an attack of 0 is nothing to divide, and hits nobody', () => {
  const blocked = (blockers: string[]): string[] => {
    const t = fight({ field: [['Iceman 2, -3 attack'], blockers] });
    t.play('0 attack:Iceman', `1 block:${blockers.map(die => `${die}>Iceman`).join()}`, '0 pass');
    assert.equal(t.at, 'turn.reroll');
    return t.happened('damaged');
  };
  assert.deepEqual(blocked(['Sidekick']), ['damaged 0:Iceman 1']);
  assert.deepEqual(blocked(['Sidekick', 'Sidekick']), ['damaged 0:Iceman 1', 'damaged 0:Iceman 1']);
});

test('DM-DMG-07 damage above the defense goes nowhere else', () => {
  const t = fight({ field: [['Iceman 3'], ['Sidekick', 'Sidekick']] });
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman', '0 pass');
  assert.deepEqual(t.world.life, [20, 20]);
  assert.deepEqual(t.dice(1, 'field'), ['Sidekick']);
});

test('DM-DMG-08 each unblocked attacker deals its attack to the defending player', () => {
  const t = fight({ field: [['Iceman 3', 'Kitty Pryde 1', 'Sidekick'], []] });
  t.play('0 attack:Iceman+Kitty Pryde+Sidekick', '0 pass');
  assert.deepEqual(t.world.life, [20, 13]);
});

test('DM-DMG-09 a blocked attacker deals nothing to the player', () => {
  const t = fight({ field: [['Iceman 3', 'Sidekick'], ['Iceman 1']] });
  t.play('0 attack:Iceman+Sidekick', '1 block:Iceman>Iceman', '0 pass');
  assert.deepEqual(t.world.life, [20, 19]);
});

test('DM-DMG-09 unless an effect says so: Cable, Time Traveler pays to hit the player although blocked', () => {
  const t = fight({
    cards: [[99], [ICEMAN]],
    field: [['Cable 1'], ['Iceman 1']],
    reserve: [['bolt', 'bolt'], []],
  });
  t.play('0 attack:Cable', '1 block:Iceman>Cable', '0 accept', '0 pass');
  assert.deepEqual(t.world.life, [20, 17]);
  assert.ok(!t.happened('damaged').some(line => line.includes('Iceman')));
});

const KUURTH: Position = {
  cards: [[KITTY, ICEMAN], [73]],
  field: [
    ['Iceman 3', 'Kitty Pryde 3'],
    ['Juggernaut 1', 'Sidekick'],
  ],
};

/** Juggernaut blocks both attackers, a Sidekick the Iceman too. */
function blockBoth(position: Position = {}): Scenario {
  const t = fight({ ...KUURTH, ...position });
  const [kitty, iceman] = [t.die(0, 'Kitty Pryde'), t.die(0, 'Iceman')];
  const [big, small] = [t.die(1, 'Juggernaut'), t.die(1, 'Sidekick')];
  t.play('0 attack:Iceman+Kitty Pryde');
  assert.ok(kitty < iceman);
  return t.play(`1 block:0:${big}:${big}+${small}`, '0 pass');
}

test('DM-DMG-01 DM-RUL-46 the active player divides first, then the other', () => {
  const t = blockBoth();
  assert.equal(t.asked(0).id, 'combatDamage.divide');
  assert.throws(() => t.asked(1), /not asked/);
  t.play('0 divide:0:3:1');
  assert.equal(t.asked(1).id, 'combatDamage.divide');
  assert.deepEqual(t.happened('damaged'), [], 'nothing is dealt before all is divided');
});

test('DM-DMG-06 a blocker of two attackers divides its damage between them', () => {
  const t = blockBoth().play('0 divide:0:3:1');
  assert.throws(() => t.play('1 divide:0:3:6'), /DM-RUL-45/);
  t.play('1 divide:0:1:5');
  assert.deepEqual(
    t.happened('damaged').filter(line => line.startsWith('damaged 0')),
    ['damaged 0:Iceman 1', 'damaged 0:Kitty Pryde 1', 'damaged 0:Iceman 5'],
  );
  assert.deepEqual(t.dice(0, 'prep'), ['Iceman'], '5 of Juggernaut and 1 of the Sidekick');
});

test('DM-DMG-13 assigned damage stays when the die that deals it is gone', () => {
  const t = fight({
    cards: [[10], [ICEMAN]],
    field: [
      ['Juggernaut 1', 'Sidekick', 'Sidekick'],
      ['Iceman 3', 'Iceman 1'],
    ],
  });
  t.play('0 attack:Juggernaut+Sidekick+Sidekick', '1 block:Iceman 3>Juggernaut,Iceman 1>Sidekick', '0 pass');
  const small = t.die(0, 'Sidekick');
  t.play('0 apply:Juggernaut', `0 choose:${small}`);
  if (!t.world.turns) t.play('0 enough');
  assert.ok(t.happened('damaged').includes('damaged 1:Iceman 1'), t.log.join('\n'));
  assert.ok(!t.happened('damaged', 'knockedOut').some(line => line.includes('0:Sidekick')), 'it is not hit any more');
  assert.deepEqual(t.world.life, [20, 19], 'and the other Sidekick hits the player');
});

test('DM-RUL-43 DM-BLK-06 an attacker whose blocker is gone stays blocked: it deals and takes nothing', () => {
  const t = fight({
    cards: [[KITTY], [9]],
    field: [['Kitty Pryde 3'], ['Sidekick', 'Sidekick']],
    reserve: [[], ['bolt']],
  });
  t.play('0 attack:Kitty Pryde', '1 block:Sidekick>Kitty Pryde', '0 pass', '1 global:Iceman');
  t.play(`1 choose:${t.world.foe.findIndex(foe => foe >= 0)}`, '1 enough');
  assert.deepEqual(t.dice(1, 'attack'), []);
  t.play('0 pass');
  while (t.world.turns === 0) t.play('1 pass', '0 pass');
  assert.deepEqual(t.world.life, [20, 20]);
  assert.deepEqual(t.dice(0, 'field'), ['Kitty Pryde 3'], 'DM-CLN-01: it returns');
});

test('DM-RUL-44 of two blockers one leaves: all damage goes to the other', () => {
  const t = fight({
    cards: [[ICEMAN], [9]],
    field: [['Iceman 3'], ['Sidekick', 'Iceman 1']],
    reserve: [[], ['bolt']],
  });
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman,Iceman>Iceman', '0 pass', '1 global:Iceman', '1 choose:Sidekick');
  t.play('0 pass');
  if (!t.world.turns) t.play('1 pass', '0 pass');
  assert.ok(t.happened('damaged').includes('damaged 1:Iceman 4'), t.log.join('\n'));
});

test('DM-RUL-45 random play divides damage in every way there is', () => {
  const t = fight({ field: [['Iceman 2'], ['Sidekick', 'Sidekick']] });
  t.play('0 attack:Iceman', '1 block:Sidekick>Iceman,Sidekick>Iceman', '0 pass');
  const random = quickRandom(45);
  const divisions = new Set(Array.from({ length: 200 }, () => sampledOption(game, t.state, 0, random)));
  assert.deepEqual(divisions, new Set(['divide:0:0:3', 'divide:0:1:2', 'divide:0:2:1', 'divide:0:3:0']));
});
