// The picture of the house is that of its imports.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { arrowsOf, drawn, houseProblems } from './house.ts';

const today = arrowsOf('.');

test('docs/house.svg has every floor and arrow of today; else npm run house draws it anew', () => {
  assert.deepEqual(houseProblems(today, readFileSync('docs/house.svg', 'utf8')), []);
});

test('an arrow that is new, gone or runs upwards is named, and so is a floor', () => {
  const picture = drawn(today);
  const without = (arrow: string) => new Map([...today].filter(([one]) => one !== arrow));
  assert.deepEqual(houseProblems(today, drawn(without('web tables'))), ['web → tables is not drawn']);
  assert.deepEqual(houseProblems(without('web tables'), picture), ['web → tables is drawn, but is gone']);
  const upwards = new Map([...today, ['engine bots', 1] as const]);
  assert.deepEqual(houseProblems(upwards, drawn(upwards)), ['engine → bots runs upwards']);
  const attic = new Map([...today, ['attic engine', 1] as const]);
  assert.deepEqual(houseProblems(attic, picture).slice(0, 1), ['attic is no floor that tools/house.ts knows']);
  const sealed = new Map([...today].filter(([one]) => !one.split(' ').includes('protocol')));
  assert.deepEqual(houseProblems(sealed, drawn(sealed)), ['protocol is a floor without imports']);
});

test('how often a floor is used may change', () => {
  const more = new Map([...today].map(([arrow, count]) => [arrow, count + 1]));
  assert.deepEqual(houseProblems(more, drawn(today)), []);
});
