// Action Cards that the top level chooses: the most worth that the Build Points buy, where others draw by chance.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botNamed } from '#bots/bots.ts';
import { greedyBot } from '#bots/greedy.ts';
import { advance, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { ACTIONS } from '../cards/actions.ts';
import { buildPoints, draftedBy } from '../flow/set-up-draft.ts';
import { strikeTeams as game } from '../game.ts';
import type { Strike } from '../table/world.ts';
import { bestCards } from './set-up.ts';

/** A mission in which both teams are to choose their cards. */
function drafting(): State<Strike> {
  const state = start(game, { seats: 2, seed: seedOf(3), options: { units: 3 } });
  for (const random = quickRandom(1); decisionId(state) !== 'drafting.choose';) {
    const seat = asked(game, state)[0]!;
    advance(game, state, seat, greedyBot.choose(game, knowledge(game, state, seat), random));
  }
  return state;
}
const chosenBy = (name: string, state: State<Strike>, seat: number): string[] =>
  [1, 2, 3, 4].map(n => botNamed(name)!.choose(game, knowledge(game, state, seat), quickRandom(n)));

test('the best cards of a character fit its Build Points, and leave out what loses', () => {
  const { world } = drafting();
  const names = bestCards(world, 0).map(card => ACTIONS[card]!.name);
  assert.ok(!names.includes('Leaping Charge'));
  const build = bestCards(world, 0).reduce((sum, card) => sum + ACTIONS[card]!.build, 0);
  assert.ok(build <= buildPoints(world, 0) && build > buildPoints(world, 0) - 2, names.join());
});
test('Mastermind chooses the best cards in either role', () => {
  const state = drafting();
  for (const seat of [0, 1]) {
    const best = draftedBy(state.world, seat).map(character => bestCards(state.world, character).join('+'));
    for (const option of chosenBy('mastermind#16', state, seat)) assert.equal(option, `draft:0:${best.join(':')}`);
  }
});
test('Veteran draws one of the usual drafts by chance', () => {
  const state = drafting();
  const drawn = chosenBy('veteran#16', state, 0);
  assert.ok(drawn.every(option => legal(game, state, 0).includes(option)));
  assert.ok(new Set(drawn).size > 1);
});
