// The set-up, and who knows what of it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { complaints, start } from '#engine/apply.ts';
import { settingsForm } from '#engine/kit/settings-form.ts';
import { same } from '#engine/copy.ts';
import { knowledge } from '#engine/knowledge.ts';
import { bit, faceDown } from '#engine/kit/piles.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import type { Json } from '#engine/types.ts';
import { view } from '#engine/views.ts';
import { PLOT_BACK, PLOT_DECK, RECRUIT_BACK, RECRUIT_DECK } from './deck.ts';
import { auctionHouse } from '../game.ts';
import { scenario } from '../scenario/scenario.ts';
import { HIGHEST_GOAL, inventory, setup } from './world.ts';

const opening = (seats: number, options: Json = null) => ({ seats, seed: seedOf(3), options });

test('AU-SET-01 two to five seats, each with ten coins, three points and four cards that only it sees', () => {
  assert.deepEqual(
    [1, 2, 5, 6].map(seats => complaints(auctionHouse, opening(seats)).length),
    [1, 0, 0, 1],
  );
  const { world } = scenario();
  assert.deepEqual([world.coins, world.points], [Array(3).fill(10), Array(3).fill(3)]);
  world.piles.hand.forEach((hand, seat) => assert.deepEqual(hand.seen, Array(4).fill(bit(seat))));
});

test('AU-SET-01 a view shows the own hand and the backs of the others', () => {
  const { hand } = view(auctionHouse, scenario().state, 1).world.piles;
  assert.ok(hand[1]!.cards.every(card => card >= 0));
  assert.deepEqual(hand[2]!.cards, Array(4).fill(faceDown(PLOT_BACK)));
});

test('AU-SET-02 what lies before no seat lies in the bank: 120 coins in all', () => {
  for (const seats of [2, 5]) {
    const w = setup(seats, null, quickRandom(1));
    assert.deepEqual([w.bank, inventory(w)], [120 - 10 * seats, { coins: 120 }]);
  }
});

test('AU-SET-03 a goal from 0 to 3 is drawn and known to its seat alone', () => {
  const t = scenario({ goals: [2, 0, 3] });
  assert.deepEqual(
    view(auctionHouse, t.state, 0).world.secrets.goal.map(goal => goal.value),
    [2, -1, -1],
  );
  assert.equal(knowledge(auctionHouse, t.state, 1).state.world.secrets.goal[0]!.value, -1);
  const drawn = new Set<number>();
  for (let seed = 0; seed < 30; seed++)
    for (const goal of setup(5, null, quickRandom(seed)).secrets.goal) drawn.add(goal.value);
  assert.deepEqual(drawn, new Set([0, 1, 2, HIGHEST_GOAL]));
});

test('AU-SET-04 six rounds, three in a short game, or what is agreed from 1 to 10', () => {
  const rounds = (options: Json) => start(auctionHouse, opening(2, options)).world.rounds;
  const { full, short } = auctionHouse.setups!;
  assert.deepEqual(
    [null, full!(2, quickRandom(1)), short!(2, quickRandom(1)), { rounds: 10 }].map(rounds),
    [6, 6, 3, 10],
  );
  const wrongWith = (options: Json) => complaints(auctionHouse, opening(2, options))[0]!;
  for (const wrong of [{ rounds: 0 }, { rounds: 11 }, { rounds: 1.5 }, { rounds: 'two' }])
    assert.match(wrongWith(wrong), /^A game has 1 to 10 rounds, not /);
  for (const wrong of ['long', [3]])
    assert.match(wrongWith(wrong), /^The options are written as { "rounds": 10 }, not/);
  assert.equal(wrongWith({ round: 3 }), "There is no option 'round'; there are rounds.");
  const [field] = settingsForm(auctionHouse, null, 2);
  assert.deepEqual([field!.title, field!.values.length, field!.chosen], ['Rounds', 10, 6]);
});

test('AU-SET-01 nothing is bid, given or offered before the first round', () => {
  const { round, stakes, gifts, offers, offered } = setup(3, null, quickRandom(1));
  assert.deepEqual([round, offered, offers], [0, 0, []]);
  assert.deepEqual([stakes, gifts], [Array(3).fill(0), Array(3).fill(0)]);
});

test('AU-SET-05 two shuffled decks, face down, with different backs', () => {
  const w = setup(3, null, quickRandom(5));
  const all = [w.piles.plot, ...w.piles.hand].flatMap(p => p.cards).sort((a, b) => a - b);
  assert.deepEqual(all, PLOT_DECK);
  assert.deepEqual(
    w.piles.recruits.cards.toSorted((a, b) => a - b),
    RECRUIT_DECK,
  );
  assert.ok(!same(w.piles.recruits.cards, RECRUIT_DECK));
  assert.ok(!same(w.piles.recruits.cards, setup(3, null, quickRandom(6)).piles.recruits.cards));
  const { piles } = view(auctionHouse, scenario().state, 0).world;
  assert.deepEqual(new Set(piles.recruits.cards), new Set([faceDown(RECRUIT_BACK)]));
  assert.deepEqual(new Set(piles.plot.cards), new Set([faceDown(PLOT_BACK)]));
});
