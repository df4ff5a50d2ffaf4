// The tally of a fuzzed mission: its last position tells which things the mission has come upon.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { tally } from './account.ts';

test('a tally names map, characters, cards, tokens, objects and barriers, each once', () => {
  const t = scenario({
    map: 'W1',
    round: 3,
    stages: ['s1-3', 's2-5', 's3-1'],
    figures: { cap: '8,6', s1: '13,0', s2: '14,0' },
    cards: ['Hurl Shield'],
    rubble: '9,7',
    tokens: [
      ['terminal', '8,5'],
      ['terminal', '13,1'],
    ],
  });
  t.world.units = 3; // of two heroes one Terminal is enough
  t.turn('cap').play('0 breakToken:0');
  const found = tally(t.world);
  for (const name of [
    'map Loading Dock',
    'character Captain America',
    'character Hydra Soldiers, 3',
    'card Hurl Shield',
    'scenario Cut the Power Lines',
    'token terminal',
    'token terminal damaged',
    'destroyed crate',
  ])
    assert.ok(found.includes(name), name);
  for (const name of ['won Cut the Power Lines', 'opened door', 'card Shield Block', 'character Iron Man'])
    assert.ok(!found.includes(name), name);
  assert.equal(new Set(found).size, found.length);
});
