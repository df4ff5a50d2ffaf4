// The contract of whole games: laws, what is in the box, absent players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testIdleAnswers, testInventory, testLaws } from '#engine/testing/games.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { ageOfHeroes as game } from '../game.ts';
import { instituteDeck, villainsOf } from '../table/deck.ts';
import { MISSIONS, type MissionId } from '../cards/missions.ts';
import { setups, trials } from '../setup/settings.ts';
import { quickRandom } from '#engine/random.ts';
import { PRINTED } from '../table/world.ts';

/** The questions that random play comes upon in so many games; rarer ones are left to fuzzing. */
const ASKED = [
  'alternative.choose',
  'drawing.choose',
  'evolutions.gold',
  'freeing.choose',
  'gaining.choose',
  'missionTurn.choose',
  'moving.space',
  'option.choose',
  'ordering.choose',
  'placing.choose',
  'playing.choose',
  'playing.slot',
  'protocols.put',
  'target.choose',
  'teams.pick',
  'turn.act',
  'turn.flyer',
  'turn.pawn',
  'zoneChoice.space',
];
testLaws(game, { games: 36, seed: 'heroes', every: 150, asked: ASKED });
testIdleAnswers(game);

const cards = (mission: MissionId) => {
  const { first, stack, last } = MISSIONS[mission];
  const tiers = [first, ...(stack ? [stack] : []), last];
  return [...instituteDeck(mission), ...tiers.flatMap(villainsOf)];
};
let way = 0;
const ways = Object.keys(setups);
testInventory(game, () => {
  const mission = ways[way++ % ways.length]!.replace('Gold', '') as MissionId;
  return { ...Object.fromEntries(cards(mission).map(card => [`card ${card}`, 1])), ...PRINTED };
});

test('a random game of every set-up and number of seats comes to its end', () => {
  for (let seed = 0; seed < 8; seed++) {
    const { state } = playedByChance(game, { seed });
    assert.ok(state.result && state.result.ranks.includes(1));
  }
});

test('AH-END-01 AH-RUL-28 AH-RUL-40 random players bring late games of every mission to their real end', () => {
  for (const name of ['atomLate', 'attractionsLate', 'fallLate'] as const) {
    const endings = [1, 2, 3, 4, 5, 6].map(seed => {
      const options = trials[name](2 + (seed % 4), quickRandom(seed));
      return playedByChance(game, { seed, seats: 2 + (seed % 4), options }).state.result!.rule;
    });
    assert.ok(endings.includes('AH-END-01'), `${name}: ${endings.join(' ')}`);
  }
});
