// Features of Dice Masters: the same for both players, once more for the one on turn; one moment a turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diceMasters as game } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { features } from './features.ts';
import { horizons } from './horizons.ts';

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
  assert.ok(active('characters') > 0);
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
test('the strongest attackers are blocked, whatever their order', () => {
  const open = (...field: string[]): number => numbers({ cards: [[18], []], field: [field, ['Sidekick']] }, 0)('open');
  const weaker = numbers({ cards: [[18], []], field: [['Magneto 1'], []] }, 0)('open');
  assert.equal(open('Magneto 1', 'Magneto 3'), weaker);
  assert.equal(open('Magneto 3', 'Magneto 1'), weaker);
});
test('action dice, Sidekicks and dice in the prep area are told apart from dear characters', () => {
  const gain = (die: string, of: string): number =>
    numbers({ used: [[die], []] }, 0)(of) - numbers({ used: [[], []] }, 0)(of);
  assert.ok(gain('Ambush', 'actionCost') > 0);
  assert.equal(gain('Ambush', 'cost'), 0);
  assert.equal(gain('Sidekick', 'actionCost'), 0);
  const bag = (...dice: string[]): number => numbers({ bag: [dice, []] }, 0)('sidekicks');
  assert.ok(bag('Sidekick', 'Sidekick') > bag('Sidekick') && bag('Sidekick') > 0);
  assert.ok(numbers({ prep: [['Sidekick'], []] }, 0)('prepared') > numbers({}, 0)('prepared'));
});
test('the weights are those of the logistic model that they come from', () => {
  const { state } = scenario({
    step: 'main',
    life: [12, 7],
    cards: [[18], []],
    field: [['Magneto 3', 'Sidekick'], ['Sidekick']],
  });
  const [active, waiting] = [0, 1].map(seat => horizons['turn.reroll']!.chance(game.table.bind(state), seat));
  assert.ok(Math.abs(active! - 0.853585) < 1e-6, String(active));
  assert.ok(Math.abs(active! + waiting! - 1) < 1e-9);
});
test('a moment is kept for each turn', () => {
  const { world } = scenario({ step: 'main' }).state;
  assert.notEqual(features.moment(world), features.moment({ ...world, turns: world.turns + 1 }));
  assert.equal(features.moment(world), features.moment({ ...world, life: [1, 1] }));
});
