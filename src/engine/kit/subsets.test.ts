// Some of a list: what forms suggest, and what chance takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickRandom } from '../random.ts';
import { anyOf, subsets } from './subsets.ts';

test('ways to take some begin with what stands first, each way ascending, no more than asked for', () => {
  assert.deepEqual(subsets([3, 1, 2], 1, 2), [[3], [1]]);
  assert.deepEqual(subsets([3, 1, 2], 2, 9), [
    [1, 3],
    [2, 3],
    [1, 2],
  ]);
  assert.deepEqual(subsets([3, 1, 2], 2, 2), [
    [1, 3],
    [2, 3],
  ]);
  assert.deepEqual(subsets([3, 1, 2], 3, 9), [[1, 2, 3]]);
  assert.deepEqual([subsets([3, 1], 0, 9), subsets([], 0, 9), subsets([3], 2, 9)], [[[]], [[]], []]);
});
test('chance takes so many of a list, ascending, and leaves the list alone', () => {
  const list = [5, 3, 8, 1];
  const taken = new Set<string>();
  for (let seed = 0; seed < 200; seed++) {
    const some = anyOf(list, 2, quickRandom(seed));
    assert.ok(some.length === 2 && some[0]! < some[1]!);
    taken.add(some.join());
  }
  assert.deepEqual([taken.size, list], [6, [5, 3, 8, 1]]);
});
