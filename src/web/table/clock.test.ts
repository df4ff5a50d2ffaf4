// Clocks as people read them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableDoc } from '#protocol/table-doc.ts';
import { isLow, leftAt } from './clock.ts';

const live = { kind: 'live', seconds: 600, increment: 0 } as const;
const docOf = (clock: TableDoc['clock'], left: number, since: number): TableDoc =>
  ({ clock, clocks: { left: [left], since: [since] } }) as unknown as TableDoc;

test('a clock counts down to nothing, then the last seconds of each answer', () => {
  const doc = docOf(live, 65_000, 1000);
  assert.deepEqual(
    [1000, 2000, 65_999, 66_000, 73_500, 90_000].map(now => leftAt(doc, 0, now)),
    ['1:05', '1:04', '0:01', '+0:10', '+0:03', '+0:00'],
  );
});

test('a clock that does not run stands still, empty or not', () => {
  assert.equal(leftAt(docOf(live, 65_000, 0), 0, 9e9), '1:05');
  assert.equal(leftAt(docOf(live, 0, 0), 0, 9e9), '0:00');
});

test('days are told while they run', () => {
  const hour = 3_600_000;
  assert.equal(leftAt(docOf({ kind: 'days', days: 3 }, 0, 1), 0, 1 + hour), '2 d 23 h');
  assert.equal(leftAt(docOf({ kind: 'days', days: 3 }, 0, 0), 0, hour), '');
});

test('the last half minute is a time to hurry', () => {
  assert.deepEqual(['10:09', '1:05', '0:30', '2 d 3 h', ''].filter(isLow), []);
  assert.deepEqual(['0:29', '0:00', '+0:07'].filter(isLow), ['0:29', '0:00', '+0:07']);
});
