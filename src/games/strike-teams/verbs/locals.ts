// Locals of the procedures of cards: attacks that are made of several, and questions of cards.
import type { Takes } from '#engine/types.ts';

/** The figure whose card it is. */
interface Asking {
  figure: number;
  card: number;
}
export interface CardLocals {
  /** The attacks of one effect, one after another: a single one, a volley, a multipart attack. */
  volley: Volley;
  /** An attack on everybody around, and on everybody in a line. */
  area: Sweep;
  line: Sweep;
  /** Allies who gain AP: up to so many more, not those who have. */
  rallying: Asking & { left: number; done: number[] };
  /** The henchman group or an ally gains AP. */
  ordering: Asking;
  /** The one that is healed and loses a Status Token. */
  tending: Asking & { whom: number };
  /** Which card loses DT, which enemy is marked, where to escape to, who takes the attack. */
  refreshing: Asking;
  hunting: Asking;
  escaping: Asking;
  shielding: Asking;
  /** Henchmen that may still move a bonus space. */
  hastening: { card: number; left: number[] };
  /** A card that may answer a defeat. */
  answering: { card: number };
}
export interface Volley extends Takes<'figure' | 'card' | 'effect'> {
  figure: number;
  card: number;
  /** The place of the effect on the card. */
  effect: number;
  /** The attacks made so far. */
  made: number;
  /** Their targets by their codes, whoever took an attack before who was chosen (ST-RUL-111). */
  targets: number[];
  /** The square of the first target, from where additional attacks come (ST-MUL-03). */
  from: number;
}
export interface Sweep extends Takes<'figure' | 'card' | 'effect'> {
  figure: number;
  card: number;
  effect: number;
  /** Targets that are still to be attacked, by their codes, and the strength of each attack. */
  targets: number[];
  strengths: number[];
}
