// The attack step as a whole: its order, its beginning, and an attack that is not made (DM-ATK).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fight, ICEMAN, KITTY } from '../scenario/fights.ts';
import { scenario } from '../scenario/scenario.ts';

test('DM-ATK-01 the attack step begins after the main step, when characters that were not fielded are used up', () => {
  const t = scenario({ cards: [[KITTY], []], field: [['Sidekick'], []], reserve: [['Kitty Pryde 1'], []] });
  t.play('0 pass');
  assert.equal(t.asked(0).id, 'attack.attackers');
  assert.deepEqual(t.dice(0, 'used'), ['Kitty Pryde']);
  assert.throws(() => t.play('0 attack:Kitty Pryde'), /no Kitty Pryde/);
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
