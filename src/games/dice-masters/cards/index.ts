// All 126 cards, by number.
import { MadeUp } from '#engine/scenario/made-up.ts';
import type { Card } from './card.ts';
import { BASIC_ACTIONS } from './basic-actions.ts';
import { COMMON } from './common.ts';
import { RARE } from './rare.ts';
import { STARTER } from './starter.ts';
import { UNCOMMON } from './uncommon.ts';

export const CARDS: readonly Card[] = [...STARTER, ...BASIC_ACTIONS, ...COMMON, ...UNCOMMON, ...RARE];

const byNumber: readonly Card[] = CARDS.toSorted((a, b) => a.number - b.number);
/** Cards of a scenario, from 127 on. */
export const madeUp = new MadeUp<Card>(CARDS.length + 1);
export const cardOf = (number: number): Card => {
  const card = byNumber[number - 1] ?? madeUp.at(number);
  if (!card) throw new Error(`there is no card ${number}; the set has 1 to ${byNumber.length}`);
  return card;
};
export const isBasic = (card: Card): boolean => card.die === 'basic-action';
/** DM-CRD-02 */
export const isCharacterCard = (card: Card): boolean => !isBasic(card) && card.die !== 'cerebro';
/** DM-CRD-03: 'Angel, Air Transport'; basic actions by their name alone. */
export const titleOf = (card: Card): string => (isBasic(card) ? card.name : `${card.name}, ${card.subtitle}`);
