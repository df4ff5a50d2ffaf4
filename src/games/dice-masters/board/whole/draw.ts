// Draws a card that is shown whole: its picture, and the faces of its die. Only pages load it.
import { cardOf } from '../../cards/index.ts';
import { faceAt, kindOf } from '../../table/dice.ts';
import { firstFace, span } from '../faces.ts';
import { paintOfKind, type Look } from '../looks.ts';
import { panelOf } from '../pictures.ts';

function drawArt(node: HTMLElement, number: number): void {
  node.classList.add(...panelOf(cardOf(number)).split(' '));
}
function drawFace(node: HTMLElement, number: number, n: number): void {
  const { name, die } = cardOf(number);
  const [face, paint] = [faceAt(kindOf(die), n), paintOfKind(kindOf(die))];
  const numbers = { cost: face.cost, attack: face.attack, defense: face.defense, attackGone: 0, defenseGone: 0 };
  const look: Look = { ...paint, name, letter: '', face, ...numbers, damage: 0, partner: '', captives: [] };
  node.classList.add('die');
  node.style.cssText = `--body:${paint.body};--text:${paint.text};--frame:${paint.frame}`;
  node.replaceChildren(span('cube', firstFace(look).cloneNode(true)));
}
export const drawing = { drawArt, drawFace };
