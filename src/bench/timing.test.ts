import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuTime, race, rateOf, typicalBest } from './timing.ts';

/** A clock that stands still but for what work takes. */
function clockwork() {
  let now = 0;
  const order: string[] = [];
  return {
    order,
    clock: () => now,
    work: (name: string, units: number, takes: () => number) => () => {
      order.push(name);
      now += takes();
      return units;
    },
  };
}

test('a rate is units a second, over as many rounds of work as the time needs', () => {
  const { clock, work, order } = clockwork();
  const rate = rateOf(
    work('a', 30, () => 4),
    10,
    clock,
  );
  assert.deepEqual([rate, order.length], [90 / 0.012, 3]);
});

test('the median of the better half counts, so that a disturbed round does no harm', () => {
  assert.equal(typicalBest([1, 10, 2, 9, 8]), 9);
  assert.equal(typicalBest([1, 10, 2, 8]), 9);
  assert.equal(typicalBest([5]), 5);
});

test('contestants are warmed up, then take turns; who does not take part has no rate', () => {
  const { clock, work, order } = clockwork();
  const works = { limit: work('limit', 20, () => 1), ours: work('ours', 10, () => 1) };
  const rates = race(works, { warm: 1, rounds: 2, round: 1 }, clock);
  assert.deepEqual(order, ['ours', 'limit', 'ours', 'limit', 'ours', 'limit']);
  assert.deepEqual(rates, { ours: 10_000, boardgameio: null, limit: 20_000 });
});

test('CPU time goes on while work is done', () => {
  const from = cpuTime();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum += i % 7;
  assert.ok(sum > 0 && cpuTime() > from);
});
