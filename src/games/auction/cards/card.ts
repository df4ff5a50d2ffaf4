// What a card is: data only. What its effects mean and how they are worded stands in verbs.ts.
import type { Effect } from '../verbs/verbs.ts';

interface Card {
  name: string;
  /** How many of it are in the deck. */
  copies: number;
}
/** Played on one's own plot turn (events) or to answer an event (reactions). */
export interface PlotCard extends Card {
  effects: readonly Effect[];
}
export type Happening = 'auctionWon' | 'eventPlayed';
export interface Ability {
  when: Happening;
  /** Answers its owner's doings only, or anybody's. */
  whose: 'own' | 'any';
  effects: readonly Effect[];
}
export interface Recruit extends Card {
  worth: number;
  ability?: Ability;
}
