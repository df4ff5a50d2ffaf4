// Drawing cards: into a hand or face up onto the board, and empty decks.
import { moveToHand, refill } from '#engine/kit/decks.ts';
import { bit, everybody, faceDown } from '#engine/kit/piles.ts';
import type { Pile, Seat } from '#engine/types.ts';
import type { Deck } from '../cards/card.ts';
import { back } from './deck.ts';
import { NONE, type T } from './world.ts';

/** MH-EMP-01..03: is there a card to draw? */
function filled(t: T, deck: Pile, discard: Pile): boolean {
  if (!deck.cards.length && discard.cards.length) t.log('reshuffled', { deck: back(discard.cards[0]!) });
  return refill(deck, discard, t.random);
}

/** MH-INF-01, MH-INF-07, MH-RUL-20, MH-RUL-102: others see how many cards are drawn and from which deck. */
export function drawCards(t: T, seat: Seat, from: Deck, n = 1): void {
  const { resources, resourceDiscard, hand, villains, villainDiscard, plots } = t.world.piles;
  const isResource = from === 'resource';
  const [deck, discard, held] = isResource ? [resources, resourceDiscard, hand] : [villains, villainDiscard, plots];
  for (let i = 0; i < n && filled(t, deck, discard); i++) {
    const card = moveToHand(deck, deck.cards.length - 1, held[seat]!, bit(seat));
    t.log('drew', { seat, card: faceDown(isResource ? 0 : 1) }, { to: [seat], facts: { card } });
  }
}

/** MH-EMP-02, MH-EMP-04: the next card of a deck, face up; none where there is none. */
function turnUp(t: T, deck: Pile, discard: Pile): number {
  if (!filled(t, deck, discard)) return NONE;
  t.learn(); // of several cards also the order in which they come
  return moveToHand(deck, deck.cards.length - 1, t.world.piles.inPlay, everybody(t.seats));
}

export const turnUpHeadline = (t: T): number => turnUp(t, t.world.piles.headlines, t.world.piles.headlineDiscard);
export const turnUpStory = (t: T): number => turnUp(t, t.world.piles.stories, t.world.piles.storyDiscard);
export const turnUpVillain = (t: T): number => turnUp(t, t.world.piles.villains, t.world.piles.villainDiscard);
