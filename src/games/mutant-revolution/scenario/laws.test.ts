// A fixed share of random games of all trials under the laws; fuzzing plays many more of the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '#engine/laws/laws.ts';
import { testIdleAnswers, testLaws } from '#engine/testing/games.ts';
import { mutantRevolution } from '../game.ts';

/** Questions that random play meets in so many games; rarer ones are left to fuzzing. */
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

testLaws(mutantRevolution, { games: 24, seed: 'revolution', every: 30, asked: ASKED }, ({ tally }) => {
  const seen = Object.keys(tally);
  assert.ok(seen.some(name => name.startsWith('Final Tournament')));
  assert.ok(seen.length > 60, `${seen.length} cards`);
});
testIdleAnswers(mutantRevolution);

test('two Schools that throw away a card each tell nobody more than these cards, in whatever order they lie', () => {
  const { games } = checkLaws(mutantRevolution, {
    games: 1,
    from: 283,
    seed: 's12',
    seats: 4,
    setup: 'middle',
    every: 10,
  });
  assert.equal(games, 1);
});
test('MR-RUL-131: a match in which both Characters fall at once has a winner', () => {
  const options = { games: 1, from: 2087, seed: 's12', seats: 4, setup: 'tournament', every: 10 };
  assert.equal(checkLaws(mutantRevolution, options).games, 1);
});
