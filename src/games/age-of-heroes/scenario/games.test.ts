// The contract of whole games: laws, what is in the box, absent players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testIdleAnswers, testInventory, testLaws } from '#engine/testing/games.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { ageOfHeroes as game } from '../game.ts';
import { instituteDeck, villainsOf } from '../table/deck.ts';
import { MISSIONS, type MissionId } from '../cards/missions.ts';
import { setups } from '../setup/settings.ts';
import { PRINTED } from '../table/world.ts';

/** What random play comes upon in so many games; rarer questions are left to fuzzing. */
const ASKED = [
  'alternative.choose',
  'drawing.choose',
  'evolutions.gold',
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
];
testLaws(game, { games: 24, seed: 'heroes', every: 150, asked: ASKED });
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
