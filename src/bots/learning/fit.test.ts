// A learned value finds what wins in games whose winners are known, and says how well it foresees them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Features } from '#engine/bot-knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import type { Table } from '#engine/definition.ts';
import type { World } from '#engine/types.ts';
import { fitted, foreseen, type Snapshot } from './fit.ts';
import { chancesBy, inOrder, learnedBot, learnedChance, tryOut } from '#engine/kit/learned-value.ts';

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

test('where nothing has been learned yet, all are even', () => {
  const chance = learnedChance(FEATURES, {});
  assert.equal(chance({ world: {} as World }, 0, 4), 0.25);
});

test('a bot that judges by what was learned has its value and all its horizons from there, side by side', () => {
  const features: Features = { ...FEATURES, of: (_, sides) => Float32Array.from({ length: 2 * sides }, (__, i) => i) };
  const isClear = (): boolean => true;
  const parts = { features, learned: { points: 1, cards: 0 }, horizons: { 'a.b': { isClear, habit: 1 } } };
  const t = { world: {}, seats: 3 } as Table;
  const even = (by: (t: Table, seat: number) => number): number =>
    [0, 1, 2].reduce((sum, seat) => sum + by(t, seat), 0);
  const alone = learnedBot(parts);
  assert.ok(Math.abs(even(alone.value) - 1) < 1e-12 && alone.value(t, 2) > alone.value(t, 0));
  assert.equal(alone.horizons!['a.b']!.habit, 1);
  assert.equal(alone.horizons!['a.b']!.chance(t, 2), alone.value(t, 2));
  assert.equal(alone.longHorizons, undefined);
  const sides = learnedBot({ ...parts, sides: () => [0, 0, 1], longHorizons: { 'c.d': { isClear } } });
  assert.equal(sides.value(t, 0), sides.value(t, 1));
  assert.ok(Math.abs(sides.value(t, 0) + sides.value(t, 2) - 1) < 1e-12);
  assert.deepEqual(Object.keys(sides.longHorizons!), ['a.b', 'c.d']);
  const horizons = { 'a.b': { isClear, seatsAtMost: 2 } };
  const small = learnedBot({ ...parts, horizons, longHorizons: { 'a.b': { isClear } } });
  assert.deepEqual(
    [small.horizons!, small.longHorizons!].map(by => by['a.b']!.seatsAtMost),
    [2, undefined],
  );
});

test('weights learned from other features are refused, and it is said what to do', () => {
  assert.throws(() => inOrder(['points', 'cards'], { points: 1 }), /npm run learn/);
  assert.throws(() => inOrder(['points'], { points: 1, cards: 1 }), /npm run learn/);
  assert.deepEqual([...inOrder(['points', 'cards'], { cards: 2, points: 1 })], [1, 2]);
});
