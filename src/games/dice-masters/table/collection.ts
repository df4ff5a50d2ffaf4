// The cards to choose from: in stacks of one title with their dice, of the whole set or of the starter box.
import type { Card } from '../cards/card.ts';
import { CARDS, isBasic } from '../cards/index.ts';
import { BASIC_ACTION, KINDS, kindOf, SIDEKICK } from './dice.ts';

/** DM-CMP-02, DM-CMP-04, DM-RUL-08: a starter box has two dice of each character. */
export const DICE_IN_BOX = 2;
const LAST_OF_BOX = 24;

export const BASICS: readonly number[] = CARDS.filter(isBasic).map(card => card.number);
const OTHERS: readonly Card[] = CARDS.filter(card => !isBasic(card)).toSorted((a, b) => a.number - b.number);
const inBox = (card: Card): boolean => card.number <= LAST_OF_BOX;

const everyCard: readonly number[] = OTHERS.map(card => card.number);
const boxCards: readonly number[] = OTHERS.filter(inBox).map(card => card.number);
/** The cards a team may be made of, beside basic actions. */
export const cardsIn = (starterBox: boolean): readonly number[] => (starterBox ? boxCards : everyCard);

/** DM-CRD-09, DM-RUL-08: how many dice of a card a team may have. */
export const limitOf = (card: Card, starterBox: boolean): number =>
  starterBox ? Math.min(card.max, DICE_IN_BOX) : card.max;

/** DM-DRF-03: a stack is known by the kind of its dice, and holds the cards of one title. */
const stacks: readonly (readonly Card[])[] = KINDS.map((_, kind) =>
  kind === BASIC_ACTION || kind === SIDEKICK ? [] : OTHERS.filter(card => kindOf(card.die) === kind),
);
export const versionsIn = (stack: number, starterBox: boolean): readonly Card[] =>
  starterBox ? stacks[stack]!.filter(inBox) : stacks[stack]!;
const allStacks = KINDS.map((_, kind) => kind).filter(kind => stacks[kind]!.length);
const boxStacks = allStacks.filter(kind => stacks[kind]!.some(inBox));
export const stacksIn = (starterBox: boolean): readonly number[] => (starterBox ? boxStacks : allStacks);
export const titleOfStack = (stack: number): string => stacks[stack]![0]!.name;
