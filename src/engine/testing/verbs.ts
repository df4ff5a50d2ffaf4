// The contract of a game's verbs: printed cards fit their schemas, and whatever they say has a price.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EffectOf, Verbs } from '../kit/effects.ts';
import { priceOf } from '../kit/prices.ts';
import { checkEffects, schemasOf } from '../kit/schema-check.ts';
import type { World } from '../types.ts';

/** `lists`: every printed list of effects, by the name of its card. */
export function testVerbs<W extends World, L, Arguments, Means, Use>(
  verbs: Verbs<W, L, Arguments, Means, Use>,
  lists: Readonly<Record<string, readonly EffectOf<Arguments>[]>>,
  ...use: Use extends void ? [] : [use: Use]
): void {
  const schemas = schemasOf(verbs);
  test('every printed effect fits the schema of its verb', () => {
    assert.ok(Object.keys(lists).length, 'there are cards');
    for (const [card, effects] of Object.entries(lists)) assert.deepEqual(checkEffects(effects, schemas, card), []);
  });
  test('every printed list of effects has a price', () => {
    for (const [card, effects] of Object.entries(lists))
      assert.ok(Number.isFinite(priceOf(verbs, effects, ...use)), card);
  });
  test('a schema is plain JSON, and refuses an argument that its verb has not', () => {
    for (const [verb, schema] of Object.entries(schemas)) {
      assert.deepEqual(JSON.parse(JSON.stringify(schema)), schema);
      assert.notDeepEqual(checkEffects([{ do: verb, noSuchArgument: 1 }], schemas), []);
    }
  });
}
