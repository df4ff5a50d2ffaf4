// Intervals and Elo against values worked out elsewhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elo, isDecided, wilson } from './statistics.ts';

const rounded = (values: readonly number[]) => values.map(value => Math.round(value * 1000) / 1000);

test("Wilson's interval", () => {
  assert.deepEqual(rounded(wilson(5, 10)), [0.237, 0.763]);
  assert.deepEqual(rounded(wilson(0, 10)), [0, 0.278]);
  assert.deepEqual(rounded(wilson(10, 10)), [0.722, 1]);
  assert.deepEqual(rounded(wilson(60, 100)), [0.502, 0.691]);
  assert.deepEqual(rounded(wilson(60, 100, 99)), [0.471, 0.716]);
  assert.deepEqual(wilson(0, 0), [0, 1]);
});

test('Elo from the share of games won', () => {
  assert.equal(elo(0.5, 0.5), 0);
  assert.equal(Math.round(elo(0.75, 0.5)), 191);
  assert.equal(Math.round(elo(0.25, 0.5)), -191);
  assert.equal(elo(1, 0.5), Infinity);
  assert.equal(elo(0, 0.5), -Infinity);
});

test('Elo where more than two sit at the table: as strong as the others wins an even share', () => {
  assert.equal(Math.round(elo(0.25, 0.25)), 0);
  // Ten to one against each of three others: 10 / (10 + 3).
  assert.equal(Math.round(elo(10 / 13, 0.25)), 400);
});

test('decided is what lies on one side of the even share', () => {
  assert.ok(isDecided([0.51, 0.6], 0.5));
  assert.ok(isDecided([0.1, 0.24], 0.25));
  assert.ok(!isDecided([0.49, 0.6], 0.5));
});
