// Options are sent short and spelled out again: nothing is lost, whatever game asks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyTurn, brief } from '#engine/ask.ts';
import { advance, start } from '#engine/apply.ts';
import { defineGame, procedure, type Game } from '#engine/game.ts';
import { quickRandom } from '#engine/random.ts';
import { no } from '#engine/refusals.ts';
import { seedOf } from '#engine/seed.ts';
import { parlour } from '#engine/testing/sample-game.ts';
import type { State, Viewer } from '#engine/types.ts';
import { ownView, view } from '#engine/views.ts';
import { tictactoe } from '#games/tictactoe/game.ts';
import { SHELF } from '#games/index.ts';
import { spelledOut, type SentDoc } from './short-options.ts';

const sentOf = (game: Game, state: State, viewer: Viewer): SentDoc =>
  JSON.parse(
    JSON.stringify({ view: { ...view(game, state, viewer), ...ownView(game, state, viewer, brief) } }),
  ) as SentDoc;
const comesBack = (game: Game, state: State, viewer: Viewer): void =>
  assert.deepEqual(spelledOut(sentOf(game, state, viewer)).view, JSON.parse(JSON.stringify(view(game, state, viewer))));

const marks = tictactoe as unknown as Game;

test('options that differ in a number alone are told together', () => {
  const state = start(marks, { seats: 2, seed: seedOf(1) });
  advance(marks, state, 0, 'mark:1');
  const { options } = sentOf(marks, state, 1).view!.decisions[0]!;
  const refused = [['TT-TRN-03', [1]]];
  assert.deepEqual(options, [{ verb: 'mark', each: [0, 1, 2, 3, 4, 5, 6, 7, 8], of: 'cell', refused }]);
  comesBack(marks, state, 1);
});

test('a refusal in words of its own keeps them, also without facts', () => {
  const only = procedure()({
    ask: {
      rule: 'X-ASK-1',
      idle: 'stay',
      one: () => 0,
      choices: { stay: { take: () => 'ask' }, go: { refuse: () => no('X-ASK-2', {}, 'shut'), take: () => 'ask' } },
    },
  });
  const game = defineGame({ ...tictactoe, procedures: { turns: only } }) as unknown as Game;
  const state = start(game, { seats: 2, seed: seedOf(1) });
  const [, go] = spelledOut(sentOf(game, state, 0)).view!.decisions[0]!.options;
  assert.deepEqual(go!.refused, { rule: 'X-ASK-2', facts: {}, say: 'shut' });
});

test('what did not change stays the same object', () => {
  const sent = sentOf(marks, start(marks, { seats: 2, seed: seedOf(1) }), 0);
  const before = { sent, doc: spelledOut(sent) };
  assert.equal(spelledOut({ ...sent }, before).view, before.doc.view);
  const other = { ...sent, view: { ...sent.view!, seats: 3 } };
  assert.equal(spelledOut(other, before).view!.decisions[0], before.doc.view!.decisions[0]);
  const none = { view: null } as SentDoc;
  assert.equal(spelledOut(none), none as unknown);
});

const PARLOUR = { id: parlour.id, seats: parlour.seats, load: async () => parlour as unknown as Game };
const GAMES = [...SHELF, PARLOUR];
for (const { id, load, seats } of GAMES)
  test(`nothing is lost in a random game of ${id}`, async () => {
    const game = await load();
    const random = quickRandom(7);
    const state = start(game, { seats: seats.min, seed: seedOf(7) });
    for (let n = 0; n < 150; n++) {
      const turn = anyTurn(game, state, random);
      if (!turn) break;
      for (let seat = 0; seat < seats.min; seat++) comesBack(game, state, seat);
      advance(game, state, turn.seat, turn.options[random.below(turn.options.length)]!);
    }
  });
