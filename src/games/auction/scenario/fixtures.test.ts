// Made-up cards: they run by their data like printed ones, and leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auctionHouse } from '../game.ts';
import { CARD_IDS, isReaction, madeUp, type MadeUpCard } from '../table/deck.ts';
import { scenario } from './scenario.ts';

const DIVIDEND: MadeUpCard = {
  id: 'dividend',
  plot: {
    name: 'Dividend',
    copies: 1,
    effects: [
      { do: 'gainCoins', who: 'owner', n: 3 },
      { do: 'gainCoins', who: 'others', n: 1 },
    ],
  },
};
const VETO: MadeUpCard = { id: 'veto', reaction: true, plot: { name: 'Veto', copies: 1, effects: [{ do: 'cancel' }] } };
const PATRON: MadeUpCard = {
  id: 'patron',
  recruit: {
    name: 'Patron',
    copies: 1,
    worth: 4,
    ability: { when: 'eventPlayed', whose: 'own', effects: [{ do: 'gainPoints', who: 'owner', n: 2 }] },
  },
};

test('a made-up event, reaction and recruit do what their effects say', () => {
  const fixtures = [DIVIDEND, VETO, PATRON];
  const t = scenario({ at: 'plot', fixtures, hands: [['dividend', 'spy'], ['veto'], []], won: [['patron']] });
  assert.deepEqual(t.options(0), ['pass', 'play:dividend', 'play:spy']);
  t.play('0 play:dividend', '1 pass');
  assert.deepEqual([t.world.coins, t.world.points, t.pile('won')], [[13, 11, 11], [5, 3, 3], ['patron']]);
  const vetoed = scenario({ at: 'plot', fixtures, hands: [['dividend'], ['veto'], ['spy']] });
  vetoed.play('0 play:dividend', '1 play:veto', '2 pass');
  assert.deepEqual(vetoed.world.coins, [10, 10, 10]);
  assert.ok(vetoed.log().includes('seat 1 reacts with Veto.'));
});

test('the printed game knows nothing of them afterwards', () => {
  const t = scenario({ at: 'plot', fixtures: [VETO], hands: [['veto']] });
  const n = CARD_IDS.length;
  assert.deepEqual([t.within(() => isReaction(n)), isReaction(n), madeUp.numbers], [true, false, []]);
  assert.throws(() => t.play('0 play:vetto'), /cannot name 'vetto'.* Did you mean veto\?/);
  assert.throws(() => scenario({ hands: [['veto']] }), /no 'veto' is left in its deck/);
  assert.equal(auctionHouse.entries.has('plot/veto'), false);
});
