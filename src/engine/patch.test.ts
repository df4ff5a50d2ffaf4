// A patch turns one piece of data into another, is small, and complains when it does not fit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { patched, patchFrom } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('__proto__'));
const round = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a patch, sent as JSON, turns any data into any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = round(patchFrom(before, after)) as ReturnType<typeof patchFrom>;
      assert.deepEqual(patched(before, patch), round(after));
    }),
    { numRuns: 2000 },
  );
});

test('equal data needs no change', () => {
  fc.assert(fc.property(json, data => patchFrom(data, round(data)).length === 0));
});

test('what is given stays as it was, and what did not change is shared', () => {
  const before = { a: { n: 1 }, list: [{ x: 1 }, { x: 2 }] };
  const after = patched(before, patchFrom(before, { a: { n: 1 }, list: [{ x: 1 }, { x: 3 }] }));
  assert.deepEqual(before.list[1], { x: 2 });
  assert.deepEqual(after.list[1], { x: 3 });
  assert.equal(after.a, before.a);
  assert.equal(after.list[0], before.list[0]);
});

test('a longer list is one stretch put in, a shorter one a stretch cut out', () => {
  assert.deepEqual(patchFrom({ log: [1, 2] }, { log: [1, 2, 3, 4] }), [{ at: ['log'], from: 2, cut: 0, put: [3, 4] }]);
  assert.deepEqual(patchFrom([1, 2, 3, 4], [1, 4]), [{ at: [], from: 1, cut: 2, put: [] }]);
});

test('keys that hold nothing count as absent', () => {
  assert.deepEqual(patchFrom({ a: 1, b: undefined }, { a: undefined, c: 2 }), [{ at: ['a'] }, { at: ['c'], to: 2 }]);
  assert.deepEqual(patched({ a: 1 }, [{ at: ['a'] }]), {});
});

test('a key that every object has counts only where it is one’s own', () => {
  assert.deepEqual(patchFrom({ toString: {} }, {}), [{ at: ['toString'] }]);
  assert.deepEqual(patchFrom({}, { toString: 1 }), [{ at: ['toString'], to: 1 }]);
});

test('a patch for other data is refused', () => {
  assert.throws(() => patched({ a: 1 }, [{ at: ['a', 'b', 'c'], to: 1 }]), /changes a\.b\.c, which is not there/);
  assert.throws(() => patched({ a: 1 }, [{ at: ['a'], from: 0, cut: 1, put: [] }]), /the list a, which is not there/);
});
