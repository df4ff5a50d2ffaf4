// The contracts of cards: each has a test of its own, and each leads to the rules it goes by.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { indexCards, partsOf, type CardIndex, type ReadCard } from '../rulebook/rule-cards.ts';
import { findRule, parseRulebook } from '../rulebook/rulebook.ts';
import type { RuleId } from '../types.ts';
import { testsIn } from './sources.ts';

/** Every card has a test in `cards/` whose title begins with its name, after rule ids where it has any. */
export function testsOfCards(folder: URL, titles: readonly string[]): void {
  test('every card has a test of its own, named after it', () => {
    const tested = testsIn(folder, 'cards').flatMap(source =>
      [...source.matchAll(/\b(?:test|describe)\(\s*(['"`])(?:[A-Z]{2}-\S+ )*(.+?)\1,/g)].map(([, , title]) => title!),
    );
    const lacking = titles.filter(title => !tested.some(one => one.startsWith(title)));
    assert.deepEqual(lacking, []);
  });
}

export interface CardRules {
  folder: URL;
  /** The rules by part of a card: 'do gainLife', 'on fielded'. */
  parts: Readonly<Record<string, readonly RuleId[]>>;
  cards: readonly ReadCard[];
  /** The parts of a card, by its number. */
  made(card: number): object;
  /** Parts that only the vocabulary has, and no card yet. */
  spare?: readonly string[];
  /** Cards that need no rule, because they say nothing. */
  silent?(card: number): boolean;
}
/** The way from cards to rules; the index, for what is special to a game. */
export function testCardRules({ folder, parts, cards, made, silent, spare = [] }: CardRules): CardIndex {
  const book = parseRulebook(readFileSync(new URL('rules.md', folder), 'utf8'));
  const index = indexCards(book, cards);
  test('every rule of a part is in the ledger, once', () => {
    for (const [part, rules] of Object.entries(parts)) {
      assert.deepEqual(
        rules.filter(id => !findRule(book, id)),
        [],
        part,
      );
      assert.equal(new Set(rules).size, rules.length, part);
    }
  });
  test('every part is on a card, but for those that wait for one', () => {
    const used = new Set(cards.flatMap(({ number }) => [...partsOf(made(number))]));
    assert.deepEqual(
      Object.keys(parts).filter(part => !used.has(part)),
      spare,
    );
  });
  test('every card leads to rules, and each title is listed once', () => {
    const lost = cards.filter(({ number }) => !silent?.(number) && !index.rulesOf.get(number)?.length);
    assert.deepEqual(
      lost.map(({ title }) => title),
      [],
    );
    assert.equal(new Set(cards.map(({ title }) => title)).size, cards.length);
  });
  return index;
}
