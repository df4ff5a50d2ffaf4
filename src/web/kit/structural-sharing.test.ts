// Tests of sharing: parts of a value that stay as they were are the same objects.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareStructure, structureSharer } from './structural-sharing.ts';

test('what equals the value before is that value', () => {
  const keep = structureSharer<{ dice: number[] }>();
  const first = keep({ dice: [1, 2] });
  assert.equal(keep({ dice: [1, 2] }), first);
  assert.notEqual(keep({ dice: [1] }), first);
});

test('where something has changed, the parts that have not are those from before', () => {
  const before = { bag: [1, 2], life: 20 };
  const after = shareStructure(before, { bag: [1, 2], life: 19 });
  assert.deepEqual(after, { bag: [1, 2], life: 19 });
  assert.equal(after.bag, before.bag);
  const tiles = [{ left: 1 }, { left: 2 }];
  const fewer = shareStructure(tiles, [{ left: 1 }, { left: 1 }, { left: 3 }]);
  assert.deepEqual(fewer, [{ left: 1 }, { left: 1 }, { left: 3 }]);
  assert.equal(fewer[0], tiles[0]);
  const rows = { rows: [{ dice: [1, 2], total: 3 }] };
  const rolled = shareStructure(rows, { rows: [{ dice: [1, 2], total: 4 }] });
  assert.deepEqual(rolled, { rows: [{ dice: [1, 2], total: 4 }] });
  assert.equal(rolled.rows[0]!.dice, rows.rows[0]!.dice);
});

test('what has gone is gone, and a key without a value is no key', () => {
  assert.deepEqual(shareStructure<{ a?: number; b: number[] }>({ a: 1, b: [] }, { b: [] }), { b: [] });
  const before = { b: [1] };
  assert.equal(shareStructure<{ a?: undefined; b: number[] }>(before, { a: undefined, b: [1] }), before);
  assert.deepEqual(shareStructure<object>([1], { 0: 1 }), { 0: 1 });
  assert.deepEqual(shareStructure([1, 2], [1]), [1]);
});
