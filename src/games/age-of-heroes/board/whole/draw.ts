// Pictures of cards that are shown whole, and the Damage icons of a Villain.
import { fromTemplates } from '#web/kit/picture-templates.ts';
import { cardOf, evolutionOf, isVillain, teamOf, villainOf } from '../../table/deck.ts';
import { EVOLUTIONS_FROM, hurtOf } from '../look.ts';
import { pictures } from '../pictures.ts';

function pictureOf(number: number): string {
  if (number >= EVOLUTIONS_FROM) {
    const { hero } = evolutionOf(number - EVOLUTIONS_FROM);
    return pictures.classOf('panel', hero, teamOf(hero), number);
  }
  if (isVillain(number)) return pictures.classOf('panel', villainOf(number).name, 'villain', number);
  return pictures.classOf('panel', cardOf(number).name, cardOf(number).type, number);
}
export const drawing = {
  drawArt(node: HTMLElement, number: number): void {
    node.classList.add(...pictureOf(number).split(' '));
  },
  drawFace(node: HTMLElement, number: number, face: number): void {
    const [, colour, vp] = villainOf(number).icons[face]!;
    fromTemplates(hurtOf(colour, vp))(node);
  },
};
