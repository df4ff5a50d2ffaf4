// Tests of procedures that ask one question, on a table with a bag of numbers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { procedure } from '../game.ts';
import { sit, type Sitting } from '../testing/small-tables.ts';
import type { Seat, World } from '../types.ts';
import { choice } from './question.ts';

interface Bag extends World {
  numbers: number[];
}
const main = procedure<Bag>()({
  ask: t => t.callByName('draw', { seat: 1 }),
  rest: t => t.callByName('draw', { seat: 0 }),
});
const rules = {
  rule: 'TINY-ASK-01',
  each: t => t.world.numbers,
  take: (t, my, _seat, n) => {
    t.world.numbers = t.world.numbers.filter(one => one !== n);
    t.log('drawn', { seat: my.seat, n });
  },
} satisfies Parameters<typeof choice<Bag, { seat: Seat }>>[1];
const draw = (numbers: number[], more: object = {}): Sitting<Bag> =>
  sit({ main, draw: choice<Bag, { seat: Seat }>('draw', { ...rules, ...more }) }, { numbers });

test('the seat in the locals picks one, and the procedure is over', () => {
  const t = draw([3, 5]);
  assert.deepEqual([t.at, t.asked, t.legal(1)], ['draw.choose', [1], ['draw:3', 'draw:5']]);
  t.play('1 draw:3');
  assert.deepEqual([t.asked, t.world.numbers], [[0], [5]]);
});

test('where nothing can be picked nobody is asked', () => {
  assert.notEqual(draw([]).state.result, null);
  assert.deepEqual(draw([4]).play('1 draw:4').asked, []);
});

test('who may pass is asked even then, after the options or before them', () => {
  const asked = draw([], { pass: 'stop' });
  assert.deepEqual([asked.asked, asked.legal(1)], [[1], ['stop']]);
  assert.deepEqual(draw([2], { pass: 'stop' }).legal(1), ['draw:2', 'stop']);
  assert.deepEqual(draw([2], { passFirst: 'stop' }).legal(1), ['stop', 'draw:2']);
  assert.deepEqual(draw([2], { pass: 'stop' }).play('1 stop').asked, [0]);
});

test('another seat may be asked, at a step of another name; null asks nobody', () => {
  const t = draw([1, 2], { by: (_t: unknown, my: { seat: Seat }) => (my.seat === 1 ? 0 : null), step: 'number' });
  assert.deepEqual([t.at, t.asked], ['draw.number', [0]]);
  assert.notEqual(t.play('0 draw:1').state.result, null);
});

test('a lone option is taken unasked where that is forced', () => {
  assert.deepEqual(draw([7], { forced: 'take' }).world.numbers, []);
});
