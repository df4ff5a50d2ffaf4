// Copies of plain data, and three ways to compare it that must agree.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { asJson, canonical, copy, copyRecord, difference, same } from './copy.ts';
import type { Json } from './types.ts';

/** Any JSON whose keys are names that a game could use. */
const anyJson = fc.jsonValue().filter(value => !JSON.stringify(value).includes('__proto__')) as fc.Arbitrary<Json>;
const anyRecord = fc.dictionary(
  fc.string().filter(key => key !== '__proto__'),
  anyJson,
) as fc.Arbitrary<Record<string, Json>>;
const runs = { numRuns: 300, seed: 1 };

/** Calls `visit` for every object and list inside. */
function eachInside(value: unknown, visit: (inside: object) => void): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value);
  for (const inner of Object.values(value)) eachInside(inner, visit);
}
const insides = (value: unknown): Set<object> => {
  const found = new Set<object>();
  eachInside(value, inside => found.add(inside));
  return found;
};

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(anyJson, value => {
      const copied = copy(value);
      assert.deepEqual(copied, asJson(value));
      eachInside(copied, inside => assert.equal(insides(value).has(inside), false));
    }),
    runs,
  );
});

test('a copy of locals is equal and shares nothing', () => {
  fc.assert(
    fc.property(anyRecord, value => {
      const copied = copyRecord(value);
      assert.deepEqual({ ...copied }, { ...value });
      eachInside(copied, inside => assert.equal(insides(value).has(inside), false));
    }),
    runs,
  );
});

test('a list that has an object anywhere is copied deeply', () => {
  const list = [1, null, { a: [2] }];
  const copied = copy(list);
  (copied[2] as { a: number[] }).a.push(3);
  assert.deepEqual(list, [1, null, { a: [2] }]);
});

test("'same', 'difference' and 'canonical' agree on what is equal", () => {
  const pair = fc.oneof(
    fc.tuple(anyJson, anyJson),
    fc.tuple(anyRecord, anyRecord),
    anyJson.map(v => [v, copy(v)]),
  );
  fc.assert(
    fc.property(pair, ([a, b]) => {
      const equal = canonical(a) === canonical(b);
      assert.equal(same(a, b), equal);
      assert.equal(same(b, a), equal);
      assert.equal(difference(a, b) === undefined, equal);
    }),
    runs,
  );
});

test('one changed number anywhere is found and named', () => {
  const state = { world: { coins: [1, 2, 3], piles: { deck: { cards: [4] } } }, result: null };
  const other = copy(state);
  other.world.coins[2] = 4;
  assert.equal(difference(state, other), 'world.coins[2]: 3 ≠ 4');
  const deeper = copy(state);
  deeper.world.piles.deck.cards.push(5);
  assert.equal(difference(state, deeper), 'world.piles.deck.cards[1]: nothing ≠ 5');
});

test('a difference of the whole is said of the value', () => {
  assert.equal(difference(1, '1'), 'value: 1 ≠ "1"');
  assert.equal(difference([], {}), 'value: [] ≠ {}');
  assert.equal(difference(null, {}), 'value: null ≠ {}');
});

test('a long difference is shortened', () => {
  assert.ok(difference('x'.repeat(1000), 'y'.repeat(1000))!.length < 200);
});

test('the order of keys does not count, the order of a list does', () => {
  assert.ok(same({ a: 1, b: 2 }, { b: 2, a: 1 }));
  assert.equal(canonical({ b: 2, a: 1 }), '{"a":1,"b":2}');
  assert.equal(same([1, 2], [2, 1]), false);
});

test('a key that holds nothing counts as absent, on either side', () => {
  assert.ok(same({ a: 1, b: undefined }, { a: 1 }));
  assert.ok(same({ a: 1 }, { a: 1, b: undefined }));
  assert.equal(canonical({ a: 1, b: undefined }), canonical({ a: 1 }));
  assert.equal(same({ a: undefined }, { a: null }), false);
  assert.equal(same({ a: 1, b: undefined }, { b: 1, a: undefined }), false);
  assert.ok(same({ a: 1, b: [2] }, { b: [2], a: 1 }));
});

test('names that every object answers to count as absent until they are there', () => {
  assert.equal(same({}, { constructor: 0 }), false);
  assert.equal(same({ toString: 0 }, {}), false);
  assert.equal(difference({}, { valueOf: 0 }), 'valueOf: nothing ≠ 0');
});

test('a list is no record with numbers for keys', () => {
  assert.equal(same([1], { 0: 1 }), false);
  assert.equal(same({ 0: 1 }, [1]), false);
});

test('what becomes JSON loses what JSON cannot hold', () => {
  assert.deepEqual(asJson({ a: undefined, b: [1] }), { b: [1] });
});
