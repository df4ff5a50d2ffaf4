// The way from cards to rules and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testCardRules } from '#engine/testing/cards.ts';
import type { RuleId } from '#engine/types.ts';
import { madeOf, PART_RULES, readCards } from './card-rules.ts';

const folder = new URL('../', import.meta.url);
const { cardsOf, rulesOf } = testCardRules({ folder, parts: PART_RULES, cards: readCards, made: madeOf });

test('a rule that is about one kind of card leads to those cards alone', () => {
  const names = (rule: RuleId): string[] => cardsOf.get(rule)?.map(({ name }) => name) ?? [];
  assert.ok(names('ST-MUL-01').includes('Hurl Shield'));
  assert.ok(names('ST-HEN-06').includes('Hydra Soldiers'));
  assert.deepEqual(names('ST-TUT-01'), ['Tutorial Mission']);
  assert.equal(rulesOf.size, readCards.length);
});
