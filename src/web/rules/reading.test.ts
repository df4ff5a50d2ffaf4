// Rules as they are read on the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseRulebook } from '#engine/rulebook/rulebook.ts';
import { piecesOf } from './reading.ts';

test('what names another rule leads there, and marks of emphasis are gone', () => {
  const book = parseRulebook('# A\n- **AA-BB-01** One (see BB-02) and **more** `x`.\n- **AA-BB-02** Two.\n');
  assert.deepEqual(piecesOf(book.entries[0]!), [
    { text: 'One (see ' },
    { text: 'BB-02', to: 'AA-BB-02' },
    { text: ') and more x.' },
  ]);
});
test('every link of the ledgers leads to a rule, and no word is lost', () => {
  for (const game of ['dice-masters', 'mutant-revolution']) {
    const book = parseRulebook(readFileSync(new URL(`../../games/${game}/rules.md`, import.meta.url), 'utf8'));
    const ids = new Set<string>(book.entries.map(({ id }) => id));
    for (const entry of book.entries) {
      const pieces = piecesOf(entry);
      assert.equal(pieces.map(({ text }) => text).join(''), entry.text.replaceAll(/\*\*|`/g, ''));
      for (const { to } of pieces) assert.ok(to === undefined || ids.has(to), `${entry.id} → ${to}`);
    }
  }
});
