// Using action dice: who, when, and where the die goes (DM-ACT).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf } from '../abilities/stats.ts';
import { draw, PREP } from '../table/world.ts';

const ambush = (position = {}): Scenario =>
  scenario({ reserve: [['Ambush']], field: [['Sidekick'], ['Sidekick', 'Sidekick']], ...position });

const attack = (t: Scenario, seat: number, die: string): number => attackOf(t.world, t.die(seat, die));

test('DM-ACT-01 an action face is used from the reserve pool, without energy', () => {
  const t = ambush({ used: [['Enrage']], prep: [['Reckless Melee']] });
  assert.deepEqual(t.open(0, 'use'), ['Use Ambush (action)']);
  t.play('0 use:Ambush');
  assert.equal(attack(t, 0, 'Sidekick'), 3);
});

test('DM-ACT-02 in the main step and after blockers were declared, not before', () => {
  const t = ambush({ reserve: [['Ambush', 'Ambush']] }).play('0 use:Ambush', '0 pass');
  assert.deepEqual([decisionId(t.state), t.open(0, 'use')], ['attack.attackers', []]);
  t.play('0 attack:Sidekick', '1 none');
  assert.deepEqual([decisionId(t.state), t.open(0, 'use')], ['clash.react', ['Use Ambush (action)']]);
  t.play('0 use:Ambush', '0 pass');
  assert.equal(t.world.life[1], 15);
});

test('DM-ACT-03 first the effect, then the die goes to the used pile', () => {
  const t = ambush({ field: [['Sidekick', 'Kitty Pryde 1'], ['Sidekick']], cards: [[14]] }).play('0 use:Ambush');
  assert.deepEqual([t.asked(0).id, t.dice(0, 'reserve'), t.dice(0, 'used')], ['choosing.pick', ['Ambush'], []]);
  t.play('0 choose:Kitty Pryde 1');
  assert.deepEqual([t.dice(0, 'reserve'), t.dice(0, 'used')], [[], ['Ambush']]);
});

test('DM-ACT-04 the inactive player never uses action dice', () => {
  const t = ambush({ reserve: [[], ['Enrage', 'bolt']] }).play('0 pass');
  assert.deepEqual(t.open(1), ['Pass', 'Use the global ability of Enrage']);
  t.play('1 pass', '0 pass', '0 attack:Sidekick', '1 none', '0 pass');
  assert.deepEqual([decisionId(t.state), t.open(1, 'use')], ['clash.react', []]);
});

test('DM-ACT-05 a lasting effect goes on while its die lies in the used pile, and a refill takes the die', () => {
  const t = ambush({ bag: [[], []] }).play('0 use:Ambush');
  assert.deepEqual(t.dice(0, 'used'), ['Ambush']);
  draw(t.world, 0, 1, PREP, quickRandom(1));
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'used'), attack(t, 0, 'Sidekick')], [['Ambush'], [], 3]);
});

test('DM-ACT-06 an action die that shows energy is spent like any other', () => {
  const t = scenario({ reserve: [['generic Ambush', 'bolt']] });
  assert.deepEqual(t.open(0, 'use'), []);
  t.play('0 bill:buy Enrage=generic Ambush+bolt');
  assert.deepEqual(t.dice(0, 'used'), ['Ambush', 'Enrage', 'Sidekick']);
});

test('DM-ACT-07 an unused action face goes to the used pile as the turn ends', () => {
  const t = ambush({ reserve: [['Ambush', 'Enrage**', 'bolt', 'generic Reckless Melee']] }).play('0 pass');
  assert.deepEqual(t.dice(0, 'reserve').length, 4);
  t.play('0 hold');
  assert.deepEqual([t.world.active, t.dice(0, 'used')], [1, ['Ambush', 'Enrage']]);
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt', 'generic Reckless Melee']);
});

test('DM-RUL-32 an action die without a target cannot be used: it stays in the reserve pool', () => {
  const position = { basics: [33], reserve: [['Take That, Villain!']], cards: [[7], [10]] };
  const t = scenario({ ...position, field: [['Iceman 1'], ['Sidekick']] });
  assert.equal(t.refused(0, 'use:Take That, Villain!'), 'DM-RUL-32');
  assert.throws(() => t.play('0 use:Take That, Villain!'), /DM-RUL-32/);
  assert.deepEqual(t.dice(0, 'reserve'), ['Take That, Villain!']);
  const met = scenario({ ...position, field: [[], ['Juggernaut 1']] });
  assert.equal(met.refused(0, 'use:Take That, Villain!'), undefined);
});

test('DM-RUL-32 a legal target is enough: Enrage may be used on a Sidekick that attacks already', () => {
  const t = scenario({ step: 'attack', field: [['Sidekick'], []], reserve: [['Enrage']] });
  t.play('0 attack:Sidekick', '0 use:Enrage');
  assert.deepEqual([t.dice(0, 'attack'), t.dice(0, 'used')], [['Sidekick'], ['Enrage']]);
});
test('DM-RUL-32 of several parts one that does something is enough', () => {
  const t = scenario({ cards: [[7]], reserve: [['Enrage']], field: [['Iceman 3']] }).play('0 use:Enrage', '0 pass');
  assert.deepEqual(t.dice(0, 'field'), ['Iceman 3']);
  assert.equal(t.refused(0, 'hold'), 'DM-RUL-38');
});
