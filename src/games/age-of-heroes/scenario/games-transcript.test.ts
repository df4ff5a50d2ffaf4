// Golden transcripts of games between bots: how each mission begins, with two, three and five seats.
import assert from 'node:assert/strict';
import { greedyBot } from '#bots/greedy.ts';
import { playOut } from '#bots/play-out.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { testGolden } from '#engine/testing/games.ts';
import { ageOfHeroes as game } from '../game.ts';
import { setups } from '../setup/settings.ts';
import type { Heroes } from '../table/world.ts';

/** So many answers are worth reading; the names of the files tell the set-up. */
const GAMES = [
  { name: 'atom-of-two', setup: 'atom', seats: 2, seed: 1, answers: 36 },
  { name: 'attractions-of-three', setup: 'attractionsGold', seats: 3, seed: 2, answers: 40 },
  { name: 'fall-of-five', setup: 'fall', seats: 5, seed: 3, answers: 38 },
] as const;

function played({ setup, seats, seed, answers }: (typeof GAMES)[number]): Match<Heroes> {
  const options = setups[setup](seats, quickRandom(seed));
  const match = new Match(game, newRecord(game, { seats, seed: seedOf(seed), options }));
  playOut(match, new Array(seats).fill(greedyBot), quickRandom(seed), answers);
  return match;
}
for (const one of GAMES)
  testGolden(
    new URL(`transcripts/${one.name}.txt`, import.meta.url),
    () => played(one),
    ({ state }) => assert.equal(state.result, null),
  );
