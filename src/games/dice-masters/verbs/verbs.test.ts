// Tests of the vocabulary: schemas and prices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceOf } from '#engine/kit/prices.ts';
import { testVerbs } from '#engine/testing/verbs.ts';
import { effectsOf } from '../abilities/roster.ts';
import type { Effect } from '../cards/card.ts';
import { CARDS, titleOf } from '../cards/index.ts';
import { verbs } from './index.ts';

testVerbs(
  verbs,
  Object.fromEntries(
    CARDS.flatMap(card =>
      card.abilities.map((ability, place) => [`${titleOf(card)} ${place}`, effectsOf(ability)] as const),
    ),
  ),
);

test('a price is in points of life to the player who uses it', () => {
  const price = (...effects: Effect[]): number => priceOf(verbs, effects);
  const strike: Effect = { do: 'damage', n: 3, to: 'opponent' };
  assert.equal(price(strike, { do: 'gainLife', n: 1 }), 4);
  assert.equal(price({ do: 'damage', n: 2, to: ['opponent', 'you'] }), 0);
  assert.equal(price({ do: 'unlessPaid', life: 2, effects: [strike] }), 2);
  assert.equal(price({ do: 'ifChosen', is: {}, then: [strike], else: [{ do: 'loseLife', n: 1 }] }), 3);
  assert.ok(price({ do: 'payUpTo', energy: 'bolt', n: 2 }) < 0);
});
