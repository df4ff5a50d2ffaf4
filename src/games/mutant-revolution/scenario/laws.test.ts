// A fixed share of random games of all trials under the laws; fuzzing plays many more of the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '#engine/laws.ts';
import { mutantRevolution } from '../game.ts';

/** What random play comes upon in so many games; rarer questions are left to fuzzing. */
const ASKED = [
  'activation.move',
  'auction.bid',
  'damage.lower',
  'defeat.ransom',
  'floor.floor',
  'initiative.choose',
  'invitations.answer',
  'match.pick',
  'missionCharacters.pick',
  'moment.react',
  'move.to',
  'pcTurn.act',
  'placement.place',
  'playStage.act',
  'reactions.react',
  'schools.choose',
  'secretMissions.send',
  'support.answer',
  'training.assign',
  'upkeep.advance',
  'upkeep.recover',
  'upkeep.wages',
];

test('the laws hold over games of every trial, and they come to Missions and Final Tournaments', () => {
  const report = checkLaws(mutantRevolution, { games: 24, seed: 'revolution', every: 30 });
  assert.equal(report.games, 24);
  assert.ok(report.undoable > 0);
  for (const decision of ASKED) assert.ok(report.decisions[decision], `${decision} was never asked`);
  const seen = Object.keys(report.tally);
  assert.ok(seen.some(name => name.startsWith('Final Tournament')));
  assert.ok(seen.length > 60, `${seen.length} cards`);
});
