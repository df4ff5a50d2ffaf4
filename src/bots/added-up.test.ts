// Searches side by side.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addedUp } from './bot.ts';

test('visits are added up, and chances count as often as they were seen', () => {
  const one = [
    { option: 'a', visits: 6, chance: 0.5 },
    { option: 'b', visits: 4, chance: 0.75 },
  ];
  const other = [
    { option: 'b', visits: 4, chance: 0.25 },
    { option: 'c', visits: 0, chance: 0.5 },
    { option: 'a', visits: 0, chance: 0 },
  ];
  assert.deepEqual(addedUp([one, other]), [
    { option: 'b', visits: 8, chance: 0.5 },
    { option: 'a', visits: 6, chance: 0.5 },
    { option: 'c', visits: 0, chance: 0.5 },
  ]);
});

test('of equals the first list decides; one list alone stays as it is', () => {
  const lists = ['b', 'a'].map(option => [{ option, visits: 1, chance: 0.5 }]);
  assert.equal(addedUp(lists)[0]!.option, 'b');
  assert.deepEqual(addedUp(lists.slice(1)), lists[1]);
  assert.deepEqual(addedUp([]), []);
});
