// Plot turns, and reactions to what is played in them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { view } from '#engine/views.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';

test('AU-PLT-01 one event or a pass; equal cards are one option; who has no card is passed over', () => {
  const t = scenario({ at: 'plot', hands: [['windfall', 'spy', 'windfall'], [], ['spy']] });
  assert.deepEqual(t.options(0), ['pass', 'play:windfall', 'play:spy']);
  t.play('0 pass');
  assert.deepEqual(asked(auctionHouse, t.state), [2]);
});

test('AU-PLT-02 a reaction on the own turn is greyed out; a hand of reactions is asked all the same', () => {
  const t = scenario({ at: 'plot', hands: [['prepared']] });
  const [pass, play] = t.asked(0)[0]!.options;
  assert.deepEqual([pass!.refused, play!.refused], [undefined, { rule: 'AU-PLT-02', facts: {} }]);
  assert.throws(() => t.play('0 play:prepared'), /^Error: AU-PLT-02 A reaction answers an event/);
});

const lay = (...hands: string[][]) => scenario({ at: 'plot', hands: [['windfall'], ...hands] });

test('AU-PLT-03 a played card lies open on the discard pile, cancelled or not', () => {
  const t = lay(['prepared'], ['prepared']).play('0 play:windfall', '1 pass', '2 play:prepared');
  assert.deepEqual(t.world.piles.discard.seen, [7, 7]);
  assert.equal(view(auctionHouse, t.state, 'spectator').world.piles.discard.cards.length, 2);
});

test('AU-PLT-04 all with a card in hand are asked at once, in secret; the first clockwise plays', () => {
  const t = lay(['spy'], ['profiteer']).play('0 play:windfall');
  assert.deepEqual(asked(auctionHouse, t.state), [1, 2]);
  assert.deepEqual([t.options(1), t.options(2)], [['pass'], ['pass', 'play:profiteer']]);
  assert.deepEqual(asked(auctionHouse, lay([], ['spy']).play('0 play:windfall').state), [2]);
  t.play('2 play:profiteer');
  assert.deepEqual(view(auctionHouse, t.state, 1).sealed, {});
});

test('AU-PLT-04 a reaction that does not cancel lets those after it choose again', () => {
  const t = lay(['profiteer', 'prepared'], ['prepared', 'spy']).play(
    '0 play:windfall',
    '2 play:prepared',
    '1 play:profiteer',
  );
  assert.deepEqual([decisionId(t.state), asked(auctionHouse, t.state)], ['reactions.react', [2]]);
  t.play('2 play:prepared');
  assert.deepEqual(t.world.coins, [10, 12, 10]);
});

test('AU-PLT-05 a cancelled event does nothing, and what later seats had chosen stays unknown', () => {
  const t = lay(['prepared'], ['exposure']).play('0 play:windfall', '2 play:exposure', '1 play:prepared');
  assert.deepEqual([t.world.coins[0], t.world.points[0]], [10, 3]);
  assert.equal(t.world.piles.hand[2]!.cards.length, 1);
  assert.deepEqual(t.log(1), [
    'seat 0 plays Windfall.',
    'seat 1 reacts with Well Prepared.',
    'The event is cancelled.',
  ]);
  assert.ok(!JSON.stringify(view(auctionHouse, t.state, 1)).includes('sealed":{"2'));
});
