// Main step: what may be done in it, and what goes as it ends (DM-MAI).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf } from '../abilities/stats.ts';

const verbs = (t: Scenario, seat: number): string[] => [...new Set(t.asked(seat).options.map(o => o.verb))];

const attack = (t: Scenario, seat: number, die: string): number => attackOf(t.world, t.die(seat, die));

test('DM-MAI-01 purchasing, global abilities, fielding, actions: nothing else', () => {
  const t = scenario({
    reserve: [['fist', 'bolt', 'mask', 'Sidekick', 'Ambush']],
    field: [['Sidekick'], ['Sidekick']],
  });
  assert.deepEqual(verbs(t, 0).sort(), ['buy', 'field', 'global', 'pass', 'use']);
  assert.deepEqual(Object.keys(t.asked(0).forms), ['bill']);
});

test('DM-MAI-02 DM-EX-05 purchase, action, fielding, purchase: any order, any number', () => {
  const t = scenario({
    reserve: [['fist', 'fist', 'fist', 'Ambush', 'Sidekick', 'mask', 'mask', 'generic Enrage']],
    field: [['Sidekick'], ['Sidekick']],
  });
  t.play('0 bill:buy Enrage=fist+fist+fist', '0 use:Ambush', '0 field:Sidekick', '0 buy:Reckless Melee');
  assert.deepEqual(
    t
      .dice(0, 'used')
      .filter(die => die !== 'Sidekick')
      .sort(),
    ['Ambush', 'Enrage', 'Enrage', 'Reckless Melee'],
  );
  assert.deepEqual([t.dice(0, 'field').length, attack(t, 0, 'Sidekick')], [2, 2]);
});

test('DM-MAI-03 the inactive player may use global abilities and nothing else', () => {
  const t = scenario({ cards: [[], [7]], reserve: [[], ['bolt', 'fist', 'fist', 'fist']], field: [['Sidekick']] });
  t.play('0 pass');
  assert.deepEqual(t.open(1), ['Pass', 'Use the global ability of Enrage']);
  assert.deepEqual(verbs(t, 1), ['pass', 'global']);
  const [items] = t.asked(1).forms.bill!.to[0]!.slots;
  assert.deepEqual(items!.things, [10_000 + 261]);
});

test('DM-MAI-04 DM-MAI-05 DM-FLD-07 as the main step ends, characters go to the used pile, the rest stays', () => {
  const reserve = ['Kitty Pryde 1', 'Sidekick', 'bolt', 'generic', 'Enrage', '2 mask Kitty Pryde'];
  const t = scenario({ cards: [[14]], reserve: [reserve], field: [['Sidekick']] }).play('0 pass');
  assert.equal(decisionId(t.state), 'attack.attackers');
  assert.deepEqual(t.dice(0, 'reserve'), ['2 mask Kitty Pryde', 'Enrage', 'bolt', 'generic Ambush']);
  assert.deepEqual(t.dice(0, 'used'), ['Kitty Pryde', 'Sidekick']);
});
