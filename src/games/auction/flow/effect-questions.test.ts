// Tests of the effects that cards have.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, decisionId } from '#engine/ask.ts';
import { knowledge } from '#engine/knowledge.ts';
import { view } from '#engine/views.ts';
import { auctionHouse } from '../game.ts';
import { scenario, type Position } from '../scenario/scenario.ts';

/** Seat 0 has played the card, and nobody has reacted. */
const played = (card: string, others: string[][] = [[], []], position: Position = {}) => {
  const t = scenario({ at: 'plot', ...position, hands: [[card], ...others] }).play(`0 play:${card}`);
  others.forEach((hand, i) => hand.length && t.play(`${i + 1} pass`));
  return t;
};

test('AU-EFF-01 the owner chooses any other seat', () => {
  const t = played('pickpocket');
  assert.deepEqual([asked(auctionHouse, t.state), t.options(0)], [[0], ['choose:1', 'choose:2']]);
});

test('AU-EFF-02 a card of the own hand is discarded for all to see; without a card nothing happens', () => {
  const t = played('squeeze', [['spy', 'windfall'], []]).play('0 choose:1', '1 discard');
  assert.deepEqual(t.options(1), ['discard:spy', 'discard:windfall']);
  t.play('1 discard:windfall');
  assert.equal(t.log(2).at(-1), 'seat 1 discards Windfall.');
  assert.equal(t.world.piles.hand[1]!.cards.length, 1);
  assert.deepEqual(asked(auctionHouse, played('clearance', [[], ['spy', 'spy']]).state), [2]);
});

test('AU-EFF-03 of alternatives one is chosen; no card, no discard; points may be lost by who has none', () => {
  const t = played('squeeze', [[], []], { points: [3, 0, 3] }).play('0 choose:1');
  const [lose, discard] = t.asked(1)[0]!.options;
  assert.deepEqual([discard!.id, discard!.refused?.rule, lose!.id], ['discard', 'AU-EFF-03', 'losePoints']);
  assert.throws(() => t.play('1 discard'), { message: 'AU-EFF-03 You have no card to discard.' });
  t.play('1 losePoints');
  assert.equal(t.world.points[1], 0);
});

test('AU-EFF-03 who chooses knows whose card it is; for who is absent the last alternative is taken', () => {
  const [squeezed] = played('squeeze', [['spy'], []])
    .play('0 choose:1')
    .asked(1);
  assert.deepEqual([squeezed!.prompt.facts, squeezed!.idle], [{ by: 0, forced: true }, 'losePoints']);
  const [own] = played('crossroads').asked(0);
  assert.deepEqual([own!.prompt.facts, own!.idle], [{ by: 0, forced: false }, 'draw']);
});

test('AU-EFF-04 drawing shows how many to all and which to the seat alone; an empty deck gives none', () => {
  const t = played('research', [['spy'], ['spy']], { plot: ['lottery', 'applause'] });
  assert.deepEqual(t.log(0).slice(-2), ['seat 0 draws Lottery.', 'seat 0 draws Applause.']);
  assert.deepEqual(t.log(1).slice(-2), ['seat 0 draws a plot card.', 'seat 0 draws a plot card.']);
  assert.equal(played('research', [['spy'], ['spy']], { plotLeft: 1 }).world.piles.hand[0]!.cards.length, 1);
});

test('AU-EFF-05 no more coins are taken than the other has', () => {
  const t = played('pickpocket', [['spy'], []], { coins: [10, 1, 10] }).play('0 choose:1');
  assert.deepEqual(t.world.coins, [11, 0, 10]);
});

test('AU-EFF-06 who looks at a hand knows it from then on, nobody else does', () => {
  const t = played('spy', [['squeeze', 'lottery'], ['windfall']]).play('0 choose:1');
  const hand = t.world.piles.hand[1]!.cards;
  assert.deepEqual(view(auctionHouse, t.state, 0).world.piles.hand[1]!.cards, hand);
  assert.deepEqual(knowledge(auctionHouse, t.state, 0).state.world.piles.hand[1]!.cards, hand);
  assert.deepEqual(view(auctionHouse, t.state, 2).world.piles.hand[1]!.cards, [-2, -2]);
  assert.equal(t.log(0).at(-1), 'seat 0 looks at seat 1’s hand: Squeeze and Lottery.');
  assert.equal(t.log(2).at(-1), 'seat 0 looks at seat 1’s hand: a plot card and a plot card.');
});

test('AU-EFF-07 a die is rolled in the open, and a roll cannot be taken back', () => {
  const t = scenario({ at: 'plot', hands: [['lottery', 'windfall'], [], []], dice: [6] });
  t.play('0 play:lottery');
  assert.deepEqual(t.log(2).slice(1, 3), ['seat 0 rolls 6.', 'seat 0 gains 4 coins.']);
  assert.equal(t.match.undoableTo(0), 1);
});

test('a played card was seen by all, so even a plain event cannot be taken back alone, but an offer can', () => {
  const played = scenario({ at: 'plot', hands: [['windfall']] }).play('0 play:windfall');
  assert.equal(played.match.undoableTo(0), 1);
  const offered = scenario({ at: 'market' }).play('0 deal:1:1::0:', '0 deal:2:1::0:');
  assert.equal(offered.match.undoableTo(0), 0);
  offered.match.undo(0);
  assert.deepEqual([offered.world.offers, decisionId(offered.state)], [[], 'market.floor']);
});
