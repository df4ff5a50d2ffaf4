// Searching a rulebook: what is found, and in which order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseRulebook } from './rulebook.ts';
import { searchRules } from './rule-search.ts';

const BOOK = parseRulebook(`# Dice
## Paying
- **DM-PAY-01** Energy pays for dice.
- **DM-PAY-02** A wild counts as any type.
- **DM-PAY-12** Change is turned, not rerolled; what is saved may be spent.
## Bidding
- **DM-BID-01** A tied bid is bid again by those who tied.
- **DM-BID-02** The winner must pay the stake.
- **DM-BID-03** A blocker counts as engaged; Mjölnir does not.
## Worked examples
- **DM-EX-01** Given a wild When it pays Then it counts as a shield.
## Rulings
- **DM-RUL-02** May the wild be saved? → no; only 12 of them.
`);
const found = (query: string, limit?: number): string =>
  searchRules(BOOK, query, limit)
    .map(entry => entry.id.slice(3))
    .join(' ');

const CASES: readonly [what: string, query: string, ids: string][] = [
  ['a whole id', 'DM-PAY-02', 'PAY-02'],
  ['an id in small letters without hyphens', 'dmpay02', 'PAY-02'],
  ['the end of an id before longer ids', 'pay-1', 'PAY-01 PAY-12'],
  ['a code before the word, then beginnings', 'pay', 'PAY-01 PAY-02 PAY-12 BID-02 EX-01'],
  ['a word, rules before rulings before examples', 'wild', 'PAY-02 RUL-02 EX-01'],
  ['a beginning of a word', 'engag', 'BID-03'],
  ['the inside of a word', 'lock', 'BID-03'],
  ['no inside of a word for two letters', 'ck', ''],
  ['all words, in any order', 'again tie', 'BID-01'],
  ['nothing when one word is missing', 'wild zebra', ''],
  ['a phrase before the same words apart', 'be saved', 'RUL-02 PAY-12'],
  ['words of the chapter', 'bidding stake', 'BID-02'],
  ['a number in a text before a number in an id', '12', 'RUL-02 PAY-12'],
  ['letters without their accents', 'mjolnir', 'BID-03'],
  ['letters with their accents', 'Mjölnir', 'BID-03'],
  ['nothing for an empty query', '  ', ''],
  ['nothing for marks alone', '- →', ''],
];

for (const [what, query, ids] of CASES) {
  test(`search finds ${what}`, () => assert.equal(found(query), ids));
}

test('search stops at the limit', () => assert.equal(found('pay', 2), 'PAY-01 PAY-02'));
