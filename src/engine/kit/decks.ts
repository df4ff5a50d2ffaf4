// Decks, discard piles and hands: cards that are shuffled, drawn, refilled and turned up.
import type { Random } from '../definition.ts';
import { everybody, moveCard, NOBODY, pile, shufflePile } from './piles.ts';
import type { Pile } from '../types.ts';

/** A face-down pile of these cards in random order; the last card is the top. */
export const deckOf = (cards: readonly number[], random: Random): Pile => pile(random.shuffle([...cards]));

/** Makes an empty deck anew of its discard pile. Is there a card to draw now? */
export function refill(deck: Pile, discard: Pile, random: Random): boolean {
  if (deck.cards.length) return true;
  while (discard.cards.length) moveCard(discard, 0, deck, NOBODY);
  shufflePile(deck, random);
  return deck.cards.length > 0;
}

/** Moves the top card; whoever is in `seen` knows it from now on. */
export const moveTop = (deck: Pile, to: Pile, seen: number): number => moveCard(deck, deck.cards.length - 1, to, seen);

/** Moves a card into a hand, which is kept by number so that no place in it tells when a card was drawn. */
export function moveToHand(from: Pile, index: number, hand: Pile, seen: number): number {
  const card = moveCard(from, index, hand, seen);
  const { cards, seen: masks } = hand;
  const mask = masks.at(-1)!;
  let at = cards.length - 1;
  for (; at > 0 && cards[at - 1]! > card; at--) {
    cards[at] = cards[at - 1]!;
    masks[at] = masks[at - 1]!;
  }
  cards[at] = card;
  masks[at] = mask;
  return card;
}

/** Moves a card that lies anywhere in a pile face up onto another. */
export function turnUp(from: Pile, card: number, to: Pile, seats: number): void {
  moveCard(from, from.cards.indexOf(card), to, everybody(seats));
}
