// Golden records of whole games between greedy bots with two, three and five seats: a line for each round.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { answerCount, start } from '#engine/apply.ts';
import { quickRandom } from '#engine/random.ts';
import { hash, seedOf } from '#engine/seed.ts';
import { ageOfHeroes as game } from '../game.ts';
import { setups } from '../setup/settings.ts';

const GAMES = [
  { setup: 'atom', seats: 2, seed: 1 },
  { setup: 'attractionsGold', seats: 3, seed: 2 },
  { setup: 'fall', seats: 5, seed: 3 },
] as const;
const fileOf = (setup: string, seats: number) => new URL(`transcripts/whole-${setup}-${seats}.txt`, import.meta.url);

/** How the table stands at the beginning of each round and at the end; the hash is of everything that lies on it. */
function roundsOf({ setup, seats, seed }: (typeof GAMES)[number]): string {
  const state = start(game, { seats, seed: seedOf(seed), options: setups[setup](seats, quickRandom(seed)) });
  const bots = new Array(seats).fill(greedyBot);
  const table = bareTable(game, state);
  const random = quickRandom(seed);
  const lines: string[] = [];
  for (let round = -1; !state.result; playOut(table, bots, random, 1))
    if (state.world.round !== round) lines.push(`round ${(round = state.world.round)}: ${standing()}`);
  return `${lines.join('\n')}\nend by ${state.result.rule}: ${standing()}\n`;

  function standing(): string {
    const { world } = state;
    return `${answerCount(state)} answers, VP ${world.vp.join(' ')}, ${hash(world).slice(0, 12)}`;
  }
}

for (const one of GAMES)
  test(`a whole game of ${one.setup} with ${one.seats} seats plays as before`, () => {
    const file = fileOf(one.setup, one.seats);
    const text = roundsOf(one);
    if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
    assert.equal(text, readFileSync(file, 'utf8'), 'if it is meant, run the same test with UPDATE_GOLDENS=1');
  });
