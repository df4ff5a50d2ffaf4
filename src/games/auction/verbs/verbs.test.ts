// Tests of the vocabulary: schemas and prices.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceOf } from '#engine/kit/prices.ts';
import { testVerbs } from '#engine/testing/verbs.ts';
import type { Effect } from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { RECRUITS } from '../cards/recruits.ts';
import { verbs } from './verbs.ts';

const plots = Object.entries({ ...EVENTS, ...REACTIONS }).map(([id, { effects }]) => [id, effects] as const);
const abilities = Object.entries(RECRUITS).map(([id, { ability }]) => [id, ability?.effects ?? []] as const);
testVerbs(verbs, Object.fromEntries([...plots, ...abilities]));

test('a price is what effects are worth to the owner of the card; the one asked chooses among alternatives', () => {
  const price = (...effects: Effect[]): number => priceOf(verbs, effects);
  assert.equal(price({ do: 'gainCoins', who: 'owner', n: 2 }), 1);
  assert.equal(price({ do: 'losePoints', who: 'others', n: 1 }, { do: 'draw', who: 'owner', n: 2 }), 4);
  const of: Effect[] = [
    { do: 'discard', who: 'victim' },
    { do: 'losePoints', who: 'victim', n: 1 },
  ];
  assert.equal(price({ do: 'oneOf', who: 'victim', of }), 1);
  const then: Effect[] = [{ do: 'gainPoints', who: 'owner', n: 6 }];
  assert.equal(price({ do: 'roll', atLeast: 4, then, else: [] }), 3);
});
