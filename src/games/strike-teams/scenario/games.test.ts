// The contract of whole missions: laws, what is in the box, absent players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testIdleAnswers, testInventory, testLaws } from '#engine/testing/games.ts';
import { playedByChance } from '#engine/testing/play.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { strikeTeams as game } from '../game.ts';

/** Questions that random play meets in so many missions; rarer questions are left to fuzzing. */
const ASKED = [
  'settingUp.villains',
  'settingUp.heroes',
  'settingUp.victory',
  'dealing.next',
  'drafting.choose',
  'spawning.place',
  'placing.place',
  'picking.hidden',
  'picking.openly',
  'marking.tile',
  'mastermindPhase.activate',
  'heroPhase.floor',
  'heroPhase.must',
  'activation.open',
  'turn.act',
  'respawn.to',
  'attack.target',
  'attack.aim',
  'attack.react',
  'harm.place',
  'bonusMove.to',
  'march.who',
  'march.to',
  'levelling.raise',
];
testLaws(game, { games: 28, seed: 'st', every: 80, asked: ASKED });
testIdleAnswers(game);
testInventory(game, () => Object.fromEntries(SCENARIOS.map((_, card) => [`card ${card}`, 1])));

test('ST-RND-12 ST-END-06 random missions of every kind and number of seats come to their ends', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { state } = playedByChance(game, { seed });
    assert.equal(state.result!.rule, 'ST-END-06');
    assert.equal(state.world.round, state.world.rounds);
  }
});
