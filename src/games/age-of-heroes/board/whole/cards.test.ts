// Tests of cards shown whole: what is told of each, wherever it is named.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../../scenario/scenario.ts';
import { spaceNamed } from '../../scenario/laying.ts';
import { EVOLUTION_KEYS, numberOf } from '../../table/deck.ts';
import { cards } from './cards.ts';

await cards.speak('en');

test('an Institute card, an Evolution card and a Villain are told whole', () => {
  const iceman = cards.read(`card:${numberOf('iceman')}`)!;
  assert.deepEqual([iceman.name, iceman.sub, iceman.faces], ['Iceman', 'Ally', []]);
  assert.match(iceman.text, /^Gain \d P\.$/);
  assert.deepEqual(
    iceman.plain.map(({ word }) => word),
    ['P, M, W'],
  );
  const strike = cards.read(`evolution:${EVOLUTION_KEYS.indexOf('lightningStrike')}`)!;
  assert.deepEqual([strike.name, strike.sub], ['Lightning Strike', 'Evolution of Storm']);
  const avalanche = cards.read(`villain:${numberOf('avalanche')}`)!;
  assert.deepEqual([avalanche.sub, avalanche.faces.length], ['Minor Enemy', 4]);
  assert.match(avalanche.faces[0]!.title, /^gray \d+ VP$/);
});

test('a space shows the card that lies there, and nothing where none lies', () => {
  const t = scenario({ cards: { dangerAlly1: ['beast', 1] }, villains: { A: 'avalanche' } });
  const at = (key: string) => cards.read(`space:${spaceNamed(key)}`, t.world)?.name;
  assert.deepEqual(
    [at('dangerAlly1'), at('dangerAlly2'), at('danger'), at('A1')],
    ['Beast', undefined, undefined, 'Avalanche'],
  );
  assert.equal(cards.read('card:-1'), undefined);
});
