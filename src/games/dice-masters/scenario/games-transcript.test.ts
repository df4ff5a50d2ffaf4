// Golden transcripts of games between bots: a First Game, and the beginning of one with teams.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { playOut } from '#bots/play-out.ts';
import { randomBot } from '#bots/random.ts';
import { Match, newRecord } from '#engine/match.ts';
import { quickRandom } from '#engine/random.ts';
import { seedOf } from '#engine/seed.ts';
import { transcript } from '#engine/transcript.ts';
import { diceMasters as game } from '../game.ts';

/** Seeds of games that are worth reading, and how many answers of them are. */
const GAMES = [
  { setup: 'first-game', other: randomBot, seed: 4, answers: Infinity },
  { setup: 'academy-against-archvillains', other: greedyBot, seed: 1, answers: 38 },
];

for (const { setup, other, seed, answers } of GAMES)
  test(`the golden transcript of a game between bots, ${setup}, plays as before`, () => {
    const options = game.setups![setup]!(2, quickRandom(seed));
    const match = new Match(game, newRecord(game, { seats: 2, seed: seedOf(seed), options }));
    playOut(match, [greedyBot, other], quickRandom(seed), answers);
    const text = transcript(game, match.record);
    const file = new URL(`transcripts/${setup}.txt`, import.meta.url);
    if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
    assert.equal(
      text,
      readFileSync(file, 'utf8'),
      'if the change is meant: UPDATE_GOLDENS=1 npm test -- dice-masters/games-transcript',
    );
    assert.ok(text.split('\n').length <= 120);
    assert.equal(match.state.result !== null, answers === Infinity);
  });
