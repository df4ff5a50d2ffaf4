// Tests of sentences made from facts: names by kind, one or many, said or left out, lists, links, and what goes wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Facts, World } from './types.ts';
import { linked, parts, unlinked, words, type Part, type Scene, type Speaker } from './words.ts';

interface Shop extends World {
  open: boolean;
}
const SCENE: Scene<Shop> = { world: { open: true }, seats: ['Ann', 'Ben'] };
const speaker = (text: string): Speaker<Shop> => ({
  texts: { it: text },
  names: {
    card: n => (n >= 0 ? `Card ${n}` : n === -1 ? 'a card' : 'a token'),
    door: (_n, w) => (w.open ? 'the open door' : 'the shut door'),
  },
});
const said = (text: string, facts: Facts = {}, scene = SCENE): string =>
  words(speaker(text), { say: 'it', facts }, scene);

const CASES: readonly [what: string, text: string, facts: Facts, sentence: string][] = [
  ['plain text stays as it is', 'Roll the dice!', {}, 'Roll the dice!'],
  ['a fact is put in', '{n} of {all}', { n: 2, all: 'seven' }, '2 of seven'],
  ['zero and no are facts too', '{n} {ok}', { n: 0, ok: false }, '0 false'],
  ['a fact of a kind with names is named', 'Play {card}.', { card: 4 }, 'Play Card 4.'],
  ['a fact may be named as another kind', '{first:card} {second:card}', { first: 1, second: 2 }, 'Card 1 Card 2'],
  ['a kind without names is said as it is', '{victim:ghost}', { victim: 3 }, '3'],
  ['seats are called by who sits there', '{seat} robs {victim:seat}.', { seat: 0, victim: 1 }, 'Ann robs Ben.'],
  ['an empty seat is called by its number', '{seat}', { seat: 2 }, 'Player 3'],
  ['words are not taken for things', 'no {card} {seat}', { card: 'joker', seat: 'host' }, 'no joker host'],
  ['a name may depend on the table', 'Take {door}.', { door: 1 }, 'Take the open door.'],

  ['a hidden thing is called by its back', '{card}, {other:card}', { card: -1, other: -2 }, 'a card, a token'],
  ['a thing that is not told is called hidden', 'Ann draws {card}.', {}, 'Ann draws a card.'],
  ['nobody has no name', '[{seat}]', {}, '[]'],
  ['a fact that is not there is left out', '[{n}]', {}, '[]'],
  ['an object is nothing to say', '[{n}]', { n: { a: 1 } }, '[]'],

  ['one is one', '{n|1 coin|{n} coins}', { n: 1 }, '1 coin'],
  ['many are many', '{n|1 coin|{n} coins}', { n: 5 }, '5 coins'],
  ['none is many', '{n|1 coin|{n} coins}', { n: 0 }, '0 coins'],
  ['many may stay unsaid', '{n|once}.', { n: 2 }, '.'],

  ['what is there is said', '{n?yes|no}', { n: 2 }, 'yes'],
  ['0 is not there', '{n?yes|no}', { n: 0 }, 'no'],
  ['an empty word is not there', '{n?yes|no}', { n: '' }, 'no'],
  ['a false is not there', '{n?yes|no}', { n: false }, 'no'],
  ['an empty list is not there', '{n?yes|no}', { n: [] }, 'no'],
  ['a list is there', '{n?yes|no}', { n: [0] }, 'yes'],
  ['a missing fact is not there', '{n?yes|no}', {}, 'no'],
  ['a hidden thing is there', '{card?yes|no}', { card: -1 }, 'yes'],
  ['what is not there may stay unsaid', 'Bid{stake?, on top of your {stake}}.', {}, 'Bid.'],
  ['and what is said may hold facts', 'Bid{stake?, on top of your {stake}|}.', { stake: 2 }, 'Bid, on top of your 2.'],

  ['choices nest', '{a?{b?both|only a}|{b?only b|none}}', { a: 1, b: 1 }, 'both'],
  ['in either branch', '{a?{b?both|only a}|{b?only b|none}}', { b: 1 }, 'only b'],
  ['with numbers inside', '{card?{card} for {n|a coin|{n} coins}|none}', { card: 3, n: 2 }, 'Card 3 for 2 coins'],

  ['a list of two', '{cards:card}', { cards: [1, 2] }, 'Card 1 and Card 2'],
  ['a list of three', '{cards:card}', { cards: [1, -1, 2] }, 'Card 1, a card and Card 2'],
  ['a list of one', '{cards:card}', { cards: [1] }, 'Card 1'],
  ['a list of none', '[{cards:card}]', { cards: [] }, '[]'],
  ['a list of words', '{words}', { words: ['red', 'blue'] }, 'red and blue'],
  ['bars and closing braces outside of facts are text', 'a | b ? c: d }', {}, 'a | b ? c: d }'],
];
for (const [what, text, facts, sentence] of CASES)
  test(`${what}: '${text}' with ${JSON.stringify(facts)}`, () => assert.equal(said(text, facts), sentence));

test('named things are links, hidden ones and plain facts are not', () => {
  const facts = { seat: 1, cards: [3, -1], n: 2 };
  assert.deepEqual(parts(speaker('{seat}: {cards:card} x{n}'), { say: 'it', facts }, SCENE), [
    { text: 'Ben', ref: 'seat:1' },
    { text: ': ' },
    { text: 'Card 3', ref: 'card:3' },
    { text: ' and ' },
    { text: 'a card' },
    { text: ' x' },
    { text: '2' },
  ]);
});

test('a name is of the table that the reader sees', () => {
  assert.equal(said('{door}', { door: 0 }, { world: { open: false } }), 'the shut door');
});

test('without names of their own, seats are players by number', () => {
  assert.equal(said('{seat}', { seat: 0 }, { world: { open: true } }), 'Player 1');
});

test('a text that is missing shows its key, so that it is found', () => {
  assert.equal(words(speaker(''), { say: 'cardWon', facts: {} }, SCENE), '[cardWon]');
});

test('an empty text says nothing and is not missing', () => assert.equal(said(''), ''));

test("the engine's own words may be put otherwise by a game", () => {
  const phrase = { say: 'pass', facts: {} };
  assert.equal(words(speaker(''), phrase, SCENE), 'Pass');
  assert.equal(words({ texts: { pass: 'Hold' }, names: {} }, phrase, SCENE), 'Hold');
});

for (const text of ['{', 'a {}', '{ n}', '{n', '{n:}', '{n?yes', '{n|one|{n} many', '{n|{m|a}', '{the-card}'])
  test(`a broken text is an error that shows it: '${text}'`, () => {
    assert.throws(
      () => said(text, { n: 1 }),
      (error: unknown) => error instanceof Error && error.message.endsWith(`in '${text}'`),
    );
  });

test('pieces become one text with links, and pieces again, whatever people are called', () => {
  const pieces: Part[] = [
    { text: 'A\\nn [of (the) ]card:1', ref: 'seat:0' },
    { text: ' takes [a\\b] and\n' },
    { text: '(x)', ref: 'card:12' },
    { text: '(no link).' },
  ];
  assert.deepEqual(unlinked(linked(pieces)), pieces);
  assert.equal(linked([{ text: 'Ann', ref: 'seat:0' }, { text: ' waits.' }]), '[Ann](seat:0) waits.');
  assert.deepEqual(unlinked(''), []);
});
