// Bots on the heroes' team leave the first word to their teammates, who may be people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { advance, start } from '#engine/apply.ts';
import { asked, decisionId, legal } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { State } from '#engine/types.ts';
import { strikeTeams as game } from '../game.ts';
import { HERO_FIGURES } from '../table/figures.ts';
import type { Strike } from '../table/world.ts';

const choose = (state: State<Strike>, seat: number): string =>
  greedyBot.choose(game, knowledge(game, state, seat), quickRandom(seat + 1)) as string;
/** Lets bots play on to a decision; the others of a question that all are asked answer first. */
function played(seats: number, units: number, until: string, seed = 3): State<Strike> {
  const state = start(game, { seats, seed: seedOf(seed), options: { units } });
  for (let n = 0; decisionId(state) !== until; n++) {
    assert.ok(n < 500 && !state.result, `no ${until}`);
    const seat = asked(game, state)[0]!;
    advance(game, state, seat, choose(state, seat));
  }
  return state;
}
test('ST-RUL-01: a bot captain deals heroes evenly, and the one left over to a teammate', () => {
  const heroesOf = (state: State<Strike>): number[] =>
    Array.from(
      { length: state.seats - 1 },
      (_, seat) => HERO_FIGURES.filter(h => state.world.owner[h] === seat).length,
    );
  assert.deepEqual(heroesOf(played(3, 4, 'drafting.choose')), [2, 2]);
  assert.deepEqual(heroesOf(played(3, 3, 'drafting.choose')), [1, 2]);
  const [captain, ...others] = heroesOf(played(4, 4, 'drafting.choose'));
  assert.equal(captain, 1);
  assert.deepEqual(
    others.sort((a, b) => a - b),
    [1, 2],
  );
});
test('ST-RUL-03: bots let a teammate go first, and go when all are through', () => {
  const state = played(4, 4, 'heroPhase.floor');
  for (const seat of [0, 1]) {
    assert.deepEqual([decisionId(state), choose(state, seat)], ['heroPhase.floor', 'defer']);
    advance(game, state, seat, 'defer');
  }
  assert.deepEqual(asked(game, state), [2], 'the third, who may be a person, is waited for');
  const [activate] = legal(game, state, 2);
  assert.match(activate!, /^activate:/);
  advance(game, state, 2, 'defer');
  assert.deepEqual([decisionId(state), asked(game, state)], ['heroPhase.must', [0]]);
  assert.match(choose(state, 0), /^activate:/);
});
test('every hero acts in a round of bots who all defer', () => {
  const state = played(5, 4, 'heroPhase.floor');
  const { round } = state.world;
  const seen = new Set<number>();
  for (let n = 0; state.world.round === round && n < 500; n++) {
    const seat = asked(game, state)[0]!;
    const option = choose(state, seat);
    if (option.startsWith('activate:') && seat < 4) seen.add(Number(option.split(':')[1]));
    advance(game, state, seat, option);
  }
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    [0, 1, 2, 3],
  );
});
