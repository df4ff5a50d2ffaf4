// Comparing dice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { damageOf } from './dice.ts';

test('MR-ATK-06 MR-ATK-07 MR-ATK-08 rows are sorted and compared place by place; a tie is the defender’s', () => {
  assert.equal(damageOf([2, 6, 4], [3, 1, 6]), 2);
  assert.equal(damageOf([5, 5], [5, 5]), 0);
  assert.equal(damageOf([1, 6], [1, 1]), 1);
});

test('MR-ATK-09 MR-ATK-10 MR-GLO-06 MR-EX-27 the attacker’s lowest dice are unopposed and hit from 3 on', () => {
  assert.equal(damageOf([6, 3, 2], [6]), 1);
  assert.equal(damageOf([3, 4, 5, 6], [6, 6]), 2);
  assert.equal(damageOf([6, 6, 1, 2], [1, 1]), 2);
  assert.equal(damageOf([2, 2], [6], 2), 1);
});

test('MR-ATK-11 defence dice beyond the attack dice are ignored, the lowest ones', () => {
  assert.equal(damageOf([5], [1, 6, 1]), 0);
  assert.equal(damageOf([5], [4, 1, 1]), 1);
});

test('MR-RUL-97 without defence dice all attack dice are unopposed', () => {
  assert.equal(damageOf([1, 2, 3, 6], []), 2);
});

test('MR-RUL-144 only the numbers count: the same dice in any order do the same Damage', () => {
  for (const attack of [
    [6, 4, 2],
    [2, 4, 6],
    [4, 6, 2],
  ])
    for (const defence of [
      [5, 3],
      [3, 5],
    ])
      assert.equal(damageOf(attack, defence), 2);
});
