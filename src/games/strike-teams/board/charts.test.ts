// Tests of the charts of a replay: points and wounds as the table has them, and luck as the die shows it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { charts } from './charts.ts';

const chart = (id: string, seats = 2) => charts.find(one => one.id === id)!.reader(seats);

test('points and wounds are told for every seat of a team', () => {
  const { world } = scenario({
    seats: 3,
    figures: { cap: '1,1', s1: '3,3' },
    wounds: { cap: { attack: 1, move: 1 }, s1: { base: 1 } },
    op: [4, 2],
    cp: [1, 3],
  });
  assert.deepEqual(chart('points', 3)([], world), [4, 4, 2]);
  assert.deepEqual(chart('command', 3)([], world), [1, 1, 3]);
  assert.deepEqual(chart('wounds', 3)([], world), [2, 2, 1]);
});

test('a roll that misses is bad luck of whoever rolls', () => {
  const t = scenario({ figures: { cap: '1,1', s1: '3,3' }, dice: [4] }).play('0 activate:cap', '0 roll:2');
  const [hero, mastermind] = chart('luck')(t.match.events.flat(), t.world);
  assert.deepEqual([hero!.toFixed(2), mastermind], ['-0.67', 0]);
});
