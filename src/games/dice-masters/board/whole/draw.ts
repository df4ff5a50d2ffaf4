// Draws a card that is shown whole: its picture, and the faces of its die.
import type { Card } from '../../cards/card.ts';
import { kindOf, type Face } from '../../table/dice.ts';
import { firstFace, span } from '../faces.ts';
import { paintOfKind, type Look } from '../looks.ts';
import { panelOf } from '../pictures.ts';

export function drawArt(node: HTMLElement, card: Card): void {
  node.classList.add(...panelOf(card).split(' '));
}
export function drawFace(node: HTMLElement, face: Face, { name, die }: Card): void {
  const { body, text, frame } = paintOfKind(kindOf(die));
  const numbers = { cost: face.cost, attack: face.attack, defense: face.defense, attackGone: 0, defenseGone: 0 };
  const look: Look = { body, text, frame, name, letter: '', face, ...numbers, damage: 0, partner: '', captives: [] };
  node.classList.add('die');
  node.style.cssText = `--body:${body};--text:${text};--frame:${frame}`;
  node.replaceChildren(span('cube', firstFace(look).cloneNode(true)));
}
