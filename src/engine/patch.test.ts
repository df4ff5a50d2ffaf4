// A patch turns one piece of data into another, is small, and complains when it does not fit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { changeFrom, patched, type Change } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('__proto__'));
const round = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
/** Within nothing nothing changes. */
const changeOf = (before: unknown, after: unknown): Change => JSON.parse(changeFrom(before, after) || '{}') as Change;

test('a patch, sent as JSON, turns any data into any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      assert.deepEqual(patched({ in: before }, changeOf({ in: before }, { in: after })), round({ in: after }));
    }),
    { numRuns: 2000 },
  );
});

test('equal data needs no change', () => {
  fc.assert(fc.property(json, data => changeFrom(data, round(data)) === ''));
});

test('what is given stays as it was, and what did not change is shared', () => {
  const before = { a: { n: 1 }, list: [{ x: 1 }, { x: 2 }] };
  const after = patched(before, changeOf(before, { a: { n: 1 }, list: [{ x: 1 }, { x: 3 }] }));
  assert.deepEqual(before.list[1], { x: 2 });
  assert.deepEqual(after.list[1], { x: 3 });
  assert.equal(after.a, before.a);
  assert.equal(after.list[0], before.list[0]);
});

test('a change is as short as can be: what it is now, or where it differs', () => {
  const before = { n: 1, gone: 1, in: { a: 1, b: 1 }, list: [1, 2], cells: [0, 0, 0] };
  const after = { n: 2, in: { a: 1, b: 2 }, list: { now: 'a record' }, cells: [0, 5, 0], new: [1] };
  const change: Change = { gone: [], n: 2, in: { b: 2 }, list: [{ now: 'a record' }], cells: [[1], [5]], new: [[1]] };
  assert.deepEqual(changeOf(before, after), change);
  assert.deepEqual(patched<unknown>(before, change), after);
});

test('no patch reaches what all objects have in common', () => {
  const after = patched<unknown>({ a: 1 }, JSON.parse('{"__proto__":{"b":2}}') as Change);
  assert.deepEqual([Object.keys(after as object), ({} as { b?: number }).b], [['a', '__proto__'], undefined]);
});

test('a longer list is one stretch put in, a shorter one a stretch cut out', () => {
  assert.deepEqual(changeOf({ log: [1, 2] }, { log: [1, 2, 3, 4] }), { log: [2, 0, [3, 4]] });
  assert.deepEqual(changeOf([1, 2, 3, 4], [1, 4]), [1, 2, []]);
});

test('keys that hold nothing count as absent', () => {
  assert.deepEqual(changeOf({ a: 1, b: undefined }, { a: undefined, c: 2 }), { a: [], c: 2 });
  assert.deepEqual(patched<unknown>({ a: 1 }, { a: [] }), {});
});

test('records with the same keys in the same order, compared place by place, change as others do', () => {
  assert.deepEqual(changeOf({ a: 1, b: 1 }, { a: undefined, b: 2 }), { a: [], b: 2 });
  assert.deepEqual(changeOf({ a: undefined, b: 1 }, { a: 1, b: 1 }), { a: 1 });
  assert.deepEqual(changeOf({ a: 1, b: 2 }, { b: 3, a: 1 }), { b: 3 });
  assert.equal(changeFrom({ a: 1, b: [2] }, { b: [2], a: 1 }), '');
  const [before, after] = ['{"__proto__":1,"a":[1,2]}', '{"__proto__":2,"a":[1,3]}'].map(
    text => JSON.parse(text) as object,
  );
  assert.equal(changeFrom(before, after), '{"__proto__":2,"a":[[1],[3]]}');
  fc.assert(
    fc.property(fc.array(fc.tuple(json, json), { maxLength: 5 }), pairs => {
      const [from, to] = [0, 1].map(n => Object.fromEntries(pairs.map((pair, i) => [`key${i}`, pair[n]])));
      const mixed = Object.fromEntries(Object.entries(to!).toReversed());
      assert.deepEqual(patched(from, changeOf(from, to)), round(to));
      assert.deepEqual(changeOf(from, to), changeOf(from, mixed));
    }),
  );
});
test('a record is read once, as a whole, and not key by key', () => {
  let reads = 0;
  const counted = (record: object): object =>
    new Proxy(record, { get: (held, key) => (reads++, Reflect.get(held, key) as unknown) });
  const many = (n: number): object =>
    Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, i === n ? -1 : i]));
  assert.equal(changeFrom(counted(many(7)), counted(many(8))), '{"k7":7,"k8":-1}');
  assert.equal(reads, 100);
});

test('a key that every object has counts only where it is one’s own', () => {
  assert.deepEqual(changeOf({ toString: {} }, {}), { toString: [] });
  assert.deepEqual(changeOf({}, { toString: 1 }), { toString: 1 });
});

test('a patch for other data is refused', () => {
  assert.throws(() => patched<unknown>({ a: 1 }, { a: { b: 1 } }), /changes a, which holds nothing/);
  assert.throws(() => patched<unknown>({ a: 1 }, { a: [0, 1, []] }), /the list a, which is not there/);
});
