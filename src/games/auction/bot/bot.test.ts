// Tests of the game's knowledge for bots.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weigherOf } from '#bots/weights.ts';
import { advance, start } from '#engine/apply.ts';
import { asked, legal } from '#engine/ask.ts';
import { determinize } from '#engine/knowledge.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { auctionHouse as game } from '../game.ts';
import { scenario, type Position } from '../scenario/scenario.ts';
import { bot } from './bot.ts';

const value = (position: Position, seat = 0) => bot.value(game.table.bind(scenario(position).state), seat);

test('more points, recruits and a goal within reach are worth more', () => {
  const goals = [3, 3, 3];
  const even = value({ goals });
  assert.ok(Math.abs(even - 1 / 3) < 1e-9, 'the chance of one among three');
  assert.ok(value({ goals, points: [4] }) > even);
  assert.ok(value({ goals, won: [['star']] }) > value({ goals, won: [['scout']] }));
  assert.ok(value({ goals: [1, 3, 3] }) > even);
  assert.ok(value({ goals, won: [[], ['star']] }) < even);
});

test('bids far above the worth of a recruit are pruned, a bid of 0 never is', () => {
  const t = scenario({ recruits: ['scout'], goals: [0, 0, 0] });
  const weigh = (n: number) => weigherOf(game, t.state, 0)!(`bid:${n}`);
  assert.deepEqual([weigh(9), weigh(2) > weigh(4), weigh(0) > 0], [0, true, true]);
});

test('an offer that gives more than it takes is welcome', () => {
  const t = scenario({ at: 'market', won: [[], ['star']] }).play('0 deal:1:1::0:star', '0 deal:1:9::0:');
  const weigh = (n: number) => weigherOf(game, t.state, 1)!(`accept:${n}`);
  assert.ok(weigh(1) > weigh(0));
});

/** Seat 0 takes what weighs most; the other any option. */
function playsOut(seed: number): number[] {
  const random = quickRandom(seed);
  const state = start(game, { seats: 2, seed: seedOf(seed) });
  while (!state.result) {
    const [seat] = asked(game, state) as [number];
    const options = legal(game, state, seat);
    const weights = options.map(weigherOf(game, determinize(game, state, seat, random), seat)!);
    const best = seat ? random.below(options.length) : weights.indexOf(Math.max(...weights));
    advance(game, state, seat, options[best]!);
  }
  return state.result.ranks;
}

test('the heaviest option beats any option', () => {
  const won = Array.from({ length: 40 }, (_, seed) => playsOut(seed)).filter(ranks => ranks[0]! < ranks[1]!);
  assert.ok(won.length >= 24, `won ${won.length} of 40`);
});
