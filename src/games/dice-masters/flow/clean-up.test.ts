// Clean up: who goes where, what ends and what lasts (DM-CLN).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '../cards/card.ts';
import { scenario } from '../scenario/scenario.ts';
import { NO_DIE } from '../table/world.ts';

const KITTY = 13;
const ICEMAN = 7;

test('DM-CLN-01 who blocked or was blocked and stands returns to the field', () => {
  const t = scenario({ step: 'attack', cards: [[ICEMAN], [ICEMAN]], field: [['Iceman 1'], ['Iceman 1']] });
  t.play('0 attack:Iceman', '1 block:Iceman>Iceman', '0 pass');
  assert.equal(t.world.turns, 1);
  assert.deepEqual([t.dice(0, 'field'), t.dice(1, 'field')], [['Iceman 1'], ['Iceman 1']]);
  assert.deepEqual([t.dice(0, 'attack'), t.dice(1, 'attack')], [[], []]);
});

test('DM-CLN-02 unblocked attackers go to the used pile of their owner', () => {
  const t = scenario({ step: 'attack', cards: [[ICEMAN], []], field: [['Iceman 1', 'Sidekick', 'Sidekick'], []] });
  t.play('0 attack:Iceman+Sidekick', '0 pass');
  assert.deepEqual(t.dice(0, 'used'), ['Iceman', 'Sidekick']);
  assert.deepEqual(t.dice(0, 'field'), ['Sidekick'], 'who did not attack stays');
});

test('DM-CLN-02 also when they deal no damage at all', () => {
  const t = scenario({ step: 'attack', cards: [[ICEMAN], []], field: [['Iceman 1'], []] });
  t.world.plusAttack[t.die(0, 'Iceman')] = -5;
  t.play('0 attack:Iceman', '0 pass');
  assert.deepEqual(t.world.life, [20, 20]);
  assert.deepEqual(t.dice(0, 'used'), ['Iceman']);
});

test('DM-CLN-03 DM-CLN-04 damage goes before bonuses end, so that nobody falls for it', () => {
  const t = scenario({ step: 'attack', cards: [[2], [KITTY]], field: [['Angel 1', 'Sidekick'], ['Sidekick']] });
  t.play('0 attack:Angel+Sidekick', '1 block:Sidekick>Sidekick', '0 pass');
  assert.ok(t.happened('damaged').includes('damaged 0:Sidekick 1'));
  assert.deepEqual(t.dice(0, 'field'), ['Sidekick'], '1 damage against 2 defense, which is 1 again afterwards');
  const die = t.die(0, 'Sidekick');
  assert.deepEqual([t.world.damage[die], t.world.plusAttack[die], t.world.plusDefense[die]], [0, 0, 0]);
});

test('DM-CLN-04 DM-BON-05 effects end with the turn', () => {
  const t = scenario({ cards: [[ICEMAN], []], field: [['Iceman 1'], []], reserve: [['bolt'], []] });
  t.play('0 global:Enrage');
  assert.equal(t.world.plusAttack[t.die(0, 'Iceman')], 1);
  t.play('0 pass', '0 hold');
  assert.equal(t.world.plusAttack[t.die(0, 'Iceman')], 0);
});

test('DM-CLN-04 but not those that say they last longer', () => {
  const t = scenario({ cards: [[], [ICEMAN]], field: [['Sidekick'], ['Iceman 1']], reserve: [['Enrage'], []] });
  t.play('0 use:Enrage', '0 choose:Iceman', '0 pass', '0 hold', '1 keep', '1 pass');
  assert.equal(t.refused(1, 'hold'), 'DM-RUL-38', 'Enrage asks for its next attack');
});

test('DM-CLN-05 action faces leave the reserve pools, energy stays', () => {
  const t = scenario({ step: 'cleanUp', reserve: [['Enrage', 'generic', 'bolt', 'Ambush**'], ['fist']] });
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt', 'generic Ambush']);
  assert.deepEqual(t.dice(0, 'used'), ['Ambush', 'Enrage']);
});

