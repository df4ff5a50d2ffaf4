// A learned value finds what wins in games whose winners are known, and says how well it foresees them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Features } from '#engine/bot-knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import type { World } from '#engine/types.ts';
import { fitted, foreseen, type Snapshot } from './fit.ts';
import { chancesBy, inOrder, learnedChance, tryOut } from '#engine/kit/learned-value.ts';

const TRUE = [2, -1, 0];
const random = quickRandom(7);
const even = (): number => random.below(1000) / 1000;
/** Tables of three sides, won as the true weights have it. */
const tables = (n: number): Snapshot[] =>
  Array.from({ length: n }, () => {
    const x = Float32Array.from({ length: 9 }, even);
    let left = even();
    const won = Array.from(chancesBy(TRUE, x)).findIndex(chance => (left -= chance) < 0);
    return { kind: 'middle', x, won: Math.max(0, won) };
  });

test('weights that made the winners are found again, and foresee new games better than knowing nothing', () => {
  const weights = fitted(tables(6000), 3, 6, random);
  TRUE.forEach((weight, i) => assert.ok(Math.abs(weights[i]! - weight) < 0.25, `${weights[i]} for ${weight}`));
  const fresh = tables(2000);
  const found = foreseen(fresh, ({ x }) => chancesBy(weights, x));
  const nothing = foreseen(fresh, () => [1 / 3, 1 / 3, 1 / 3]);
  assert.ok(Math.abs(nothing.loss - Math.log(3)) < 1e-9);
  assert.equal(nothing.auc, 0.5);
  assert.ok(found.loss < nothing.loss - 0.05 && found.auc > 0.6 && found.first > 0.4, JSON.stringify(found));
});

test('the same tables in the same order give the same weights; tables that count twice pull twice', () => {
  const some = tables(200);
  const fit = (rows: Snapshot[]): number[] => [...fitted(rows, 3, 2, quickRandom(1))];
  assert.deepEqual(fit(some), fit(some));
  const twice = some.map(table => ({ ...table, times: 2 }));
  assert.notDeepEqual(fit(twice), fit(some));
});

const FEATURES: Features = {
  names: ['points', 'cards'],
  of: (_, sides) => Float32Array.from({ length: 2 * sides }, (__, i) => (i === 0 ? 1 : 0)),
  moment: () => undefined,
};
test('chances of all sides make up one; other weights can be tried, and left again', () => {
  const chance = learnedChance(FEATURES, { points: 1, cards: 0 });
  const at = (side: number): number => chance({ world: {} as World }, side, 2);
  assert.ok(Math.abs(at(0) + at(1) - 1) < 1e-12 && at(0) > at(1));
  tryOut(FEATURES, { cards: 0, points: -1 });
  assert.ok(at(0) < at(1));
  tryOut(FEATURES, undefined);
  assert.ok(at(0) > at(1));
});

test('weights learned from other features are refused, and it is said what to do', () => {
  assert.throws(() => inOrder(['points', 'cards'], { points: 1 }), /npm run learn/);
  assert.throws(() => inOrder(['points'], { points: 1, cards: 1 }), /npm run learn/);
  assert.deepEqual([...inOrder(['points', 'cards'], { cards: 2, points: 1 })], [1, 2]);
});
