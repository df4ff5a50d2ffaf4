// The way from cards to rules and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testCardRules } from '#engine/testing/cards.ts';
import { cardOf } from '../cards/index.ts';
import { madeOf, PART_RULES, readCards } from './card-rules.ts';

const { cardsOf } = testCardRules({
  folder: new URL('../', import.meta.url),
  parts: PART_RULES,
  cards: readCards,
  made: number => madeOf(cardOf(number)),
  silent: number => !cardOf(number).abilities.length,
});

test('all 126 cards are listed', () => assert.equal(readCards.length, 126));
test('rules of pairs, capture, control, copying, levels, bursts and global abilities have cards', () => {
  for (const id of ['DM-PRU-01', 'DM-CAP-01', 'DM-CTL-01', 'DM-CPY-01', 'DM-LVL-01', 'DM-BST-01', 'DM-GLO-01'] as const)
    assert.ok(cardsOf.get(id)?.length, id);
  assert.deepEqual(
    cardsOf.get('DM-RUL-74')?.map(({ title }) => title),
    ['Cyclops, Field Leader'],
  );
});
