// All 64 Action Cards by number: eight for each Character Card, in the order of the characters.
import type { ActionCard } from './action-card.ts';
import { HERO_ACTIONS } from './actions-heroes.ts';
import { VILLAIN_ACTIONS } from './actions-villains.ts';
import { CHARACTERS } from './characters.ts';

/** The number of an Action Card; numbers of other things do not pass for it. */
export type CardNo = number & { readonly is?: 'card' };
/** ST-CMP-03 */
export const CARDS_EACH = 8;
const current = [...HERO_ACTIONS, ...VILLAIN_ACTIONS].map((card, n): ActionCard => {
  const { id: owner, kind } = CHARACTERS[Math.floor(n / CARDS_EACH)]!;
  return { owner, dt: 0, slots: kind === 'henchman' ? 0 : card.build, ...card };
});
/** The printed cards, or what a scenario has put in the place of some. */
export const ACTIONS: readonly ActionCard[] = current;
/** A table made from the Action Cards: `now` follows what a scenario puts in their places. */
export interface FromActions<X> {
  readonly now: X;
}
const remakes: (() => void)[] = [];
export function fromActions<X>(make: () => X): FromActions<X> {
  const table = { now: make() };
  remakes.push(() => void (table.now = make()));
  return table;
}
/** Runs with made-up cards in these places, and puts back what was there before, also when that throws. */
export function withActions<X>(cards: ReadonlyMap<number, ActionCard>, run: () => X): X {
  const before = [...cards.keys()].map(n => [n, current[n]!] as const);
  const put = (list: Iterable<readonly [number, ActionCard]>): void => {
    for (const [n, card] of list) current[n] = card;
    for (const remake of remakes) remake();
  };
  put(cards);
  try {
    return run();
  } finally {
    put(before);
  }
}
/** ST-CMP-20: the number of the character that may use a card. */
export const ownerOf = (card: CardNo): number => Math.floor(card / CARDS_EACH);
/** The numbers of a character's cards. */
export const cardsOf = (character: number): readonly CardNo[] => OF_CHARACTER[character]!;
const OF_CHARACTER: readonly (readonly CardNo[])[] = Array.from({ length: ACTIONS.length / CARDS_EACH }, (_, n) =>
  Array.from({ length: CARDS_EACH }, (_, i) => CARDS_EACH * n + i),
);
/** ST-CMP-21: with a gold Build Cost. */
export const startingCardsOf = (character: number): CardNo[] =>
  cardsOf(character).filter(card => ACTIONS[card]!.starting);

const numbers = fromActions<ReadonlyMap<string, number>>(() => new Map(ACTIONS.map(({ name }, n) => [name, n])));
/** The number of a card by its name, for positions and tests. */
export function actionNumber(name: string): CardNo {
  const n = numbers.now.get(name);
  if (n === undefined) throw new Error(`there is no Action Card '${name}'`);
  return n;
}
