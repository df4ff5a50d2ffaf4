// The contract of texts: whatever a game can say has words, no words are left over or written twice, and games by
// chance never show a key or a gap.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '../ask.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { ENGINE_TEXTS, phraseOf } from '../refusals.ts';
import { SEAT_NAMES, sentence } from '../scenario/transcript.ts';
import type { Phrase, Text, World } from '../types.ts';
import { words } from '../words.ts';
import { playedByChance } from './play.ts';
import { captured, sourcesIn } from './sources.ts';

export interface TextContract<W extends World> {
  game: Game<W>;
  /** The game's folder: `new URL('../', import.meta.url)` in a test of `words/`. */
  folder: URL;
  /** The prefix of its rule ids: 'DM'. */
  ledger: string;
  /** The tables that its texts are made of; no key may stand in two. */
  tables: readonly Record<string, Text>[];
  /** Rules that end the game, named where nothing is refused. */
  endings?: readonly string[];
  /** Keys that code makes up: /^special\./. */
  made?: RegExp;
  /** Games by chance, and how many answers of each are read. */
  games?: number;
  answers?: number;
}

export function testTexts<W extends World>(contract: TextContract<W>): void {
  const { game, folder, ledger, tables, endings = [], games = 8, answers = 150 } = contract;
  const has = (key: string): boolean => key in game.texts || key in ENGINE_TEXTS;
  const missing = (keys: Iterable<string>): string[] => [...new Set(keys)].filter(key => !has(key)).sort();
  const rules = sourcesIn(folder);

  test('no key is worded twice, and all that is worded is the game’s', () => {
    const keys = tables.flatMap(table => Object.keys(table));
    assert.deepEqual(
      keys.filter((key, i) => keys.indexOf(key) < i),
      [],
    );
    assert.deepEqual(new Set(keys), new Set(Object.keys(game.texts)));
  });
  test('every question and every option has words', () => assert.deepEqual(missing(askedBy(game)), []));
  test('everything that is logged has words', () => assert.deepEqual(missing(loggedIn(rules)), []));
  test('every refusal has words, and every slot of a form', () => {
    const refused = refusedIn(rules, ledger).filter(id => !endings.includes(id));
    assert.deepEqual(missing([...refused, ...saidIn(rules)]), []);
  });
  test('no words are left over', () => {
    const all = [...rules, ...sourcesIn(folder, ['cards', 'bot', 'board', 'words'])].join('\n');
    const isSaid = (key: string): boolean => new RegExp(`['"\`.]${key}['"\`]|\\b${key}\\b(?!['"]?: )`).test(all);
    const asked = new Set(askedBy(game));
    const left = Object.keys(game.texts).filter(key => !asked.has(key) && !contract.made?.test(key) && !isSaid(key));
    assert.deepEqual(left, []);
  });
  test('games by chance never show a key or a gap', () => {
    for (let seed = 0; seed < games; seed++) playedByChance(game, { seed, answers }, match => checkWords(game, match));
  });
}

/** Keys of all questions, and of their options. */
function askedBy<W extends World>(game: Game<W>): string[] {
  const keys: string[] = [...game.aside.keys()];
  const option = (id: string, verb: string): string => (`${id}:${verb}` in game.texts ? `${id}:${verb}` : verb);
  for (const { id, ask } of game.steps.values()) {
    if (ask && !ask.question.say) keys.push(id);
    for (const { verb } of ask?.offers ?? []) keys.push(option(id, verb));
  }
  for (const [id, { offers }] of game.aside) for (const { verb } of offers) keys.push(option(id, verb));
  return keys;
}

/** Kinds of events, one or the other of two at times: `log('paid', …)`, `log(isAll ? 'paid' : 'owed', …)`. */
const loggedIn = (sources: readonly string[]): string[] => [
  ...captured(sources, /\blog\(\s*'(\w+)'/g),
  ...captured(sources, /\blog\([^\n]*? \? '(\w+)' : '(\w+)'/g),
];
/** Rules named where an answer is refused, but for those with a sentence of their own, `no('MR-…', {}, 'usedUp')`, and
 *  lists of the rules that a verb carries out. */
function refusedIn(sources: readonly string[], ledger: string): string[] {
  const lines = sources.flatMap(source => source.split('\n'));
  const naming =
    /\brule:|\['[A-Z]{2}-[A-Z]{3}-\d+'[,\]]|^\s*(\/\/|\/?\*)|^\s*['"\w-]+: '[A-Z]{2}-|\bno\(.*, '[\w.]+'\)/;
  return captured(
    lines.filter(line => !naming.test(line)),
    new RegExp(`'(${ledger}-[A-Z]{3}-\\d+)'`, 'g'),
  );
}
const saidIn = (sources: readonly string[]): string[] => [
  ...captured(sources, /\bno\(.*, '([\w.]+)'\)/g),
  ...captured(sources, /\bsay: '([\w.]+)'/g),
];

function checkWords<W extends World>(game: Game<W>, { state, events }: Match<W>): void {
  const { world, result } = state;
  const say = (phrase: Phrase): Text => words(game, phrase, { world, seats: SEAT_NAMES });
  const said = events.at(-1)!.map(event => sentence(game, state, event, 'everything'));
  for (const { prompt, options } of explain(game, state, [...Array(state.seats).keys()])) {
    said.push(say(prompt));
    for (const { label, refused } of options) said.push(say(label), ...(refused ? [say(phraseOf(refused))] : []));
  }
  if (result) said.push(say(result.reason));
  for (const text of said) assert.doesNotMatch(text, /\[|undefined|NaN|\bnull\b| {2}|^$/, text);
}
