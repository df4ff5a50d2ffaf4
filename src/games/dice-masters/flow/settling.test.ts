// Tests of settling: the consequences of a change of control, bonuses or activity come at once, whatever its cause.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionId } from '#engine/ask.ts';
import { quickRandom } from '#engine/random.ts';
import { playedByChance } from '#engine/testing/play.ts';
import type { Json } from '#engine/types.ts';
import { defenseOf } from '../abilities/stats.ts';
import { diceMasters } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { inField } from '../table/world.ts';

test('DM-RUL-64 DM-RUL-56 DM-ACV-03 DM-BON-03 whoever lived by a bonus falls when Possession takes its source', () => {
  const t = scenario({
    basics: [29],
    cards: [[4], [109]],
    field: [['Cyclops 2'], ['Professor X 1', 'Sidekick, 1 damage', 'Sidekick']],
    reserve: [['Possession']],
  });
  assert.deepEqual(t.strength(1, 'Sidekick'), { attack: 2, defense: 2 });
  t.play('0 use:Possession', '0 pass', '0 choose:Professor X');
  assert.equal(t.asked(0).id, 'attack.attackers');
  assert.deepEqual([t.dice(1, 'field'), t.dice(1, 'prep')], [['Sidekick'], ['Sidekick']]);
  assert.deepEqual(t.strength(1, 'Sidekick'), { attack: 1, defense: 1 });
});
test('DM-RUL-96 DM-RUL-62 what falls by a Possession sets off its texts before the next one takes anybody', () => {
  const t = scenario({
    basics: [29],
    cards: [[4], [46, 84, 45]],
    field: [
      ['Cyclops 3', 'Sidekick'],
      ['Mister Sinister 1', 'Quicksilver 2, 3 damage', 'Marvel Girl 2', 'Sidekick'],
    ],
    reserve: [['Possession', 'Possession']],
  });
  t.play('0 use:Possession', '0 use:Possession', '0 pass', '0 choose:Mister Sinister');
  assert.equal(t.at, 'possessing.pick');
  assert.deepEqual([t.dice(1, 'prep'), t.world.damage[t.die(1, 'Marvel Girl')]], [['Quicksilver'], 2]);
});
test('DM-RUL-53 DM-RUL-66 whoever lived by its pair falls as its partner pairs with another', () => {
  const t = scenario({
    cards: [[100, 3, 6], []],
    field: [['Captain America 1, paired with Angel 1', 'Angel 1, 3 damage'], []],
    reserve: [['Cyclops 1', 'bolt']],
  });
  t.play('0 field:Cyclops 1', '0 pair:Captain America');
  assert.deepEqual([t.dice(0, 'prep'), t.asked(0).id], [['Angel'], 'main.react']);
});
test('DM-RUL-61 DM-RUL-56 whoever lived by the captivity of a Villain falls as that Villain is set free', () => {
  const t = scenario({
    basics: [28, 30],
    cards: [[18], [12]],
    field: [['Magneto 1, 4 damage'], ['Sidekick']],
    hooked: [['Imprisoned'], []],
    captured: [[], ['Juggernaut 1, under Imprisoned']],
    forces: [{ kind: 'imprisons', by: 0, die: '0:Imprisoned', until: 'cancelled', action: 28 }],
    reserve: [['Reckless Melee*']],
  });
  assert.equal(t.strength(0, 'Magneto').defense, 7);
  t.play('0 use:Reckless Melee');
  assert.deepEqual([t.dice(1, 'field'), t.dice(0, 'prep')], [['Juggernaut 1', 'Sidekick'], ['Magneto']]);
});

/** Questions outside of any effect. */
const QUIET = [
  'turn.reroll',
  'main.react',
  'possessing.pick',
  'attack.attackers',
  'blocking.blockers',
  'clash.react',
  'combatDamage.divide',
];
test('DM-BON-03 DM-RUL-96 whenever nothing is being done nobody is left to fall and nothing waits', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed++)
    playedByChance(diceMasters, { seed, answers: 400, options: headStart(seed) }, ({ state }) => {
      const decision = decisionId(state);
      if (state.result || !QUIET.includes(decision)) return;
      seen.add(decision);
      const { zone, damage, waiting } = state.world;
      const fallen = zone.flatMap((_, die) =>
        inField(state.world, die) && damage[die]! >= defenseOf(state.world, die) ? [die] : [],
      );
      assert.deepEqual([fallen, waiting], [[], []], decision);
    });
  assert.ok(seen.size >= 5, [...seen].join());
});
const headStart = (seed: number): Json => diceMasters.setups!['head-start']!(2, quickRandom(seed));
