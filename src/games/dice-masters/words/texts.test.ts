// Everything that can be said has words, and every thing a name, also what is not there or not known.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testTexts } from '#engine/testing/texts.ts';
import { diceMasters as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { specialTexts } from './en/special-texts.ts';
import { teamTexts } from './en/setup-texts.ts';
import { texts } from './en/texts.ts';

testTexts({ game, folder: new URL('../', import.meta.url), ledger: 'DM', tables: [texts, specialTexts, teamTexts] });

test('what is not there or not known has a name too', () => {
  const t = scenario({
    cards: [[4], [10]],
    field: [['Cyclops 2'], ['Sidekick']],
    reserve: [['bolt', '2 bolt Cyclops'], []],
  });
  for (const [kind, name] of Object.entries(game.names)) {
    assert.match(name(-1, t.world), /^\w/, kind);
    assert.match(name(-2, t.world), /^\w/, kind);
  }
  const name = (kind: string, n: number): string => game.names[kind]!(n, t.world);
  assert.equal(name('die', t.die(1, 'Sidekick')), 'Sidekick');
  assert.equal(name('die', t.die(0, 'Cyclops 2')), 'Cyclops (level 2)');
  assert.equal(name('slot', 0), 'Cyclops, Optic Blast');
  assert.equal(name('ability', 100), 'Juggernaut, Cain Marko');
});
