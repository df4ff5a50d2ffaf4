// Seams between chapters: one bill for things that bear on each other. What is expected was taken from the
// rulebook before the position was played.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from './scenario.ts';

test('DM-BON-03 DM-RUL-105 a global ability knocks out before the next item is fielded: nobody to pair with', () => {
  const t = scenario({
    cards: [[78, 100, 3], []],
    field: [['Captain America 1'], ['Sidekick']],
    reserve: [['bolt', 'bolt', 'Angel 1']],
  });
  t.play('0 bill:global Mister Sinister+field Angel 1=bolt+bolt');
  assert.deepEqual([t.dice(0, 'prep'), t.dice(0, 'field'), t.at], [['Captain America'], ['Angel 1'], 'main.react']);
});
test('DM-BON-03 DM-RUL-105 Juggernaut, Archvillain finds no Villain that the item before him has felled', () => {
  const t = scenario({
    cards: [[39, 12], [78]],
    field: [['Sidekick'], ['Mister Sinister 1']],
    reserve: [['bolt', 'bolt', 'fist', 'Juggernaut 1']],
  });
  t.play('0 bill:global Cable+field Juggernaut 1=bolt+bolt+fist');
  assert.deepEqual([t.at, t.dice(1, 'prep')], ['answering.offer', ['Mister Sinister']]);
});
test('DM-FLD-05 DM-RUL-105 the first of two fieldings has done its effect before the second comes', () => {
  const t = scenario({
    cards: [[19, 12], [78]],
    field: [['Sidekick'], ['Mister Sinister 1']],
    reserve: [['fist', 'Quicksilver 1', 'Juggernaut 1']],
  });
  t.play('0 bill:field Quicksilver 1+field Juggernaut 1=fist');
  assert.deepEqual([t.at, t.dice(1, 'prep')], ['answering.offer', ['Mister Sinister']]);
});
test('DM-FLD-05 DM-RUL-105 in the other order the Villain still stands when Juggernaut comes', () => {
  const t = scenario({
    cards: [[19, 12], [78]],
    field: [['Sidekick'], ['Mister Sinister 1']],
    reserve: [['fist', 'Quicksilver 1', 'Juggernaut 1']],
  });
  t.play('0 bill:field Juggernaut 1+field Quicksilver 1=fist');
  assert.deepEqual([t.at, t.dice(1, 'prep')], ['main.react', ['Mister Sinister']]);
});
test('DM-GLO-08 DM-RUL-105 global abilities side by side are one effect, done before what is fielded', () => {
  const t = scenario({
    cards: [
      [39, 3],
      [100, 4],
    ],
    field: [[], ['Captain America 1, 2 damage']],
    reserve: [['2 bolt Cable', '2 bolt Cable', 'Angel 1']],
  });
  t.play('0 bill:global Cable+global Cable+field Angel 1=2 bolt Cable+2 bolt Cable');
  assert.deepEqual(t.happened('damaged', 'knockedOut', 'fielded'), [
    'damaged 1:Captain America 1',
    'damaged 1:Captain America 1',
    'knockedOut 1:Captain America',
    'fielded 0:Angel',
  ]);
});
test('DM-RUL-105 DM-BON-03 a global ability behind a fielding is an effect of its own, also on a bill', () => {
  const t = scenario({
    cards: [[19, 39], [86]],
    field: [[], ['Sabretooth 2, 3 damage']],
    reserve: [['Quicksilver 1', 'bolt', 'bolt']],
  });
  t.play('0 bill:field Quicksilver 1+global Cable=bolt+bolt');
  assert.deepEqual(t.happened('damaged', 'survived'), [
    'damaged 1:Sabretooth 1',
    'survived 1:Sabretooth',
    'damaged 1:Sabretooth 1',
  ]);
  assert.equal(t.look(1, 'Sabretooth'), 'Sabretooth 1, 1 damage');
});
test('DM-PRU-01 DM-PRU-05 two Heroes on one bill: the second may take the partner of the first', () => {
  const t = scenario({
    cards: [[3, 100, 6], []],
    field: [['Captain America 1'], []],
    reserve: [['Angel 1', 'Cyclops 1', 'fist']],
  });
  t.play('0 bill:field Angel 1+field Cyclops 1=fist', '0 pair:Captain America', '0 pair:Captain America');
  assert.deepEqual(
    [t.look(0, 'Angel'), t.look(0, 'Cyclops')],
    ['Angel 1, fielded', 'Cyclops 1, fielded, paired with Captain America 1'],
  );
});
test('DM-FLD-06 DM-RUL-23 a die fielded by an effect in the middle of a bill may be aimed at behind it', () => {
  const t = scenario({
    cards: [[1, 7], []],
    reserve: [['Angel 1', 'bolt']],
    used: [['Sidekick']],
  });
  t.play('0 bill:field Angel 1+global Enrage=bolt', '0 accept', '0 choose:Sidekick');
  assert.deepEqual([t.dice(0, 'field'), t.strength(0, 'Sidekick').attack], [['Angel 1', 'Sidekick'], 2]);
});
test('DM-FLD-02 DM-RUL-23 "Follow Me!" on a bill: its own price and that of the next were named beforehand', () => {
  const t = scenario({
    cards: [[69, 7], []],
    reserve: [['Captain America 1', 'Iceman 1', 'fist', 'fist']],
  });
  t.play('0 bill:field Captain America 1+field Iceman 1=fist+fist');
  assert.deepEqual(
    [t.dice(0, 'field'), t.dice(0, 'reserve'), t.forces.map(({ kind }) => kind)],
    [['Captain America 1', 'Iceman 1'], [], []],
  );
});
test('DM-WIN-01 DM-RUL-23 the game ends in the middle of a bill: nothing behind it happens', () => {
  const t = scenario({
    cards: [[5], []],
    life: [20, 1],
    reserve: [['Cyclops 1', 'fist', 'fist', 'fist', 'fist']],
  });
  t.play('0 bill:field Cyclops 1+buy Ambush=fist+fist+fist+fist');
  assert.deepEqual([t.state.result?.ranks, t.happened('purchased')], [[1, 2], []]);
});
test('DM-FUN-03 DM-RUL-104 Cerebro, Supercomputer: what is fielded free of charge pays no minimum', () => {
  const t = scenario({
    basics: [34],
    cards: [[7], [94]],
    hooked: [[], ['Cerebro, on Iceman']],
    reserve: [['Transfer Power']],
    used: [['Iceman']],
    rolls: [4],
  });
  t.play('0 use:Transfer Power');
  assert.deepEqual([t.dice(0, 'field'), t.happened('paid')], [['Iceman 1'], []]);
});
test('DM-FUN-03 DM-RUL-104 Cerebro, Supercomputer: a fielding that costs nothing costs the minimum', () => {
  const t = scenario({
    cards: [[69, 7], [94]],
    hooked: [[], ['Cerebro, on Iceman']],
    reserve: [['Captain America 1', 'Iceman 1', 'fist', 'fist', 'fist']],
  });
  t.play('0 field:Captain America', '0 field:Iceman');
  assert.deepEqual([t.dice(0, 'field'), t.dice(0, 'reserve')], [['Captain America 1', 'Iceman 1'], []]);
});
