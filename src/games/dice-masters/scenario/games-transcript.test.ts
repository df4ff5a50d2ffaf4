// Golden transcripts of games between bots: a First Game, and the beginning of one with teams.
import assert from 'node:assert/strict';
import { greedyBot } from '#bots/greedy.ts';
import { playOut } from '#bots/play-out.ts';
import { randomBot } from '#bots/plain.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { testGolden } from '#engine/testing/games.ts';
import { diceMasters as game } from '../game.ts';
import type { Duel } from '../table/world.ts';

/** Seeds of games that are worth reading, and how many answers of them are. */
const GAMES = [
  { setup: 'first-game', other: randomBot, seed: 4, answers: Infinity },
  { setup: 'academy-against-archvillains', other: greedyBot, seed: 1, answers: 38 },
];

function played({ setup, other, seed, answers }: (typeof GAMES)[number]): Match<Duel> {
  const options = game.setups![setup]!(2, quickRandom(seed));
  const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(seed), options }));
  playOut(match, [greedyBot, other], quickRandom(seed), answers);
  return match;
}
for (const one of GAMES)
  testGolden(
    new URL(`transcripts/${one.setup}.txt`, import.meta.url),
    () => played(one),
    ({ state }) => assert.equal(state.result !== null, one.answers === Infinity),
  );
