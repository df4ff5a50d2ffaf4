// The worth of cards in a hand to their holder, in VP.
import type { Seat } from '#engine/types.ts';
import { abilityOf, abilityOfCard } from '../abilities/sources.ts';
import { priceOf } from '../verbs/pricing.ts';
import { CARDS, isResource, madeUp, villainOf } from '../table/deck.ts';
import type { Marvel } from '../table/world.ts';

/** A tenth of a KO, the unit of prices, in VP: a KO moves a fight for 3 or 4 VP by a sixth. */
export const VP_A_TENTH = 0.06;
const PRICES: (number | undefined)[] = [];
/** The price of an ability by its number, looked up once; those of made-up cards come and go. */
export const abilityPrice = (source: number, side: 'hero' | 'villain'): number =>
  madeUp.isEmpty ? (PRICES[source] ??= priceOf(abilityOf(source), side)) : priceOf(abilityOf(source), side);
const CARD_PRICES: (number | undefined)[] = [];
/** The price of what a Resource card does. */
export const cardPrice = (card: number): number =>
  card < CARDS.resource.end ? (CARD_PRICES[card] ??= priceOfCard(card)) : priceOfCard(card);
const priceOfCard = (card: number): number => priceOf(abilityOfCard(card), 'hero');
const LOWERS: (number | undefined)[] = [];
export const lowerPrice = (card: number): number => {
  if (card >= CARDS.villain.end) return priceOf(villainOf(card).lower, 'villain');
  return (LOWERS[card] ??= priceOf(villainOf(card).lower, 'villain'));
};

/** The worth of a card to a seat that might keep it: Villains by tier, Resource cards by what they do. */
export const keepWorth = (card: number): number =>
  isResource(card) ? 0.1 + 0.5 * VP_A_TENTH * cardPrice(card) : 0.1 + 0.12 * villainOf(card).tier;
/** The first Resource cards matter most: something to discard is always needed. */
const CARD_WORTHS = [0, 0.4, 0.7, 0.95, 1.15, 1.3, 1.4, 1.45];
export const handWorth = ({ piles }: Marvel, seat: Seat): number =>
  CARD_WORTHS[Math.min(piles.hand[seat]!.cards.length, CARD_WORTHS.length - 1)]!;
/** The gain from one more card. */
export function nextCard({ piles }: Marvel, seat: Seat): number {
  const n = Math.min(piles.hand[seat]!.cards.length, CARD_WORTHS.length - 2);
  return CARD_WORTHS[n + 1]! - CARD_WORTHS[n]!;
}
