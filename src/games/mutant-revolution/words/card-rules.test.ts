// The way from cards to rules and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testCardRules } from '#engine/testing/cards.ts';
import { madeOf, PART_RULES, readCards } from './card-rules.ts';

const folder = new URL('../', import.meta.url);
/** Words of the vocabulary that no printed card uses. */
const spare = [
  'on reaction.played',
  'on mission.refused',
  'on mission.end',
  'do gainPp',
  'do losePp',
  'do cancelReaction',
  'do cancelAuction',
];
const { cardsOf } = testCardRules({ folder, parts: PART_RULES, cards: readCards, made: madeOf, spare });

test('a rule that names a card leads to it alone', () => {
  assert.deepEqual(
    cardsOf.get('MR-DMG-09')?.map(({ title }) => title),
    ['Psylocke'],
  );
  assert.equal(cardsOf.get('MR-CHA-01')?.length, 4);
});
