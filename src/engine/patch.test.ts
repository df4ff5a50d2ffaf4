// A patch turns one piece of data into another, is small, and complains when it does not fit.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { changesFrom, patched, type Patch } from './patch.ts';

const json = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('__proto__'));
const round = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const patchFrom = (before: unknown, after: unknown): Patch =>
  JSON.parse(`[${changesFrom(before, after).join(',')}]`) as Patch;

test('a patch, sent as JSON, turns any data into any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      assert.deepEqual(patched(before, patchFrom(before, after)), round(after));
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

test('what was copied for one change is changed in place by the next, but never what was given or put in', () => {
  const [before, put] = [{ list: [1, 2], in: { a: 1, b: 1 } }, { n: 1 }];
  const patch: Patch = [
    { at: ['in', 'a'], to: 2 },
    { at: ['in', 'b'] },
    { at: ['list'], from: 2, cut: 0, put: [3] },
    { at: ['list', 0], to: 0 },
    { at: ['new'], to: put },
    { at: ['new', 'n'], to: 2 },
  ];
  assert.deepEqual(patched<unknown>(before, patch), { list: [0, 2, 3], in: { a: 2 }, new: { n: 2 } });
  assert.deepEqual([before, put], [{ list: [1, 2], in: { a: 1, b: 1 } }, { n: 1 }]);
});

test('no patch reaches what all objects have in common', () => {
  const after = patched<unknown>({ a: 1 }, JSON.parse('[{"at":["__proto__","b"],"to":2}]') as Patch);
  assert.deepEqual([Object.keys(after as object), ({} as { b?: number }).b], [['a', '__proto__'], undefined]);
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
