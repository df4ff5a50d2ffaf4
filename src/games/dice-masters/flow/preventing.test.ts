// Preventing and redirecting: what shields keep off, in whose order; no shield has the number of a die (DM-PRV).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario, type Scenario } from '../scenario/scenario.ts';
import { SHIELD } from './preventing.ts';

const taken = (t: Scenario, name: string): string[] => t.happened('damaged').filter(line => line.includes(name));

test('DM-PRV-01 DM-PRV-02 prevented damage is no damage: the die is not hurt and nothing answers', () => {
  const t = scenario({ step: 'attack', cards: [[7], [37]], field: [['Iceman 3'], ['Bishop 1']] });
  t.play('0 attack:Iceman', '1 block:Bishop>Iceman', '0 pass');
  assert.deepEqual(taken(t, 'Bishop'), []);
  assert.deepEqual(t.happened('prevented'), ['prevented 1:Bishop 4']);
  const other = scenario({ step: 'attack', cards: [[35], [37]], field: [['Ant-Man 1'], ['Bishop 1']] });
  other.play('0 attack:Ant-Man', '1 block:Bishop>Ant-Man', '0 pass');
  assert.deepEqual(taken(other, 'Bishop'), ['damaged 1:Bishop 2'], 'a fist is no bolt');
});

test('DM-PRV-04 DM-PRV-05 DM-GLO-11 redirected damage hits the new target, not the old, from the same source', () => {
  const t = scenario({ step: 'attack', cards: [[35], [123]], field: [['Ant-Man 1'], ['Emma Frost 1']] });
  t.play('0 attack:Ant-Man', '1 block:Emma Frost>Ant-Man', '0 pass');
  assert.deepEqual(t.world.life, [19, 20]);
  assert.deepEqual(taken(t, 'Emma Frost'), ['damaged 1:Emma Frost 1']);
});

test('DM-RUL-93 DM-RUL-46 Juggernaut, Cain Marko sees all assigned damage before he gives Sidekicks away', () => {
  const t = scenario({
    step: 'attack',
    cards: [[10], [7]],
    field: [
      ['Juggernaut 1', 'Sidekick', 'Sidekick'],
      ['Iceman 3', 'Iceman 3'],
    ],
  });
  t.play('0 attack:Juggernaut+Sidekick', '1 block:Iceman>Juggernaut,Iceman>Sidekick', '0 pass');
  assert.equal(t.asked(0).id, 'shielding.choose');
  const [option] = t.asked(0).options;
  assert.ok(Number(option!.id.split(':')[1]) >= SHIELD);
  t.play('0 apply:Juggernaut', `0 choose:${t.die(0, 'Sidekick')}`);
  assert.ok(!t.happened('knockedOut').includes('knockedOut 0:Juggernaut'), t.log.join('\n'));
});

test('what a shield is called is its card', () => {
  const t = scenario({
    step: 'attack',
    cards: [[10], [7]],
    field: [['Juggernaut 1', 'Sidekick'], ['Iceman 3']],
  });
  t.play('0 attack:Juggernaut', '1 block:Iceman>Juggernaut', '0 pass');
  assert.match(t.open(0).join(), /Juggernaut, Cain Marko/);
  const { prompt } = t.asked(0);
  assert.deepEqual(prompt.facts, { die: t.die(0, 'Juggernaut'), n: 4 }, 'and the question says what is hit');
});

test('DM-RUL-102 DM-RUL-52 Juggernaut, Cain Marko gives Sidekicks for each source by itself', () => {
  const blocked = (): Scenario =>
    scenario({
      step: 'attack',
      cards: [[10], []],
      field: [
        ['Juggernaut 1', 'Sidekick', 'Sidekick'],
        ['Sidekick', 'Sidekick', 'Sidekick'],
      ],
    }).play(
      '0 attack:Juggernaut',
      '1 block:Sidekick>Juggernaut,Sidekick>Juggernaut,Sidekick>Juggernaut',
      '0 pass',
      '0 divide:0:2:2:2',
      '0 apply:Juggernaut',
      '0 choose:Sidekick',
    );
  const one = blocked();
  assert.equal(one.at, 'shielding.choose', 'the next source asks anew');
  one.play('0 decline', '0 decline');
  assert.deepEqual(taken(one, 'Juggernaut'), ['damaged 0:Juggernaut 1', 'damaged 0:Juggernaut 1']);
  const both = blocked().play('0 apply:Juggernaut', '0 choose:Sidekick');
  assert.deepEqual(
    [both.dice(0, 'used'), taken(both, 'Juggernaut')],
    [['Sidekick', 'Sidekick'], ['damaged 0:Juggernaut 1']],
  );
});

const SHE_HULK = 116;

test('DM-PRV-03 what was paid for an effect that is prevented is not given back', () => {
  const t = scenario({
    cards: [[102], [65]],
    field: [['Sidekick'], ['Apocalypse 1']],
    reserve: [['Falcon 1'], []],
  });
  t.play('0 field:Falcon', '0 accept');
  assert.equal(t.world.damage[t.die(1, 'Apocalypse')], 0);
  assert.deepEqual(t.dice(0, 'used'), ['Sidekick']);
});

/** Iron Man, Superhero and Wolverine, Antihero are paired: both cards keep damage off Iron Man. */
const guarded = (): Scenario =>
  scenario({
    cards: [[103, 92], [SHE_HULK]],
    field: [['Wolverine 1'], ['She-Hulk 1']],
    reserve: [['Iron Man 1', 'bolt'], []],
  }).play('0 field:Iron Man', '0 pair:Wolverine', '0 pass', '0 attack:Iron Man', '1 block:She-Hulk>Iron Man', '0 pass');

test('DM-RUL-47 who is damaged chooses in which order several preventions count', () => {
  const t = guarded();
  assert.equal(t.asked(0).id, 'shielding.choose');
  assert.deepEqual(t.open(0), ['Use Iron Man, Superhero', 'Use Wolverine, Antihero']);
  t.play('0 apply:Iron Man');
  const prevented = (from: Scenario): string[] => from.log.filter(line => /prevented/.test(line));
  assert.deepEqual(
    prevented(t).map(line => line.slice(0, 1)),
    ['2', '3'],
  );
  assert.deepEqual(
    prevented(guarded().play('0 apply:Wolverine')).map(line => line.slice(0, 1)),
    ['5'],
  );
});

test('DM-GLO-11 DM-PRV-02 of 2 that are kept off each turn 1 is left: the rest of the damage lands', () => {
  const field = ['Iron Man 1, 1 spared, paired with She-Hulk 1', 'She-Hulk 1'];
  const t = scenario({ step: 'attack', cards: [[103, SHE_HULK], [7]], field: [field, ['Iceman 2']] });
  t.play('0 attack:Iron Man', '1 block:Iceman>Iron Man', '0 pass');
  assert.deepEqual(
    [t.happened('prevented'), taken(t, 'Iron Man')],
    [['prevented 0:Iron Man 1'], ['damaged 0:Iron Man 2']],
  );
});
