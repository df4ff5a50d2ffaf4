// Rules and cards are found by misspelt words and by other words for the same thing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseRulebook } from '#engine/rulebook/rulebook.ts';
import { entryOf } from '#games/index.ts';
import { RuleSearch, stem } from './search.ts';
import { synonyms as de } from './synonyms/de.ts';
import { synonyms as en } from './synonyms/en.ts';

async function searchIn(game: string, synonyms = en): Promise<RuleSearch> {
  const rules = parseRulebook(readFileSync(new URL(`../../games/${game}/rules.md`, import.meta.url), 'utf8'));
  return new RuleSearch(rules, await entryOf(game)!.cards!(), synonyms);
}
const dice = await searchIn('dice-masters');
const schools = await searchIn('mutant-revolution');
const top = (search: RuleSearch, asked: string, most = 6): string[] =>
  search
    .find(asked)
    .rules.slice(0, most)
    .map(({ id }) => id);

test('a word is found in all its forms', () => {
  assert.equal(new Set(['block', 'blocks', 'blocked', 'blocker', 'blockers', 'blocking'].map(stem)).size, 1);
});
test('rules are found by what they mean', () => {
  const wanted: [RuleSearch, string, string][] = [
    [dice, 'block two attackers', 'DM-BLK-03'],
    [dice, 'can I block with several characters', 'DM-BLK-04'],
    [dice, 'joker', 'DM-NRG-03'],
    [schools, 'gifts of money to other players', 'MR-RUL-57'],
    [schools, 'how many heroes', 'MR-CON-05'],
  ];
  for (const [search, asked, id] of wanted)
    assert.ok(top(search, asked).includes(id), `${asked}: ${top(search, asked).join()}`);
});
test('slips of the finger are forgiven', () => {
  const wanted: [RuleSearch, string, string][] = [
    [dice, 'blokcers atacker', 'DM-BLK-02'],
    [dice, 'blokc two atackers', 'DM-BLK-03'],
    [dice, 'sidekik dice', 'DM-CMP-05'],
    [schools, 'comander token', 'MR-SET-14'],
  ];
  for (const [search, asked, id] of wanted)
    assert.ok(top(search, asked).includes(id), `${asked}: ${top(search, asked).join()}`);
});
test('ids and parts of ids lead to their rule, names to their cards', () => {
  assert.equal(top(dice, 'DM-BLK-03')[0], 'DM-BLK-03');
  assert.equal(top(dice, 'blk-03')[0], 'DM-BLK-03');
  assert.match(dice.find('wolverin').cards[0]!.title, /^Wolverine/);
  assert.deepEqual(dice.find('xyzzyq'), { rules: [], cards: [] });
  assert.deepEqual(dice.find('  '), { rules: [], cards: [] });
});
test('the rulebooks, which are in English, are searched in German as well', async () => {
  const german = await searchIn('dice-masters', { ...en, ...de });
  assert.ok(top(german, 'zwei Angreifer blocken').includes('DM-BLK-03'), String(top(german, 'zwei Angreifer blocken')));
});
