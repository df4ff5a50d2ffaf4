// The decks: every card has a number, recruits first, then plot cards, copies side by side.
import { MadeUp } from '#engine/scenario/made-up.ts';
import { copiedKeys, isIn, numbersIn, oneOfEach, ranges } from '#engine/kit/numbering.ts';
import type { PlotCard, Recruit } from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { RECRUITS } from '../cards/recruits.ts';

const RECRUIT_NAMES = copiedKeys(RECRUITS);
const PLOT_NAMES = copiedKeys({ ...EVENTS, ...REACTIONS });
/** The key of each card in its data file, by number. */
export const CARD_IDS: readonly string[] = [...RECRUIT_NAMES, ...PLOT_NAMES];
const CARDS = ranges({ recruit: RECRUIT_NAMES.length, plot: PLOT_NAMES.length });

export const RECRUIT_DECK: readonly number[] = numbersIn(CARDS.recruit);
export const PLOT_DECK: readonly number[] = numbersIn(CARDS.plot);
export const RECRUIT_BACK = 0;
export const PLOT_BACK = 1;

/** A card of a scenario: the key and the data that its file would have. */
export type MadeUpCard = { id: string; reaction?: true } & ({ recruit: Recruit } | { plot: PlotCard });
/** Such cards, above the printed numbers. */
export const madeUp = new MadeUp<MadeUpCard>(CARD_IDS.length);
const madeUpRecruit = (card: number): Recruit | undefined => {
  const made = madeUp.at(card);
  return made && 'recruit' in made ? made.recruit : undefined;
};
const madeUpPlot = (card: number): PlotCard | undefined => {
  const made = madeUp.at(card);
  return made && 'plot' in made ? made.plot : undefined;
};
export const idOf = (card: number): string => CARD_IDS[card] ?? madeUp.at(card)!.id;
export const isRecruit = (card: number): boolean => isIn(CARDS.recruit, card) || madeUpRecruit(card) !== undefined;
export const back = (card: number): number => (isRecruit(card) ? RECRUIT_BACK : PLOT_BACK);

/** The rest of this file answers by card number, in one look-up. */
const RECRUIT: readonly Recruit[] = RECRUIT_NAMES.map(id => RECRUITS[id]!);
export const recruitOf = (card: number): Recruit => RECRUIT[card] ?? madeUpRecruit(card)!;
const PLOT: readonly (PlotCard | undefined)[] = CARD_IDS.map(id => EVENTS[id] ?? REACTIONS[id]);
export const cardName = (card: number): string => (recruitOf(card) ?? PLOT[card] ?? madeUpPlot(card)).name;
const REACTION: readonly boolean[] = CARD_IDS.map(id => id in REACTIONS);
export const isReaction = (card: number): boolean => REACTION[card] ?? madeUp.at(card)?.reaction ?? false;
export type CardProcedure = `recruit/${string}` | `plot/${string}`;
/** The procedure that runs the card's effects. */
const procedureNamed = (card: number): CardProcedure => `${isRecruit(card) ? 'recruit' : 'plot'}/${idOf(card)}`;
const PROCEDURE: readonly CardProcedure[] = CARD_IDS.map((_, card) => procedureNamed(card));
export const procedureOf = (card: number): CardProcedure => PROCEDURE[card] ?? procedureNamed(card);

/** The first of each kind among those wanted: equal cards are one option. */
export const kindsAmong = (cards: readonly number[], wanted?: (card: number) => boolean): number[] =>
  oneOfEach(cards, LOOKS, wanted);
const LOOKS: readonly number[] = CARD_IDS.map(id => CARD_IDS.indexOf(id));
