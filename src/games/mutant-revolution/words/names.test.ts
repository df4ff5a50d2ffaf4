// Tests of the names of things.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { names } from './names.ts';
import { scenario } from '../scenario/scenario.ts';
import { FIRST_TOKEN, type Revolution } from '../table/world.ts';

const figures = (w: Revolution) => [0, 2, FIRST_TOKEN, FIRST_TOKEN + 1].map(n => names.figure!(n, w));

test('figures have the names of their cards, numbered where there are several', () => {
  const fight = { mission: 'Sentinel Swarm', pcs: ['Rogue E1', '', 'Cable E9'], tokens: ['A1', 'A2', 'A3', 'A4'] };
  const { world } = scenario({ at: 'upkeep', own: [['Rogue'], [], ['Cable']], fight });
  assert.deepEqual(figures(world), ['Rogue', 'Cable', 'Sentinel 1', 'Sentinel 2']);
});

test('what lies face down is called by its back', () => {
  const { world } = scenario({ at: 'upkeep', own: [['Rogue']] });
  assert.deepEqual(
    [-1, -2, -3].map(n => names.card!(n, world)),
    ['a Recruit Card', 'a Plot Card', 'a Mission Card'],
  );
});
