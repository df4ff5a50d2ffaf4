// What a language gives to name things and to read cards in it; a folder a language has it, beside its texts.
import type { Ability, Card } from '../cards/card.ts';
import type { Things } from './en/things.ts';

export interface Speech {
  readonly things: Things;
  /** What a card says. */
  cardText(card: Card): string;
  /** What one of its abilities says. */
  abilityText(ability: Ability, card: Card): string;
}
