// The contract of whole games: laws, what is in the box, absent players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testIdleAnswers, testInventory, testLaws } from '#engine/testing/games.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { quickRandom } from '#engine/random.ts';
import { marvelHeroes as game } from '../game.ts';
import { trials } from '../setup/settings.ts';
import { CARDS, SCENARIO_KEYS } from '../table/deck.ts';

/** What random play comes upon in so many games; rarer questions are left to fuzzing. */
const ASKED = [
  'teams.pick',
  'planning.assign',
  'allyStep.choose',
  'turn.act',
  'movement.to',
  'movement.bring',
  'story.choose',
  'scheming.choose',
  'attempt.choose',
  'ability.react',
  'lead.choose',
  'helpers.choose',
  'planEnd.decide',
  'using.discard',
  'sequence.powers',
  'troubleshooting.reduce',
];
testLaws(game, { games: 63, seed: 'mh', every: 150, asked: ASKED });
testIdleAnswers(game);
testInventory(game, () =>
  Object.fromEntries(Array.from({ length: CARDS.story.end }, (_, card) => [`card ${card}`, 1])),
);

test('MH-SET-01 a random game of every number of seats and every Scenario comes to its end', () => {
  for (const [i, key] of SCENARIO_KEYS.entries()) {
    const seats = 2 + (i % 3);
    const { state } = playedByChance(game, { seed: i, seats, options: { scenario: key } });
    assert.ok(state.result!.ranks.includes(1), key);
  }
});
test('random players bring later games of all Scenarios to their ends', () => {
  const rules = new Set<string>();
  for (const [i, key] of SCENARIO_KEYS.entries())
    for (const seed of [1, 2]) {
      const options = trials[`${key}Late`]!(4, quickRandom(seed));
      rules.add(playedByChance(game, { seed: seed + 7 * i, seats: 4, options }).state.result!.rule);
    }
  for (const rule of ['MH-SCN-04', 'MH-SCN-03']) assert.ok(rules.has(rule), rule);
});
