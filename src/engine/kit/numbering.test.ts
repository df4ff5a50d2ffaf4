// Numbers for kinds of things, copies side by side, and one of each look.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copied, copiedKeys, isIn, numbersIn, oneOfEach, ranges } from './numbering.ts';

test('kinds are numbered one after another, or from a number of their own', () => {
  const { hero, student, plot, mission } = ranges({ hero: 2, student: 3, plot: { from: 100, count: 2 }, mission: 1 });
  assert.deepEqual([hero, student, plot, mission].map(numbersIn), [[0, 1], [2, 3, 4], [100, 101], [102]]);
  assert.deepEqual(
    [1, 2, 4, 5].map(n => isIn(student, n)),
    [false, true, true, false],
  );
});
test('a number is not given twice', () => {
  assert.throws(() => ranges({ hero: 20, plot: { from: 10, count: 1 } }), /'plot' are given twice/);
});
test('copies lie side by side', () => {
  const one = { copies: 1 };
  const two = { copies: 2 };
  assert.deepEqual(copied([one, two]), [one, two, two]);
  assert.deepEqual(copiedKeys({ a: two, b: one }), ['a', 'a', 'b']);
});
test('of look-alikes the first one wanted stands for all', () => {
  const looks = ['a', 'a', 'b', 'b', 'c'];
  assert.deepEqual(oneOfEach([1, 0, 3, 2, 4], looks), [1, 3, 4]);
  assert.deepEqual(
    oneOfEach([1, 0, 3, 2, 4], looks, card => card % 2 === 0),
    [0, 2, 4],
  );
});
