// Attributes, the Rule of One, and how bad a blow is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beaten, canFall, healthOf, lost, severityOf, STATS } from './stats.ts';
import type { Pc, Stats } from '../table/world.ts';

test('MR-ATR-06 health is the sum of the stats', () => {
  assert.equal(healthOf([4, 4, 4]), 12);
});

test('MR-DMG-04 no stat falls below 1 while another is higher', () => {
  assert.deepEqual(
    STATS.map(stat => canFall([1, 2, 1], stat)),
    [false, true, false],
  );
});

test('MR-RUL-99 MR-DMG-05/06/08 severity is what a blow leaves over when all stats are 1, three at most', () => {
  const severities = (stats: Stats) => [0, 1, 2, 3, 4, 5, 6, 9].map(damage => severityOf(stats, damage));
  assert.deepEqual(severities([2, 2, 1]), [0, 0, 0, 1, 2, 3, 3, 3]);
  assert.deepEqual(severities([1, 1, 1]), [0, 1, 2, 3, 3, 3, 3, 3]);
  assert.deepEqual([1, 2, 3].map(beaten), [
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('MR-RUL-101 a stat is regained up to what it was when the mission began', () => {
  const pc = { stats: [3, 4, 1], start: [4, 4, 3] } as unknown as Pc;
  assert.deepEqual(lost(pc), [0, 2]);
});
