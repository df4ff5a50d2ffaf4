// The contract of a language: a game has it whole or not at all (decision 0011). All that is said in English is said in
// it too, of the same facts, and games by chance never show a key, a gap or an English sentence.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain } from '../ask.ts';
import type { Reasons } from '../bot-knowledge.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { ENGINE_TEXTS, phraseOf } from '../refusals.ts';
import type { Lesson, LessonWords } from '../scenario/lesson.ts';
import { SEAT_NAMES, sentence } from '../scenario/transcript.ts';
import type { Phrase, Text, World } from '../types.ts';
import { words as said, type Speaker } from '../words.ts';
import { playedByChance } from './play.ts';

/** The words of a game in one language. */
export interface Words<W extends World> extends Speaker<W> {
  about: NonNullable<Game<W>['about']>;
  reasons: Readonly<Record<string, Text>>;
  lessons: Readonly<Record<string, LessonWords>>;
}
export interface LanguageContract<W extends World> {
  game: Game<W>;
  words: Words<W>;
  reasons: Reasons<W> | undefined;
  lessons: readonly Lesson<W>[];
}

/** Texts that the language lacks, or that use other facts than English does. */
export function lacking<W extends World>({ game, words, reasons, lessons }: LanguageContract<W>): string[] {
  const without = (all: Iterable<string>, has: object): string[] => [...all].filter(key => !(key in has));
  return [
    ...without([...Object.keys(game.texts), ...Object.keys(ENGINE_TEXTS)], words.texts),
    ...without(Object.keys(game.names), words.names),
    ...without(Object.keys(game.about ?? {}), words.about),
    ...without(Object.keys(reasons?.texts ?? {}), words.reasons),
    ...without(
      lessons.map(({ title }) => title),
      words.lessons,
    ),
    ...otherFacts(game.texts, words.texts),
    ...otherFacts(reasons?.texts ?? {}, words.reasons),
  ];
}
/** Texts that speak of facts which English does not know: a slip, for they would be empty. */
function otherFacts(english: Readonly<Record<string, Text>>, other: Readonly<Record<string, Text>>): string[] {
  const factsOf = (text: Text): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, fact]) => fact!);
  return Object.entries(english).flatMap(([key, text]) => {
    const known = new Set(factsOf(text));
    return factsOf(other[key] ?? '')
      .filter(fact => !known.has(fact))
      .map(fact => `${key}: {${fact}}`);
  });
}

export function testLanguage<W extends World>(contract: LanguageContract<W>, answers = 150): void {
  const { game, words } = contract;
  test('all that is said in English is said, of the same facts', () => assert.deepEqual(lacking(contract), []));
  test('no text is still in English', () => {
    const isSentence = (text: Text): boolean => text.replaceAll(/\{[^}]*\}/g, '').split(' ').length > 2;
    const same = Object.entries(game.texts).filter(([key, text]) => isSentence(text) && words.texts[key] === text);
    assert.deepEqual(same, []);
  });
  test('games by chance never show a key, a gap or what is said in English', () => {
    for (let seed = 0; seed < 8; seed++)
      playedByChance(game, { seed, answers }, match => checkWords(game, words, match));
  });
}
function checkWords<W extends World>(game: Game<W>, words: Speaker<W>, { state, events }: Match<W>): void {
  const { world, result } = state;
  const both = (phrase: Phrase): void => {
    const spokenBy = (speaker: Speaker<W>): Text => said(speaker, phrase, { world, seats: SEAT_NAMES });
    const [text, english] = [spokenBy(words), spokenBy(game)];
    assert.doesNotMatch(text, /\[|undefined|NaN|\bnull\b| {2}|^$/, text);
    assert.ok(text !== english || !/ \w+ /.test(text.replaceAll(/\(.*?\)/g, '')), `in English: ${text}`);
  };
  const spoken = { ...game, texts: words.texts, names: words.names } as Game<W>;
  for (const event of events.at(-1)!) assert.doesNotMatch(sentence(spoken, state, event, 'everything'), /\[|undefined/);
  for (const { prompt, options } of explain(game, state, [...Array(state.seats).keys()])) {
    both(prompt);
    for (const { label, refused } of options) [label, ...(refused ? [phraseOf(refused)] : [])].forEach(both);
  }
  if (result) both(result.reason);
}
