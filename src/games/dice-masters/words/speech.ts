// The interface of a language: names of things and texts of cards; a folder a language has it, beside its texts.
import type { Ability, Card } from '../cards/card.ts';
import type { Things } from './en/things.ts';

export interface Speech {
  readonly things: Things;
  /** The text of a card. */
  cardText(card: Card): string;
  /** The text of one of its abilities. */
  abilityText(ability: Ability, card: Card): string;
}
