// What reports on many games count of each: its length, what became of each card, and the cards that were in play.
import type { Account, Counts } from '#engine/definition.ts';
import type { Event, Result, Seat } from '#engine/types.ts';
import { cardOf, titleOf } from '../cards/index.ts';
import type { Duel } from './world.ts';

/** `bought`: at least one of its dice was; `won`: by the player who won the game. */
const COLUMNS = ['games', 'bought', 'won'] as const;

export function account(w: Duel, events: readonly Event[], { ranks }: Result): Account {
  const cards: Counts[string] = {};
  const add = (slot: number, column: (typeof COLUMNS)[number]): void => {
    const row = (cards[titleOf(cardOf(w.cards[slot]!))] ??= Object.fromEntries(COLUMNS.map(name => [name, 0])));
    row[column]!++;
  };
  const purchases = events.filter(({ kind }) => kind === 'purchased');
  const bought = new Set(purchases.map(({ facts }) => facts.slot as number));
  const byWinner = new Set(
    purchases.filter(({ facts }) => ranks[facts.seat as Seat] === 1).map(({ facts }) => facts.slot as number),
  );
  for (const slot of w.cards.keys()) {
    add(slot, 'games');
    if (bought.has(slot)) add(slot, 'bought');
    if (byWinner.has(slot)) add(slot, 'won');
  }
  return { rounds: Math.ceil(w.turns / 2), counts: { Card: cards } };
}

/** The cards of which a die was fielded or used, as '4 Cyclops, Optic Blast'. */
export function tally(w: Duel): string[] {
  const cards = new Set(w.cards.filter((_, slot) => w.played[slot]));
  return [...cards].map(number => `${number} ${titleOf(cardOf(number))}`);
}
