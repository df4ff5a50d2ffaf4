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

test('contestants are warmed up, then take turns; who does not take part has no rate', async () => {
  const order: string[] = [];
  const runner = (name: string, rates: number[]) => (time: number) => {
    order.push(`${name} ${time}`);
    return rates.shift()!;
  };
  const runners = { limit: runner('limit', [99, 6, 9]), ours: runner('ours', [99, 2, 1]) };
  const rates = await race(runners, { warm: 5, rounds: 2, round: 3 });
  assert.deepEqual(order, ['ours 5', 'limit 5', 'ours 3', 'limit 3', 'ours 3', 'limit 3']);
  assert.deepEqual(rates, { ours: 2, boardgameio: null, limit: 9 });
});

test('CPU time goes on while work is done', () => {
  const from = cpuTime();
  let sum = 0;
  for (let i = 0; i < 2e7; i++) sum += i % 7;
  assert.ok(sum > 0 && cpuTime() > from);
});
