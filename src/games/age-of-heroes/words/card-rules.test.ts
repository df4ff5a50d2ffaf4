// The way from cards to rules and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testCardRules } from '#engine/testing/cards.ts';
import { madeOf, PART_RULES, readCards } from './card-rules.ts';

const folder = new URL('../', import.meta.url);
/** Words of the vocabulary that stand on Evolution cards, boards and markers alone. */
const spare = ['do increaseGain', 'do enterOccupied'];
const { cardsOf } = testCardRules({ folder, parts: PART_RULES, cards: readCards, made: madeOf, spare });

test('a rule that is about one kind of card leads to those cards alone', () => {
  assert.deepEqual(
    cardsOf.get('AH-FOM-09')?.map(({ text }) => text.split(';')[0]),
    cardsOf.get('AH-FOM-09')?.map(() => 'The Master'),
  );
  assert.equal(
    cardsOf.get('AH-EVT-02')?.every(({ text }) => text.startsWith('Event\n')),
    true,
  );
});
