// Offers and deals on the open floor.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId, sampledOption } from '#engine/ask.ts';
import { fits } from '#engine/forms.ts';
import { quickRandom } from '#engine/random.ts';
import { view } from '#engine/views.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { canKeep, dealForm, isKept, offerOf, sampleDeal } from './deals.ts';

const lay = () => scenario({ at: 'market', won: [['star'], ['scout', 'treasurer'], []] });

test('AU-MKT-01 coins and recruits change hands, in any order of speech, until all are ready', () => {
  const t = lay().play('2 ready', '0 deal:1:2:star:0:scout+treasurer', '1 accept:0', '2 deal:0:0::1:');
  assert.deepEqual(
    [t.world.coins, t.world.piles.won.map(pile => pile.cards.length)],
    [
      [8, 12, 10],
      [2, 1, 0],
    ],
  );
  t.play('1 ready', '0 decline:1', '0 ready');
  assert.equal(decisionId(t.state), 'turn.play');
});

test('AU-MKT-01 only what lies there can be named, and only offers to the seat answered', () => {
  const t = lay();
  assert.throws(() => t.play('2 deal:0:11::0:star'), /ENGINE-ASK-3/);
  assert.throws(() => t.play('2 deal:0:1:scout:0:star'), /ENGINE-ASK-3/);
  assert.throws(() => t.play('2 deal:2:1::0:'), /ENGINE-ASK-3/);
  t.play('2 deal:0:1::0:star');
  assert.throws(() => t.play('1 accept:0'), /ENGINE-ASK-3/);
});

test('AU-MKT-02 two offers a round; an offer makes its receiver not ready', () => {
  const t = lay().play('2 ready');
  assert.deepEqual(asked(auctionHouse, t.state), [0, 1]);
  t.play('0 deal:2:1::0:', '0 deal:2:2::0:');
  assert.deepEqual(asked(auctionHouse, t.state), [0, 1, 2]);
  assert.throws(() => t.play('0 deal:2:1::0:'), { message: 'AU-MKT-02 You have made your two offers.' });
  assert.ok(!t.options(0).some(option => option.startsWith('deal')));
});

test('AU-MKT-02 deals come to mind, and are made by chance, as long as there is an offer left', () => {
  const seen = (lines: string[]) => {
    const t = lay().play(...lines);
    const [floor] = t.asked(0);
    const isListed = floor!.options.some(({ verb }) => verb === 'deal');
    return [isListed, sampledOption(auctionHouse, t.state, 0, quickRandom(1)) !== undefined];
  };
  assert.deepEqual(seen(['0 deal:2:1::0:']), [true, true]);
  assert.deepEqual(seen(['0 deal:2:1::0:', '0 deal:2:2::0:']), [false, false]);
});

test('AU-MKT-03 an offer that a side can no longer keep cannot be accepted', () => {
  const t = lay().play('1 deal:0:1::0:star', '2 deal:0:10::0:star', '0 accept:0');
  assert.throws(() => t.play('0 accept:1'), { message: 'AU-MKT-03 A side does not have what it would give.' });
  assert.deepEqual(t.options(0), ['ready', 'decline:1', ...t.options(0).slice(2)]);
});

test('AU-MKT-04 an offer moves at least one thing', () => {
  assert.throws(() => lay().play('0 deal:1:0::0:'), { message: 'AU-MKT-04 Nothing would change hands.' });
});

test('AU-MKT-05 everybody sees an offer; it is void when the market closes', () => {
  const t = lay().play('0 deal:1:1::0:scout', '2 ready', '0 ready');
  assert.deepEqual(view(auctionHouse, t.state, 2).world.offers, t.world.offers);
  assert.equal(t.world.offers.length, 1);
  t.play('1 ready');
  assert.deepEqual([t.world.offers, t.world.offered], [[], 1]);
});

test('AU-MKT-01 deals by chance are deals, and of all kinds', () => {
  const t = lay();
  const table = auctionHouse.table.bind(t.state);
  const random = quickRandom(1);
  const deals = Array.from({ length: 200 }, () => sampleDeal(table, 0, random));
  for (const deal of deals) assert.ok(fits(dealForm(table, 0), deal) && isKept(t.world, offerOf(0, 0, deal)));
  assert.deepEqual(new Set(deals.map(deal => deal.to)), new Set([1, 2]));
  assert.ok(deals.some(deal => deal.parts[3]!.length === 2));
});

test('labels say what a deal moves', () => {
  const t = lay().play('0 deal:1:2:star:0:scout', '0 deal:1:1::0:');
  assert.deepEqual(t.log(), [
    'seat 0 offers seat 1 2 coins and Star for Scout.',
    'seat 0 offers seat 1 1 coin for nothing.',
  ]);
});

test('AU-MKT-03 a deal that a side cannot keep is no deal, whatever it lacks', () => {
  const { world } = lay();
  const [star] = world.piles.won[0]!.cards as [number];
  assert.ok(canKeep(world, 0, { to: 1, parts: [[10], [star], [10], []] }));
  for (const parts of [
    [[11], [], [0], []],
    [[0], [], [11], []],
    [[0], [star + 1], [0], []],
    [[0], [], [0], [star]],
  ])
    assert.ok(!canKeep(world, 0, { to: 1, parts }));
});
