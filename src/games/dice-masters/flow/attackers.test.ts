// Attack step, attackers: who may be declared, and what it costs (DM-ATK).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fight, KITTY } from '../scenario/fights.ts';
import { scenario } from '../scenario/scenario.ts';

test('DM-ATK-02 any set of the own characters attacks: all, some or none, and none of the others', () => {
  const position = {
    field: [
      ['Kitty Pryde 1', 'Iceman 1', 'Sidekick'],
      ['Sidekick', 'Sidekick'],
    ],
  };
  for (const set of ['Kitty Pryde+Iceman+Sidekick', 'Kitty Pryde+Sidekick', 'Iceman']) {
    const t = fight(position).play(`0 attack:${set}`);
    assert.equal(t.dice(0, 'attack').length, set.split('+').length);
  }
  assert.equal(fight(position).play('0 hold').world.active, 1);
  const t = fight(position);
  const theirs = t.die(1, 'Sidekick');
  assert.throws(() => t.play(`0 attack:0:${theirs}`), /ENGINE-ASK-3/);
  assert.throws(() => t.play('0 attack:0:'), /DM-ATK-05|ENGINE-ASK-3/);
});

test('DM-ATK-03 a character fielded this turn may attack this turn', () => {
  const t = scenario({ cards: [[KITTY], []], reserve: [['Kitty Pryde 1'], []] });
  t.play('0 field:Kitty Pryde', '0 pass', '0 attack:Kitty Pryde', '0 pass');
  assert.deepEqual(t.world.life, [20, 18]);
});

test('DM-ATK-04 attacking costs no energy and moves the attackers into the attack zone', () => {
  const t = fight({ field: [['Kitty Pryde 3', 'Sidekick'], ['Sidekick']], reserve: [['bolt'], []] });
  t.play('0 attack:Kitty Pryde');
  assert.deepEqual(t.dice(0, 'reserve'), ['bolt']);
  assert.deepEqual(t.dice(0, 'attack'), ['Kitty Pryde 3']);
  assert.deepEqual(t.dice(0, 'field'), ['Kitty Pryde 3', 'Sidekick']);
});

test('DM-RUL-13 an expired clock attacks with those who must, and with nobody else', () => {
  const t = scenario({
    cards: [[4, 1], [59]],
    field: [['Cyclops 1', 'Angel 1', 'Sidekick'], ['Toad 3']],
    step: 'attack',
  });
  const idle = t.asked(0).idle!;
  assert.equal(idle, `attack:0:${t.die(0, 'Cyclops')}+${t.die(0, 'Angel')}`);
  t.play(`0 ${idle}`);
  assert.deepEqual(t.dice(0, 'attack'), ['Angel 1', 'Cyclops 1']);
});

test('DM-RUL-58 DM-RUL-90 the prices of all who attack are paid together', () => {
  const position = {
    step: 'attack',
    cards: [[KITTY], []],
    field: [['Kitty Pryde 1', 'Sidekick'], ['Sidekick']],
    forces: ['0:Kitty Pryde 1', '0:Sidekick'].map(whom => ({ kind: 'attackCostsLife', whom })),
  } as const;
  const poor = scenario({ ...position, life: [1, 20] });
  assert.equal(poor.refused(0, 'attack:Kitty Pryde'), undefined, 'one life is enough for one of them');
  assert.equal(poor.refused(0, 'attack:Kitty Pryde+Sidekick'), 'DM-RUL-58');
  assert.equal(scenario({ ...position, life: [3, 20] }).play('0 attack:Kitty Pryde+Sidekick').world.life[0], 1);
});
