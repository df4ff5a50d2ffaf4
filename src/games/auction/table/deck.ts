// The decks: every card has a number, recruits first, then plot cards, copies side by side.
import type { PlotCard, Recruit } from '../cards/card.ts';
import { EVENTS } from '../cards/events.ts';
import { REACTIONS } from '../cards/reactions.ts';
import { RECRUITS } from '../cards/recruits.ts';

const namesIn = (cards: Record<string, { copies: number }>): string[] =>
  Object.entries(cards).flatMap(([id, { copies }]) => new Array<string>(copies).fill(id));
const numbered = (names: readonly string[], from: number): number[] => names.map((_, i) => from + i);

const RECRUIT_NAMES = namesIn(RECRUITS);
const PLOT_NAMES = namesIn({ ...EVENTS, ...REACTIONS });
/** The key of each card in its data file, by number. */
export const CARD_IDS: readonly string[] = [...RECRUIT_NAMES, ...PLOT_NAMES];
const FIRST_PLOT_CARD = RECRUIT_NAMES.length;

export const RECRUIT_DECK: readonly number[] = numbered(RECRUIT_NAMES, 0);
export const PLOT_DECK: readonly number[] = numbered(PLOT_NAMES, FIRST_PLOT_CARD);
export const RECRUIT_BACK = 0;
export const PLOT_BACK = 1;
export const back = (card: number): number => (card < FIRST_PLOT_CARD ? RECRUIT_BACK : PLOT_BACK);

/** The rest of this file answers by card number, in one look-up. */
const RECRUIT: readonly Recruit[] = RECRUIT_NAMES.map(id => RECRUITS[id]!);
export const recruitOf = (card: number): Recruit => RECRUIT[card]!;
const PLOT: readonly (PlotCard | undefined)[] = CARD_IDS.map(id => EVENTS[id] ?? REACTIONS[id]);
export const cardName = (card: number): string => (RECRUIT[card] ?? PLOT[card]!).name;
const REACTION: readonly boolean[] = CARD_IDS.map(id => id in REACTIONS);
export const isReaction = (card: number): boolean => REACTION[card]!;
/** The procedure that runs the card's effects. */
const PROCEDURE: readonly string[] = CARD_IDS.map((id, card) =>
  card < FIRST_PLOT_CARD ? `recruit/${id}` : `plot/${id}`,
);
export const procedureOf = (card: number): string => PROCEDURE[card]!;

const LOOKS: readonly number[] = CARD_IDS.map(id => CARD_IDS.indexOf(id));

/** The first of each kind among those wanted: equal cards are one option. */
export function kindsAmong(cards: readonly number[], wanted?: (card: number) => boolean): number[] {
  const kinds: number[] = [];
  for (let i = 0; i < cards.length; i++)
    if ((!wanted || wanted(cards[i]!)) && !hasLook(kinds, LOOKS[cards[i]!]!)) kinds.push(cards[i]!);
  return kinds;
}
function hasLook(cards: readonly number[], look: number): boolean {
  for (let i = 0; i < cards.length; i++) if (LOOKS[cards[i]!] === look) return true;
  return false;
}
