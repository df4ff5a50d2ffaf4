// Tests of every card, so that adding one takes its data and a test and nothing else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testsOfCards } from '#engine/testing/cards.ts';
import { plotText, recruitText } from '../words/card.ts';
import { CARD_IDS, cardName, procedureOf, PLOT_DECK, RECRUIT_DECK } from '../table/deck.ts';
import { auctionHouse } from '../game.ts';
import { EVENTS } from './events.ts';
import { REACTIONS } from './reactions.ts';
import { RECRUITS } from './recruits.ts';

const PLOT = { ...EVENTS, ...REACTIONS };
const DECKS = { events: EVENTS, reactions: REACTIONS, recruits: RECRUITS };

test('every card is in its deck by its copies, under its name and with its procedure', () => {
  for (const [cards, deck] of [
    [PLOT, PLOT_DECK],
    [RECRUITS, RECRUIT_DECK],
  ] as const)
    for (const [id, { name, copies }] of Object.entries(cards)) {
      const numbers = deck.filter(card => CARD_IDS[card] === id);
      assert.equal(numbers.length, copies, id);
      assert.ok(
        copies > 0 && numbers.every(card => cardName(card) === name && auctionHouse.entries.has(procedureOf(card))),
      );
    }
  assert.equal(CARD_IDS.length, PLOT_DECK.length + RECRUIT_DECK.length);
  const ids = Object.values(DECKS).flatMap(deck => Object.keys(deck));
  assert.equal(new Set(ids).size, ids.length);
});

test('every card has words, all of them known', () => {
  const said = [
    ...Object.values(PLOT).map(card => plotText(auctionHouse, card)),
    ...Object.values(RECRUITS).map(recruit => recruitText(auctionHouse, recruit)),
  ];
  for (const text of said) assert.match(text, /^[A-Z][^[\]{}]*\.$/);
});

test('alternatives are told apart by their verbs', () => {
  for (const [id, { effects }] of Object.entries(PLOT))
    for (const effect of effects)
      if (effect.do === 'oneOf') assert.equal(new Set(effect.of.map(e => e.do)).size, effect.of.length, id);
});

testsOfCards(
  new URL('../', import.meta.url),
  Object.values({ ...PLOT, ...RECRUITS }).map(({ name }) => name),
);
