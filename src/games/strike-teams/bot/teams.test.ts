// Teams and Levels that bots choose: the seasoned come again, and cheap Levels are bought first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '#engine/apply.ts';
import { legal } from '#engine/ask.ts';
import { seedOf } from '#engine/seed.ts';
import { VILLAIN_TEAMS } from '../flow/set-up.ts';
import { strikeTeams as game } from '../game.ts';
import { bot } from './bot.ts';

/** The weights of a seat's options when the characters have these Levels. */
function weights(seat: 0 | 1, levels: readonly number[], isKeen = false): Map<number, number> {
  const state = start(game, { seats: 2, seed: seedOf(1), options: { units: 3 } });
  state.world.level = [...levels];
  const t = game.table.bind(state);
  const [decision, verb] = seat === 1 ? ['settingUp.villains', 'team'] : ['settingUp.heroes', 'heroes'];
  const options = seat === 1 ? legal(game, state, 1).map(option => Number(option.split(':')[1])) : [7, 11, 13, 14];
  const weigh = isKeen ? bot.keenWeigh! : bot.weigh!;
  return new Map(options.map(n => [n, weigh(t, seat, decision!, { verb: verb!, n })]));
}
const nameOf = (n: number): string => VILLAIN_TEAMS[n]!.characters.join(' ');
const heaviest = (all: Map<number, number>): number => [...all].reduce((a, b) => (b[1] > a[1] ? b : a))[0];

test('with all at one Level teams differ alone by six soldiers, or some beside the mastermind', () => {
  const even = weights(1, [1, 1, 1, 1, 1, 1, 1, 1], true);
  assert.deepEqual([...even].flatMap(([n, weight]) => (weight === 1 ? [nameOf(n)] : [])).sort(), [
    '4 5 7',
    '4 6',
    '5 6',
  ]);
});
test('in a campaign the characters come again whose Levels are paid for', () => {
  assert.equal(nameOf(heaviest(weights(1, [1, 1, 1, 1, 4, 1, 4, 1], true))), '4 6');
  assert.equal(nameOf(heaviest(weights(1, [1, 1, 1, 1, 4, 4, 1, 4], true))), '4 5 7');
  assert.equal(nameOf(heaviest(weights(1, [1, 1, 1, 1, 1, 1, 5, 5]))), '6 7');
  assert.equal(heaviest(weights(0, [3, 1, 3, 3, 1, 1, 1, 1])), 0b1101);
});
test('the cheapest Level is bought first', () => {
  const state = start(game, { seats: 2, seed: seedOf(1), options: { units: 3 } });
  state.world.level = [2, 4, 3, 1, 1, 1, 1, 1];
  const t = game.table.bind(state);
  const [cap, iron, may] = [0, 1, 2].map(n => bot.weigh!(t, 0, 'levelling.raise', { verb: 'raise', n }));
  assert.ok(cap! > may! && may! > iron!);
});
