// Options are sent short and spelled out again: nothing is lost, whatever game asks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyTurn } from '#engine/ask.ts';
import { advance, start } from '#engine/apply.ts';
import type { Game } from '#engine/game.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Option, View } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { tictactoe } from '#bench/games/tictactoe/game.ts';
import { SHELF } from '#games/index.ts';
import { shortened, spelledOut, type SentDecision, type SentDoc } from './short-options.ts';

const sentOf = (whole: View): SentDoc => JSON.parse(JSON.stringify({ view: shortened(whole) })) as SentDoc;
const comesBack = (whole: View): void =>
  assert.deepEqual(spelledOut(sentOf(whole)).view, JSON.parse(JSON.stringify(whole)));

const viewOf = (...options: Option[]): View =>
  ({ decisions: [{ id: 'turn.act', seat: 0, options }] }) as unknown as View;
const sentDecision = (whole: View): SentDecision => sentOf(whole).view!.decisions[0]!;
const option = (id: string, more: Partial<Option> = {}): Option => ({
  id,
  verb: id.split(':')[0]!,
  label: { say: id.split(':')[0]!, facts: {} },
  refs: [],
  ...more,
});

test('options that differ in a number alone say only their ids', () => {
  const state = start(tictactoe, { seats: 2, seed: seedOf(1) });
  advance(tictactoe, state, 0, 'mark:1');
  const whole = view(tictactoe, state, 1) as unknown as View;
  const { options, verbs } = sentDecision(whole);
  assert.deepEqual(options.slice(0, 2), [
    { id: 'mark:0' },
    { id: 'mark:1', refused: { rule: 'TT-TRN-03', facts: {} } },
  ]);
  assert.deepEqual(verbs, { mark: { say: 'mark', of: 'cell' } });
  comesBack(whole);
});

test('an option that is not like the others of its verb says it all', () => {
  const usual = option('bid:1', { label: { say: 'bid', facts: { n: 1 } } });
  const others = [
    option('bid:2', { label: { say: 'bid', facts: { n: 3 } } }),
    option('bid:2', { label: { say: 'bid', facts: { n: '2' } } }),
    option('bid:2', { label: { say: 'bid', facts: { n: 2, more: 1 } } }),
    option('bid:2', { label: { say: 'other', facts: { n: 2 } } }),
    option('bid:2', { label: { say: 'bid', facts: { n: 2 } }, refs: ['card:2'] }),
    option('bid:0:2'),
    option('bid:2'),
  ];
  for (const other of others) {
    assert.deepEqual(sentDecision(viewOf(usual, other)).options, [{ id: 'bid:1' }, other]);
    comesBack(viewOf(usual, other));
    comesBack(viewOf(other, usual));
  }
});

test('what did not change stays the same object', () => {
  const sent = sentOf(viewOf(option('pass')));
  assert.equal(spelledOut({ ...sent }).view, spelledOut(sent).view);
  const other = { ...sent, view: { ...sent.view!, seats: 3 } };
  assert.equal(spelledOut(other).view!.decisions[0], spelledOut(sent).view!.decisions[0]);
  const none = { view: null } as SentDoc;
  assert.equal(spelledOut(none), none as unknown);
});

for (const { id, load, seats } of SHELF.filter(({ status }) => status === 'ready'))
  test(`nothing is lost in a random game of ${id}`, async () => {
    const game: Game = await load!();
    const random = quickRandom(7);
    const state = start(game, { seats: seats.min, seed: seedOf(7) });
    for (let n = 0; n < 150; n++) {
      const turn = anyTurn(game, state, random);
      if (!turn) break;
      comesBack(view(game, state, turn.seat));
      advance(game, state, turn.seat, turn.options[random.below(turn.options.length)]!);
    }
  });
