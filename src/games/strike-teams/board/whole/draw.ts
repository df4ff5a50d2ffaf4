// Pictures of cards that are shown whole, and of the boxes of a Character Card.
import { ACTIONS } from '../../cards/actions.ts';
import { CHARACTERS } from '../../cards/characters.ts';
import { SCENARIOS } from '../../cards/scenarios.ts';
import { CHARACTERS_FROM, MAPS_FROM, SCENARIOS_FROM } from '../../words/names.ts';
import { boxPicture, toneOf, toneOfCard } from '../look.ts';
import { pictures } from '../pictures.ts';

/** The name of its emblem, and the colours of the picture. Maps have the one of their gates. */
function emblemOf(number: number): readonly [name: string, tone: string] {
  if (number >= MAPS_FROM) return ['Breach the Perimeter', 'mission'];
  if (number >= SCENARIOS_FROM) return [SCENARIOS[number - SCENARIOS_FROM]!.name, 'mission'];
  const character = number - CHARACTERS_FROM;
  if (character >= 0) return [CHARACTERS[character]!.name, toneOf(character)];
  return [ACTIONS[number]!.name, toneOfCard(number)];
}
const show = (node: HTMLElement, picture: string): void => node.classList.add(...picture.split(' '));

export const drawing = {
  drawArt(node: HTMLElement, number: number): void {
    show(node, pictures.classOf('panel', ...emblemOf(number), number));
  },
  /** Boxes of Character Cards have pictures; plans of Scenario Cards have none. */
  drawFace(node: HTMLElement, number: number, face: number): void {
    if (number < SCENARIOS_FROM) show(node, boxPicture(number - CHARACTERS_FROM, face));
  },
};
