// The tally of a fuzzed game: its last position tells which things the game has come upon.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { tally } from './tally.ts';

test('a tally names cards, those recruited, Evolution cards, Villains and spaces, each once', () => {
  const t = scenario({
    cards: { labAlly1: ['iceman', 1] },
    hands: [['beast']],
    pawns: { danger: '0 Cyclops' },
    villains: { A: 'avalanche' },
    played: [['opticBlast']],
  });
  const found = tally(t.state.world);
  for (const name of ['card iceman', 'recruited iceman', 'card beast', 'evolution opticBlast', 'space danger'])
    assert.ok(found.includes(name), name);
  assert.ok(found.includes('villain Avalanche'));
  assert.ok(!found.includes('recruited beast') && !found.includes('space lab'));
  assert.equal(new Set(found).size, found.length);
});
