// From rules to cards and back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexCards, namedIn, partsOf, rulesFor, type ReadCard } from './rule-cards.ts';
import { parseRulebook } from './rulebook.ts';

const card = (number: number, name: string, subtitle: string, rules: ReadCard['rules'] = []): ReadCard => ({
  number,
  name,
  title: `${name}, ${subtitle}`,
  text: '',
  rules,
});
const CARDS = [
  card(1, 'Ann', 'Tall'),
  card(2, 'Ann', 'Small', ['AA-BB-02']),
  card(3, 'X-1', 'Odd'),
  card(4, 'X', 'Even'),
];

test('what a card is made of: keys, and keys with the word that stands there', () => {
  const parts = partsOf({ on: 'fielded', effects: [{ do: 'damage', n: 2, to: ['chosen'] }] });
  assert.deepEqual([...parts], ['on', 'on fielded', 'effects', 'do', 'do damage', 'n', 'to', '0 chosen']);
});
test('each rule once, and only for parts of the table', () => {
  const table = { on: ['AA-BB-01'], 'do damage': ['AA-BB-01', 'AA-BB-02'], do: [] } as const;
  assert.deepEqual(rulesFor({ on: 1, toString: 'x', effects: [{ do: 'damage' }] }, table), ['AA-BB-01', 'AA-BB-02']);
});
test('a text names a card by its title, or all versions by the name', () => {
  assert.deepEqual([...namedIn('When Ann, Small blocks, Ann is out', CARDS)], [2]);
  assert.deepEqual([...namedIn("Ann's turn", CARDS)], [1, 2]);
  assert.deepEqual([...namedIn('Anna and Hann do nothing', CARDS)], []);
  assert.deepEqual([...namedIn('X-1 alone, not the other', CARDS)], [3]);
});
test('both ways', () => {
  const book = parseRulebook('# A\n## B\n- **AA-BB-01** Ann, Tall is first.\n- **AA-BB-02** Nobody is named.\n');
  const { cardsOf, rulesOf } = indexCards(book, CARDS);
  assert.deepEqual(
    [...cardsOf].map(([id, cards]) => [id, cards.map(({ number }) => number)]),
    [
      ['AA-BB-01', [1]],
      ['AA-BB-02', [2]],
    ],
  );
  assert.deepEqual([rulesOf.get(1), rulesOf.get(2), rulesOf.get(3)], [['AA-BB-01'], ['AA-BB-02'], undefined]);
});
