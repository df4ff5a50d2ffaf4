// Dice that decide between schools.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Generator, quickState } from '#engine/random.ts';
import { rollDice, rollOff, total } from './rolls.ts';

/** A table of nothing but dice, the next ones fixed. */
const rolling = (...script: number[]) => ({
  script,
  random: new Generator({ random: quickState(1), script }),
  log: () => {},
});

test('MR-RUL-02 MR-CMP-10 a die shows 1 to 6, and each is rolled alone', () => {
  const faces = new Set(rollDice(rolling(), 200));
  assert.deepEqual(faces, new Set([1, 2, 3, 4, 5, 6]));
});

test('MR-RUL-03 a roll may have more dice than the box', () => {
  assert.equal(rollDice(rolling(), 30).length, 30);
});

test('MR-RUL-12 the highest of three dice wins; the tied roll again', () => {
  assert.equal(rollOff(rolling(1, 1, 2, 3, 3, 3, 2, 2, 1), [0, 1, 3]), 1);
  assert.equal(rollOff(rolling(3, 3, 3, 1, 1, 1, 4, 4, 1, 1, 1, 1, 6, 6, 6), [0, 1, 3]), 3);
  assert.equal(rollOff(rolling(3, 3, 3, 1, 1, 1), [2, 0], 'lowest'), 0);
});

test('who is alone need not roll', () => {
  const t = rolling(6);
  assert.deepEqual([rollOff(t, [2]), t.script, total([4, 5])], [2, [6], 9]);
});
