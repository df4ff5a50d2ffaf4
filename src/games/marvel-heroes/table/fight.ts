// A fight: its sides, who is in it, the roll at hand, and the changes that last.
import type { Seat } from '#engine/types.ts';
import type { Span } from '../cards/card.ts';

/** The sides of a fight. */
export const HEROES = 0;
export const VILLAINS = 1;
export type Side = 0 | 1;
export const otherSide = (side: Side): Side => (1 - side) as Side;
/** The ratings by number, as in `RATINGS`. */
export const ATTACK = 0;
export const DEFEND = 1;
export const OUTWIT = 2;
/** When a change counts, beside the numbers 1 to 3: with the power of that colour. */
export const SAME_COLOURS = 4;
export const WITH_INITIATIVE = 5;
/** The dice that an effect is about: the roll at hand, the Attack roll before it, the Trouble roll. */
export const CURRENT_ROLL = 0;
export const ATTACK_ROLL = 1;
export const TROUBLE_ROLL = 2;
export type Rolled = 0 | 1 | 2;

/** A change of a fight that lasts. */
export interface Change {
  side: Side;
  kind: 'add' | 'set' | 'boost' | 'noBoost' | 'ties' | 'seal' | 'show' | 'lock';
  /** The rating; the ratings as bits for boosting; what is sealed; the colour that is locked. */
  what: number;
  n: number;
  until: Span;
  /** The ability that it comes from. */
  source: number;
  /** Counts only with the power of a colour (1 to 3), where both chose the same colour, or with Initiative. */
  when: number;
  /** The hero whom alone it concerns. */
  hero?: number;
}
/** A fight, from the moment a Lead Villain is played or a Mastermind is challenged. */
export interface Fight {
  /** The Hero player, and where the fight is. */
  seat: Seat;
  area: number;
  /** MH-GLO-05: the Lead Villain's card, or the Mastermind who is challenged; the other is none. */
  lead: number;
  boss: number;
  controller: Seat;
  /** Backup Effects and Agents, with who played each. */
  helpers: number[];
  owners: Seat[];
  /** The hero who fights in this sequence, and KOs on the Villain. */
  hero: number;
  kos: number;
  initiative: Side;
  /** The colours chosen in this sequence by side, and in the sequence before. */
  powers: [number, number];
  last: [number, number];
  sequence: number;
  /** Sequences without a KO (MH-RUL-76). */
  quiet: number;
  changes: Change[];
  /** Abilities used in this sequence and combat (MH-ABT-07). */
  usedInSequence: number[];
  usedInCombat: number[];
  /** The roll at hand: who rolls which rating, throws of 1 to 6, and how many of them were rolled first. */
  side: Side;
  rating: number;
  dice: number[];
  firsts: number;
  isBoosted: boolean;
  /** HITs added and taken away. */
  plus: number;
  /** The Attack roll against which the defender rolls. */
  attack: number[];
  attackFirsts: number;
  attackBoosted: boolean;
  attackPlus: number;
  /** The KO that is about to be marked was prevented. */
  isPrevented: boolean;
}
