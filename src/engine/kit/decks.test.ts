// Decks: shuffled, drawn, refilled from the discard pile; hands that do not tell when a card came.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deckOf, moveToHand, moveTop, refill, turnUp } from './decks.ts';
import { bag, bit, everybody, NOBODY, pile } from './piles.ts';
import { quickRandom } from '../random.ts';

const random = () => quickRandom(7);

test('a deck has all its cards, in an order that nobody has seen', () => {
  const cards = [1, 2, 3, 4, 5, 6, 7, 8];
  const deck = deckOf(cards, random());
  assert.deepEqual(
    deck.cards.toSorted((a, b) => a - b),
    cards,
  );
  assert.notDeepEqual(deck.cards, cards);
  assert.ok(deck.seen.every(seen => seen === NOBODY));
  assert.deepEqual(cards, [1, 2, 3, 4, 5, 6, 7, 8]);
});

test('the top card goes to whoever draws it, who alone knows it', () => {
  const [deck, hand] = [pile([4, 9]), pile()];
  assert.equal(moveTop(deck, hand, bit(1)), 9);
  assert.deepEqual([deck.cards, hand.cards, hand.seen], [[4], [9], [bit(1)]]);
});

test('an empty deck is made anew of its discard pile, shuffled and unseen; one with cards is left alone', () => {
  const [deck, discard] = [pile([1]), pile([2, 3, 4], everybody(2))];
  assert.ok(refill(deck, discard, random()));
  assert.deepEqual([deck.cards, discard.cards], [[1], [2, 3, 4]]);
  deck.cards.pop();
  deck.seen.pop();
  assert.ok(refill(deck, discard, random()));
  assert.deepEqual([deck.cards.toSorted((a, b) => a - b), deck.seen, discard.cards], [[2, 3, 4], [0, 0, 0], []]);
});
test('without any card left there is nothing to draw', () => {
  assert.equal(refill(pile(), pile(), random()), false);
});

test('a hand is kept by number, and who has seen a card stays with it', () => {
  const [deck, hand] = [pile([5, 1, 9, 3]), bag()];
  for (const [i, seen] of [bit(0), bit(1), bit(2), bit(3)].entries()) moveToHand(deck, 3 - i, hand, seen);
  assert.deepEqual(hand.cards, [1, 3, 5, 9]);
  assert.deepEqual(hand.seen, [bit(2), bit(0), bit(3), bit(1)]);
});

test('a card that is turned up is known to all', () => {
  const [hand, discard] = [pile([5, 6, 7], bit(0)), pile([1], everybody(3))];
  turnUp(hand, 6, discard, 3);
  assert.deepEqual(
    [hand.cards, discard.cards, discard.seen],
    [
      [5, 7],
      [1, 6],
      [7, 7],
    ],
  );
  assert.throws(() => turnUp(hand, 6, discard, 3));
});
