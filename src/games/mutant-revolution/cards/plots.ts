// The Plot Deck by number: Events first, then Reactions, copies side by side.
import type { EventCard, ReactionCard } from '../card.ts';
import { PLOTS } from '../world.ts';
import { EVENTS } from './events.ts';
import { REACTIONS } from './reactions.ts';

const idsIn = (cards: Record<string, { copies: number }>): string[] =>
  Object.entries(cards).flatMap(([id, { copies }]) => new Array<string>(copies).fill(id));
const EVENT_IDS = idsIn(EVENTS);
const PLOT_IDS: readonly string[] = [...EVENT_IDS, ...idsIn(REACTIONS)];

/** The key of the card in its file. */
export const plotId = (card: number): string => PLOT_IDS[card - PLOTS]!;
export const isEvent = (card: number): boolean => card - PLOTS < EVENT_IDS.length;
export const eventOf = (card: number): EventCard => EVENTS[plotId(card)]!;
export const reactionOf = (card: number): ReactionCard => REACTIONS[plotId(card)]!;
export const plotOf = (card: number): EventCard | ReactionCard => (isEvent(card) ? eventOf(card) : reactionOf(card));
/** The procedure that runs the card's effects. */
export const plotProcedure = (card: number): string => `plot:${plotId(card)}`;

/** All Reactions of the deck, copies too. */
export const REACTION_CARDS: readonly number[] = PLOT_IDS.flatMap((id, i) => (id in REACTIONS ? [PLOTS + i] : []));

/** The first of each title among those wanted: equal cards are one option. */
export function titlesAmong(cards: readonly number[], wanted?: (card: number) => boolean): number[] {
  const titles: number[] = [];
  for (const card of cards)
    if ((!wanted || wanted(card)) && !titles.some(other => plotId(other) === plotId(card))) titles.push(card);
  return titles;
}
