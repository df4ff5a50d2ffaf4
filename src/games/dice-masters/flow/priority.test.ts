// Priority: who may act next, and when a step is over (DM-PRI).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';

const waits = (t: Scenario): [string, number] => [decisionId(t.state), asked(game, t.state)[0]!];

/** Both players could use Enrage's global ability. */
const both = (casual = false): Scenario =>
  scenario({
    casual,
    reserve: [
      ['bolt', 'bolt', 'wild'],
      ['bolt', 'bolt'],
    ],
    field: [['Sidekick'], ['Iceman 1']],
    cards: [[], [7]],
  });

test('DM-PRI-01 DM-RUL-34 the active player acts first, as often as wanted, before the other may', () => {
  const t = both();
  for (let i = 0; i < 3; i++) {
    assert.deepEqual(waits(t), ['main.react', 0]);
    assert.throws(() => t.play('1 global:Enrage'), /seat 1 is not asked/);
    t.play('0 global:Enrage', '0 choose:Sidekick');
  }
  assert.deepEqual(waits(t), ['main.react', 0]);
});

test('DM-PRI-02 DM-RUL-34 a pause offers the other player one action, also at the very start', () => {
  const t = both().play('0 pass');
  assert.deepEqual(waits(t), ['main.react', 1]);
  t.play('1 global:Enrage', '1 choose:Iceman 1');
  assert.deepEqual(waits(t), ['main.react', 0]);
});

test('DM-PRI-03 after that the active player may act again, and pause again', () => {
  const t = both().play('0 pass', '1 pass');
  t.play('0 global:Enrage', '0 choose:Sidekick', '0 global:Enrage', '0 choose:Sidekick', '0 pass');
  assert.deepEqual(waits(t), ['main.react', 1]);
  t.play('1 global:Enrage', '1 choose:Sidekick', '0 pass', '1 pass');
  assert.deepEqual(waits(t), ['main.react', 0]);
});

test('DM-PRI-04 the inactive passes, the active passes directly after: the step is over', () => {
  const t = both().play('0 pass', '1 pass', '0 pass');
  assert.deepEqual(waits(t), ['attack.attackers', 0]);
  const after = both().play('0 pass', '1 global:Enrage', '1 choose:Sidekick', '0 pass');
  assert.deepEqual(waits(after), ['main.react', 1]);
});

test('DM-PRI-04 who could not start anything is not asked', () => {
  const t = scenario({ reserve: [['bolt'], ['fist']], field: [['Sidekick']] }).play('0 pass');
  assert.deepEqual(waits(t), ['attack.attackers', 0]);
});

test('DM-PRI-01 DM-PRI-02 DM-PRI-04 the same after blockers were declared', () => {
  const t = both().play('0 pass', '1 pass', '0 pass', '0 attack:Sidekick', '1 none');
  assert.deepEqual(waits(t), ['clash.react', 0]);
  t.play('0 global:Enrage', '0 choose:Sidekick', '0 pass', '1 global:Enrage', '1 choose:Iceman 1', '0 pass', '1 pass');
  assert.deepEqual(waits(t), ['clash.react', 0]);
  t.play('0 pass');
  assert.deepEqual([t.world.active, t.world.life[1]], [1, 18]);
});

test('DM-PRI-01 DM-PRI-02 DM-RUL-34 who may act in the turn of the other is told whose turn it is', () => {
  const t = both();
  assert.deepEqual(t.asked(0).prompt.facts, {});
  assert.deepEqual(t.play('0 pass').asked(1).prompt.facts, { theirs: 1, seat: 0 });
});

test('DM-PRI-05 reactions to damage come after both have passed', () => {
  const t = scenario({ cards: [[7], [10]], field: [['Iceman 2'], ['Juggernaut 1', 'Sidekick']] });
  t.play('0 pass', '0 attack:Iceman', '1 block:Juggernaut>Iceman', '0 pass');
  assert.deepEqual(waits(t), ['shielding.choose', 1]);
});

test('DM-PRI-07 DM-RUL-22 casual: the other player may act after each single action', () => {
  const t = both(true).play('0 global:Enrage', '0 choose:Sidekick');
  assert.deepEqual(waits(t), ['main.react', 1]);
  t.play('1 global:Enrage', '1 choose:Sidekick');
  assert.deepEqual(waits(t), ['main.react', 0]);
  t.play('0 global:Enrage', '0 choose:Sidekick', '1 pass', '0 pass');
  assert.deepEqual(waits(t), ['attack.attackers', 0]);
});

test('DM-RUL-22 the tournament procedure is the rule when nothing is said', () => {
  assert.equal(both().world.casual, false);
  const t = both().play('0 global:Enrage', '0 choose:Sidekick');
  assert.deepEqual(waits(t), ['main.react', 0]);
});
