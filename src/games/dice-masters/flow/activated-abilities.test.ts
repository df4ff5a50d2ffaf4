// Abilities that the controller of a die pays for (DM-RUL-37).
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { scenario, type Scenario } from '../scenario/scenario.ts';
import { attackOf } from '../abilities/stats.ts';

const verbs = (t: Scenario, seat: number): string[] => [...new Set(t.asked(seat).options.map(o => o.verb))];

const attack = (t: Scenario, seat: number, die: string): number => attackOf(t.world, t.die(seat, die));

const drake = (position = {}): Scenario =>
  scenario({
    cards: [[8], [8]],
    reserve: [['bolt'], ['bolt', 'bolt']],
    field: [['Iceman 1'], ['Iceman 2']],
    ...position,
  });

test('DM-RUL-37 a paid ability is used by who controls the die, in either turn', () => {
  const t = drake();
  assert.deepEqual(t.open(0, 'activate'), ['Use the ability of Iceman (level 1)']);
  t.play('0 pass');
  assert.deepEqual(t.open(1, 'activate'), ['Use the ability of Iceman (level 2)']);
  t.play('1 activate:Iceman 2');
  assert.deepEqual([attack(t, 1, 'Iceman'), attack(t, 0, 'Iceman')], [4, 2]);
});

test('DM-RUL-37 also after blockers were declared, but not before', () => {
  const t = drake().play('0 pass', '1 pass', '0 pass', '0 attack:Iceman 1');
  assert.ok(!verbs(t, 1).includes('activate'));
  t.play('1 block:Iceman 2>Iceman 1');
  t.play('0 activate:Iceman', '0 pass', '1 activate:Iceman');
  assert.deepEqual([attack(t, 0, 'Iceman'), attack(t, 1, 'Iceman')], [3, 4]);
});
