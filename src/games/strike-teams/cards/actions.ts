// All 64 Action Cards by number: eight for each Character Card, in the order of the characters.
import type { ActionCard } from './action-card.ts';
import { HERO_ACTIONS } from './actions-heroes.ts';
import { VILLAIN_ACTIONS } from './actions-villains.ts';

/** ST-CMP-03 */
export const CARDS_EACH = 8;
export const ACTIONS: readonly ActionCard[] = [...HERO_ACTIONS, ...VILLAIN_ACTIONS];
/** ST-CMP-20: the number of the character that may use a card. */
export const ownerOf = (card: number): number => Math.floor(card / CARDS_EACH);
/** The numbers of a character's cards. */
export const cardsOf = (character: number): readonly number[] => OF_CHARACTER[character]!;
const OF_CHARACTER: readonly (readonly number[])[] = Array.from({ length: ACTIONS.length / CARDS_EACH }, (_, n) =>
  Array.from({ length: CARDS_EACH }, (_, i) => CARDS_EACH * n + i),
);
/** ST-CMP-21: with a gold Build Cost. */
export const startingCardsOf = (character: number): number[] =>
  cardsOf(character).filter(card => ACTIONS[card]!.starting);

const NUMBERS: ReadonlyMap<string, number> = new Map(
  ACTIONS.flatMap(({ id, name }, n) => [
    [id, n],
    [name, n],
  ]),
);
/** The number of a card by its id or name, for positions and tests. */
export function actionNumber(name: string): number {
  const n = NUMBERS.get(name);
  if (n === undefined) throw new Error(`there is no Action Card '${name}'`);
  return n;
}
