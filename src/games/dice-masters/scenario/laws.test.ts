// A fixed share of random games of all set-ups under the laws; fuzzing plays many more of the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '#engine/laws/laws.ts';
import { testIdleAnswers, testLaws } from '#engine/testing/games.ts';
import { diceMasters } from '../game.ts';

/** The questions that come up in so many random games; rarer ones are left to fuzzing. */
const ASKED = [
  'answering.offer',
  'attack.attackers',
  'blocking.blockers',
  'choosing.pick',
  'clash.react',
  'combatDamage.divide',
  'draft.dice',
  'draft.pick',
  'draft.version',
  'fielding.pair',
  'hooking.pick',
  'main.react',
  'special:selectiveShield.pick',
  'teams.bring',
  'turn.reroll',
];
const games = Math.max(24, Object.keys(diceMasters.setups!).length);
testLaws(diceMasters, { games, seed: 'x-men', every: 6, asked: ASKED });
testIdleAnswers(diceMasters);

test('a head start brings many cards into play', () => {
  const { games, tally } = checkLaws(diceMasters, { games: 12, seed: 'x-men', setup: 'head-start', every: 6 });
  const cards = Object.keys(tally);
  assert.ok(cards.length > 60, `${cards.length} cards`);
  assert.ok(
    cards.every(card => /^\d+ \S/.test(card) && tally[card]! <= games),
    cards.join('; '),
  );
});
