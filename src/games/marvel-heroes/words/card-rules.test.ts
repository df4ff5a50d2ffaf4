// The way from cards to rules and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testCardRules } from '#engine/testing/cards.ts';
import type { RuleId } from '#engine/types.ts';
import { madeOf, PART_RULES, readCards } from './card-rules.ts';

const folder = new URL('../', import.meta.url);
/** Words of the vocabulary that stand on heroes, Power-Ups and Master Plans alone. */
const spare = [
  'at afterTroubleshooting',
  'at scheming',
  'do removeHelper',
  'do recover',
  'do stopScheme',
  'do raid',
  'do clearMostWanted',
  'do calm',
  'do storyActions',
  'do noSkill',
  'do losePp',
  'do freeSupport',
  'do clinic',
  'do cost',
  'do requirement',
  'do henchmen',
  'do alsoDraw',
];
const { cardsOf, rulesOf } = testCardRules({ folder, parts: PART_RULES, cards: readCards, made: madeOf, spare });

test('a rule that is about one kind of card leads to those cards alone', () => {
  const kindsOf = (rule: RuleId): string[] => [
    ...new Set(cardsOf.get(rule)?.map(({ text }) => text.split(/[;,\n]| of/)[0]!)),
  ];
  assert.deepEqual(kindsOf('MH-MWV-06'), ['Villain']);
  assert.deepEqual(kindsOf('MH-ABT-18'), ['Ally']);
  assert.deepEqual(kindsOf('MH-STO-06'), ['Story card']);
  assert.deepEqual(kindsOf('MH-TRB-06').includes('Headline'), true);
  assert.equal(rulesOf.size, readCards.length);
});
