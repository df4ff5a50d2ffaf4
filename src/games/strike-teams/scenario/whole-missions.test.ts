// Golden records of whole missions between greedy bots, one won by each team, and of a campaign: a line for each round.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { greedyBot } from '#bots/greedy.ts';
import { bareTable, playOut } from '#bots/play-out.ts';
import { answerCount, start } from '#engine/apply.ts';
import { quickRandom } from '#engine/random.ts';
import { hash, seedOf } from '#engine/seed.ts';
import type { Json, State } from '#engine/types.ts';
import { strikeTeams as game } from '../game.ts';
import { HEROES, MASTERMIND, type Strike } from '../table/world.ts';
import { campaignNews } from '../words/campaign.ts';
import { names } from '../words/names.ts';

/** How the table stands; the hash is of everything that lies on it. */
const standing = (state: State<Strike>): string => {
  const { op, cp } = state.world;
  return `${answerCount(state)} answers, OP ${op.join(' ')}, CP ${cp.join(' ')}, ${hash(state.world).slice(0, 12)}`;
};
/** A mission to its end, with what is told at the beginning of each round. */
function played(seats: number, seed: number, options: Json, lines: string[]): State<Strike> {
  const state = start(game, { seats, seed: seedOf(seed), options });
  const bots = new Array(seats).fill(greedyBot);
  const table = bareTable(game, state);
  const random = quickRandom(seed);
  for (let round = -1; !state.result; playOut(table, bots, random, 1))
    if (state.world.round !== round) lines.push(`round ${(round = state.world.round)}: ${standing(state)}`);
  lines.push(`end: ${standing(state)}`);
  return state;
}
function compare(name: string, lines: readonly string[]): void {
  const file = new URL(`transcripts/${name}.txt`, import.meta.url);
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_GOLDENS) writeFileSync(file, text);
  assert.equal(text, readFileSync(file, 'utf8'), 'if it is meant, run the same test with UPDATE_GOLDENS=1');
}

const MISSIONS = [
  { name: 'mission-of-heroes', seats: 3, seed: 1, units: 3, winner: HEROES },
  { name: 'mission-of-mastermind', seats: 2, seed: 2, units: 2, winner: MASTERMIND },
] as const;
for (const { name, seats, seed, units, winner } of MISSIONS)
  test(`a whole ${name.replaceAll('-', ' ')} with ${seats} seats plays as before`, () => {
    const lines: string[] = [];
    const { world } = played(seats, seed, { units }, lines);
    assert.ok(world.op[winner] > world.op[1 - winner]!, `won by the team of its name, not by ${world.op.join(' to ')}`);
    compare(name, lines);
  });

test('a whole campaign of six missions plays as before', () => {
  const lines: string[] = [];
  let options: Json = { mission: 'campaign', units: 2 };
  for (let mission = 1; mission <= 6; mission++) {
    const rounds: string[] = [];
    const state = played(2, 6 + mission, options, rounds);
    const { map, scenarios, op } = campaignNews(state.world)!.results.at(-1)!;
    const levels = state.world.level.flatMap((level, n) => (level > 1 ? [`${names.character(n)} ${level}`] : []));
    lines.push(`mission ${mission}, ${map}: ${scenarios.join(', ')}`, `  OP ${op.join(' to ')}, ${levels.join(', ')}`);
    lines.push(`  ${rounds.at(-1)!}`);
    const next = game.sequel!(state.world, state.result!);
    assert.equal(next === null, mission === 6);
    if (next) ({ options } = next);
  }
  compare('campaign', lines);
});
