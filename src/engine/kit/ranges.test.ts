// The kit of ranges: what is wrong with a value is said with the name of the option and what it may be.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Json } from '../types.ts';
import { list, record, shown, whole } from './ranges.ts';

const levels = list(whole(1, 8), { least: 2, most: 2 });
const campaign = record({ mission: whole(1, 9), levels, maps: list(whole(0, 5), { most: 6, isUnique: true }) });
const wrong = (value: Json | undefined): string[] => campaign(value, 'campaign');

test('none about what is in range', () => {
  for (const value of [{}, { mission: 9 }, { levels: [1, 8], maps: [] }, { maps: [5, 0] }])
    assert.deepEqual(wrong(value), []);
});
test('about numbers, by name and range', () => {
  for (const [mission, text] of [
    [0, '0'],
    [10, '10'],
    [-1, '-1'],
    [1.5, '1.5'],
    ['1', '"1"'],
    ['NaN', '"NaN"'],
    [null, 'null'],
    [1e308, '1e+308'],
  ] as const)
    assert.deepEqual(wrong({ mission }), [`The option campaign.mission is a whole number from 1 to 9, not ${text}.`]);
  assert.equal(wrong({ mission: JSON.parse('1e999') as number }).length, 1);
});
test('about lists: how long they are, what is in them, what is there twice', () => {
  assert.deepEqual(wrong({ levels: [1] }), ['The option campaign.levels is a list of 2, not [1].']);
  assert.deepEqual(wrong({ levels: { length: 2 } }), ['The option campaign.levels is a list of 2, not {"length":2}.']);
  assert.deepEqual(wrong({ levels: [1, 50] }), [
    'The option campaign.levels[1] is a whole number from 1 to 8, not 50.',
  ]);
  assert.deepEqual(wrong({ maps: [3, 3] }), ['The option campaign.maps has nothing twice, as [3,3] has.']);
  assert.deepEqual(wrong({ maps: [0, 1, 2, 3, 4, 5, 5] }), [
    'The option campaign.maps is a list of 0 to 6, not [0,1,2,3,4,5,5].',
  ]);
});
test('about records: what they are, and keys that are not theirs', () => {
  for (const value of [[], 'x', 7, null, undefined]) assert.equal(wrong(value).length, 1);
  const known = 'The option campaign has mission, levels, maps; there is no';
  assert.deepEqual(wrong({ victor: 1 }), [`${known} "victor".`]);
  assert.deepEqual(wrong(JSON.parse('{"__proto__":{"mission":99}}') as Json), [`${known} "__proto__".`]);
  assert.deepEqual(wrong({ constructor: 1 }), [`${known} "constructor".`]);
});
test('a complete record leaves nothing out', () => {
  const pair = record({ a: whole(0, 1), b: whole(0, 1) }, true);
  assert.deepEqual(pair({ a: 0 }, 'pair'), ['The option pair.b is a whole number from 0 to 1, not nothing.']);
});
test('what is long is not repeated at length', () => {
  assert.ok(shown('x'.repeat(8000)).length < 70);
});
