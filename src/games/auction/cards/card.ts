// The card: data only. Its effects are implemented in verbs/, and worded in words/.
import type { EffectOf } from '#engine/kit/effects.ts';
import type { Seat } from '#engine/types.ts';

interface Card {
  name: string;
  /** Copies in the deck. */
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

// ---- effects -----------------------------------------------------------------------------------------------

/** The owner of the card, the seat whose doing it answers, the opponent chosen, all but the owner. */
export type Role = 'owner' | 'by' | 'victim' | 'others';
export interface Amount {
  who: Role;
  n: number;
}
/** The vocabulary: what each verb takes. */
export interface Arguments {
  gainCoins: Amount;
  loseCoins: Amount;
  gainPoints: Amount;
  losePoints: Amount;
  draw: Amount;
  discard: { who: Role };
  takeCoins: { from: Role; n: number };
  look: { at: Role };
  chooseOpponent: object;
  oneOf: { who: Role; of: readonly Effect[] };
  roll: { atLeast: number; then: readonly Effect[]; else: readonly Effect[] };
  cancel: object;
}
export type Effect = EffectOf<Arguments>;

/** The locals of a running card. */
export interface Scope {
  owner: Seat;
  by: Seat;
  victim?: Seat;
}
