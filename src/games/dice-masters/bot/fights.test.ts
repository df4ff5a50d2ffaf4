// Attacks and blocks look as good as they turn out, before anybody tries them; and the chance at a turn's start.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weigherOf } from '#bots/weights.ts';
import { decisionId, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { levelNamed } from '#bots/search/levels.ts';
import { diceMasters as game } from '../game.ts';
import { scenario, type Position, type Scenario } from '../scenario/scenario.ts';
import { horizons } from './horizons.ts';

/** The option that looks best to a seat. */
function likeliest({ state }: Scenario, seat: number, decision: string): string {
  assert.equal(decisionId(state), decision);
  const weigh = weigherOf(game, state, seat)!;
  return legal(game, state, seat).toSorted((a, b) => weigh(b) - weigh(a))[0]!;
}
const attacking = (position: Position): string =>
  likeliest(scenario({ step: 'attack', ...position }), 0, 'attack.attackers');

test('an attack looks good when it wins, and bad when it only loses dice or lays a player open', () => {
  assert.match(attacking({ field: [['Sidekick', 'Sidekick'], ['Sidekick']], life: [10, 1] }), /^attack:0:\d+\+\d+$/);
  assert.equal(attacking({ cards: [[], [18]], field: [['Sidekick'], ['Magneto 3']], life: [10, 10] }), 'hold');
  assert.equal(attacking({ field: [['Sidekick'], ['Sidekick']], life: [1, 10] }), 'hold');
});

test('a block looks good when it saves a life', () => {
  const t = scenario({ step: 'attack', field: [['Sidekick', 'Sidekick'], ['Sidekick']], life: [10, 2] });
  t.play('0 attack:Sidekick+Sidekick');
  assert.match(likeliest(t, 1, 'blocking.blockers'), /^block:/);
});

test('the chances of both players make up one, and more of anything is a better chance', () => {
  const chances = (position: Position): number[] =>
    [0, 1].map(seat =>
      horizons['turn.reroll']!.chance(game.table.bind(scenario({ step: 'main', ...position }).state), seat),
    );
  const [even, others] = chances({}) as [number, number];
  assert.ok(Math.abs(even + others - 1) < 1e-9);
  for (const better of [
    { life: [12, 10] },
    { field: [['Sidekick'], []] },
    { cards: [[18], []], used: [['Magneto'], []] },
  ])
    assert.ok(chances({ life: [10, 10], ...better })[0]! > chances({ life: [10, 10] })[0]!, JSON.stringify(better));
});

test('own turns tell when the other has struck back, blocks when the turn is over', () => {
  const { world } = scenario({ step: 'main' }).state;
  const clear = (decision: string): boolean[] =>
    [0, 1, 2].map(turns => horizons[decision]!.isClear(world, { ...world, turns: world.turns + turns }));
  assert.deepEqual(clear('attack.attackers'), [false, false, true]);
  assert.deepEqual(clear('blocking.blockers'), [false, true, true]);
});

test('a bot that searches takes a win that lies open and blocks what would kill it', () => {
  const choice = ({ state }: Scenario, seat: number): string =>
    levelNamed('veteran#60')!.choose(game, knowledge(game, state, seat), quickRandom(1));
  const open = scenario({ step: 'attack', field: [['Sidekick'], []], life: [10, 1] });
  assert.match(choice(open, 0), /^attack:/);
  const pressed = scenario({ step: 'attack', field: [['Sidekick', 'Sidekick'], ['Sidekick']], life: [10, 2] });
  pressed.play('0 attack:Sidekick+Sidekick');
  assert.match(choice(pressed, 1), /^block:/);
});
