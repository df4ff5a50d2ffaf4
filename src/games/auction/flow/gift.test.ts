// Gifts beside the question on the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '#engine/ask.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';

test('AU-GFT-01 a coin can be given in the market and in plot turns, whoever is asked, never while bidding', () => {
  assert.throws(() => scenario().play('0 gift:2'), /ENGINE-ASK-2/);
  for (const at of ['market', 'plot'] as const) {
    const t = scenario({ at });
    const before = asked(auctionHouse, t.state);
    t.play('1 gift:2');
    assert.deepEqual([t.world.coins, asked(auctionHouse, t.state)], [[10, 9, 11], before]);
  }
  const t = scenario({ at: 'plot', hands: [['windfall'], ['prepared'], ['prepared']] });
  t.play('0 play:windfall', '1 gift:0', '1 pass', '2 gift:1', '2 pass');
  assert.deepEqual(t.world.coins, [13, 10, 9]);
});

test('AU-GFT-02 one gift a round, of a coin that one has', () => {
  const t = scenario({ at: 'market', coins: [5, 0, 5] }).play('0 gift:2');
  for (const line of ['0 gift:1', '1 gift:0'])
    assert.throws(() => t.play(line), { message: 'AU-GFT-02 You have given already, or have no coin.' });
  t.play('0 ready', '1 ready', '2 ready', '0 pass', '1 pass', '2 pass', '0 bid:0', '1 bid:0', '2 bid:0', '0 gift:1');
  assert.throws(() => t.play('0 gift:0'), /ENGINE-ASK-3/);
});
