// The Plot Deck by number: Events first, then Reactions, copies side by side.
import { MadeUp } from '#engine/scenario/made-up.ts';
import { copiedKeys, oneOfEach } from '#engine/kit/numbering.ts';
import type { EventCard, ReactionCard } from './card.ts';
import { PLOTS } from './numbers.ts';
import { EVENTS } from './events.ts';
import { REACTIONS } from './reactions.ts';

/** MR-CMP-02, MR-RUL-07: 42 Events and 18 Reactions; MR-RUL-08: several copies of some titles. */
const EVENT_IDS = copiedKeys(EVENTS);
const PLOT_IDS: readonly string[] = [...EVENT_IDS, ...copiedKeys(REACTIONS)];

const PLOT_DECK: readonly (EventCard | ReactionCard)[] = PLOT_IDS.map(id => EVENTS[id] ?? REACTIONS[id]!);

/** The key of the card in its file. */
const plotId = (card: number): string => PLOT_IDS[card - PLOTS] ?? String(card);
/** Events and Reactions of a scenario; only Reactions name a moment. */
export const madeUpPlots = new MadeUp<EventCard | ReactionCard>(PLOTS + PLOT_IDS.length);
const isMadeUp = (card: number, isReaction: boolean): boolean => {
  const plot = madeUpPlots.at(card);
  return plot !== undefined && 'on' in plot === isReaction;
};
export const isEvent = (card: number): boolean => card - PLOTS < EVENT_IDS.length || isMadeUp(card, false);
export const plotOf = (card: number): EventCard | ReactionCard => PLOT_DECK[card - PLOTS] ?? madeUpPlots.at(card)!;
export const eventOf = (card: number): EventCard => plotOf(card) as EventCard;
export const reactionOf = (card: number): ReactionCard => plotOf(card) as ReactionCard;
/** The procedure that runs the card's effects. */
export const plotProcedure = (card: number): `plot:${string}` => `plot:${plotId(card)}`;

/** Those of a scenario; none in a real game. */
export const madeUpReactions = (): number[] => madeUpPlots.numbers.filter(card => isMadeUp(card, true));
/** All Reactions of the deck, copies too. */
export const REACTION_CARDS: readonly number[] = PLOT_IDS.flatMap((id, i) => (id in REACTIONS ? [PLOTS + i] : []));

/** The first of each title among those wanted: equal cards are one option. */
export const titlesAmong = (cards: readonly number[], wanted?: (card: number) => boolean): number[] =>
  oneOfEach(cards, LOOKS, wanted);
const LOOKS: readonly unknown[] = [...new Array<undefined>(PLOTS), ...PLOT_DECK];
