// Features of Dice Masters: the same numbers for both players, those of the one on turn once more, a moment a turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scenario } from '../scenario/scenario.ts';
import { features } from './features.ts';

type Position = Parameters<typeof scenario>[0];
function numbers(position: Position, seat: number): (name: string) => number {
  const x = features.of(scenario({ step: 'main', ...position }).state.world, 2);
  return name => {
    const at = features.names.indexOf(name);
    assert.ok(at >= 0, `no feature ${name}`);
    return x[seat * features.names.length + at]!;
  };
}

test('life, characters and dear dice count for whoever has them, and once more on turn', () => {
  const position: Position = { life: [12, 7], cards: [[18], []], field: [['Magneto 3'], ['Sidekick']] };
  const [active, waiting] = [numbers(position, 0), numbers(position, 1)];
  for (const name of ['life', 'attack', 'defense', 'cost']) assert.ok(active(name) > waiting(name), name);
  assert.ok(waiting('lastLife') > active('lastLife'));
  for (const name of ['life', 'characters', 'cost']) {
    assert.equal(active(`${name}OnTurn`), active(name));
    assert.equal(waiting(`${name}OnTurn`), 0);
  }
});
test('damage that nobody could block is open, and lethal where it would win', () => {
  const three = (life: [number, number]): ReturnType<typeof numbers> =>
    numbers({ field: [['Sidekick', 'Sidekick', 'Sidekick'], ['Sidekick']], life }, 0);
  assert.ok(three([10, 10])('open') > 0);
  assert.deepEqual([three([10, 3])('lethal'), three([10, 2])('lethal')], [0, 1]);
  assert.equal(numbers({ field: [['Sidekick'], ['Sidekick']] }, 0)('open'), 0);
});
test('dice in the prep area and action dice are told apart from characters', () => {
  assert.ok(numbers({ prep: [['Sidekick', 'Sidekick'], []] }, 0)('prepared') > numbers({}, 0)('prepared'));
  const { names } = features;
  assert.equal(new Set(names).size, names.length);
});
test('a moment is kept for each turn', () => {
  const { world } = scenario({ step: 'main' }).state;
  assert.notEqual(features.moment(world), features.moment({ ...world, turns: world.turns + 1 }));
  assert.equal(features.moment(world), features.moment({ ...world, life: [1, 1] }));
});