test("DM-CLN-06 then the turn ends and the other player's begins", () => {
  const t = scenario({ step: 'attack', active: 1, field: [[], ['Sidekick']] }).play('1 hold');
  assert.deepEqual([t.world.active, t.world.turns], [0, 1]);
  assert.deepEqual(t.happened('turnEnded', 'turnStarted', 'drawn', 'rolled'), [
    'turnEnded 1',
    'turnStarted 0',
    'drawn 0',
    'rolled 0',
  ]);
  assert.equal(t.asked(0).id, 'turn.reroll');
});

test('DM-RUL-66 DM-CTL-05 a pair with a controlled die ends as that goes back to its owner', () => {
  const t = scenario({
    basics: [29, 34],
    cards: [
      [113, 10],
      [100, 7],
    ],
    field: [['Juggernaut 3'], ['Captain America 1', 'Iceman 1']],
    reserve: [['Possession', 'Transfer Power']],
    used: [['Sabretooth']],
    rolls: [4],
  });
  t.play('0 use:Possession', '0 pass', '0 choose:Captain America', '0 attack:Captain America');
  t.play('1 block:Iceman>Captain America', '0 use:Transfer Power');
  t.play('0 pair:Captain America');
  const [hero, sabretooth] = [t.die(0, 'Captain America'), t.die(0, 'Sabretooth')];
  assert.equal(t.world.partner[hero], sabretooth);
  t.play('0 pass');
  assert.deepEqual(
    [t.dice(0, 'field'), t.dice(1, 'field')],
    [['Juggernaut 3', 'Sabretooth 1'], ['Captain America 1']],
    'Sabretooth spins nobody',
  );
  assert.deepEqual([t.world.partner[hero], t.world.partner[sabretooth]], [NO_DIE, NO_DIE]);
});

test('DM-RUL-66 DM-CTL-05 DM-RUL-89 the same where a Possession is cancelled', () => {
  const t = scenario({
    basics: [29],
    cards: [
      [3, 10],
      [100, 80],
    ],
    field: [
      ['Juggernaut 3', 'Angel 1'],
      ['Captain America 1', 'Namor 1'],
    ],
    reserve: [['Possession']],
  });
  t.play('0 use:Possession', '0 pass', '0 choose:Captain America');
  const [hero, angel] = [t.die(0, 'Captain America'), t.die(0, 'Angel')];
  t.world.partner[hero] = angel;
  t.world.partner[angel] = hero;
  t.play('0 attack:Captain America', '1 block:Namor>Captain America', '1 accept');
  assert.deepEqual([t.at, t.world.seat[hero]], ['clash.react', 1]);
  assert.deepEqual([t.world.partner[hero], t.world.partner[angel]], [NO_DIE, NO_DIE]);
});

const RALLY: Card = {
  number: 127,
  name: 'Rally',
  subtitle: 'Last Call',
  cost: 3,
  energy: 'shield',
  affiliation: null,
  rarity: 'common',
  max: 4,
  die: 'angel',
  abilities: [
    {
      on: 'ownTurnEnds',
      effects: [
        { do: 'bonus', attack: 1, defense: 1, to: 'this' },
        { do: 'damage', n: 1, to: 'this' },
      ],
    },
  ],
};
test('DM-TXT-05 DM-RUL-103 what texts at the end of a turn bring about ends with it', () => {
  const t = scenario({ step: 'cleanUp', fixtures: [RALLY], cards: [[127]], field: [['Rally 1'], []] });
  assert.deepEqual([t.world.active, t.happened('damaged')], [1, ['damaged 0:Rally 1']]);
  assert.equal(t.look(0, 'Rally'), 'Rally 1');
});

test('DM-CLN-04 DM-RUL-82 a Sidekick that fell in an earlier turn brings nobody back', () => {
  const t = scenario({
    step: 'cleanUp',
    cards: [[106], []],
    field: [['Mister Sinister 1'], []],
    fallenSidekicks: [1, 0],
    reserve: [['bolt', 'bolt']],
  }).play('1 keep', '1 pass', '0 global:Mister Sinister');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'prep')], [[], ['Mister Sinister']]);
});
