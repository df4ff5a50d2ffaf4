// Faces of dice and the marks on them, as nodes: drawn.ts puts them on the dice.
import type { IconName } from '#web/kit/icons.ts';
import { newIcon } from '#web/kit/sprite.ts';
import { ENERGIES } from '../cards/character-dice.ts';
import { WILD, type Face } from '../table/dice.ts';
import type { Look } from './looks.ts';
import { pictures } from './pictures.ts';

/** The present choices of a die, and the plan for it. */
export interface DieChoice {
  /** Damage that is planned for it. */
  comes: number;
  isLit: boolean;
  isPicked: boolean;
  isHeld: boolean;
  isPlanned: boolean;
  isPointed: boolean;
  canDrag: boolean;
  isRerolled: boolean;
  /** Can it be picked for a plan? */
  isToggle: boolean;
  /** Blockers can be let go over it. */
  isAttacker: boolean;
}
/** All that a die shows. */
export interface Shown {
  look: Look;
  choice: DieChoice;
}
const drawnFaces = new Map<Face | undefined, Map<string, HTMLElement>>();
/** Made once of each kind, then copied: dice show the same again and again. */
export function firstFace(look: Look): HTMLElement {
  const { face, letter, name, cost, attack, defense, attackGone, defenseGone } = look;
  let kinds = drawnFaces.get(face);
  if (!kinds) drawnFaces.set(face, (kinds = new Map()));
  const key = `${letter} ${name} ${cost} ${attack} ${defense} ${attackGone} ${defenseGone}`;
  let first = kinds.get(key);
  if (!first) kinds.set(key, (first = span('face', ...newFace(look))));
  return first;
}
function newFace(look: Look): HTMLElement[] {
  const { face, letter } = look;
  const parts = !face
    ? [span('blank')]
    : face.level
      ? characterOf(look, face)
      : face.action
        ? [signOf('action', look)]
        : energyOf(face);
  if (letter) parts.push(span('letter', letter));
  if (face?.bursts) parts.push(span('bursts', ...times(face.bursts, () => icon('burst', '0.75em'))));
  return parts;
}
const characterOf = (look: Look, { level }: Face): HTMLElement[] => [
  signOf('who', look),
  span('cost', String(look.cost)),
  span('pips', '•'.repeat(level)),
  numberOf('attack', look.attack, look.attackGone),
  numberOf('defense', look.defense, look.defenseGone),
];
/** The emblem without its shape: the die is in its colour. */
const signOf = (kind: string, { name }: Look): HTMLElement => span(`sign ${kind} ${pictures.classOf('mark', name)}`);
/** With a sign when it is more or less than the face says. */
function numberOf(kind: string, n: number, gone: number): HTMLElement {
  return span(kind, made('i', ['▼', '', '▲'][gone + 1]!), String(n));
}
/** A picture for each symbol, with the letter of its type. */
function energyOf({ energy, amount }: Face): HTMLElement[] {
  const type = ENERGIES[energy];
  const kind = amount > 1 ? 'energy two' : 'energy';
  if (!type) return [span(kind, made('b', energy === WILD ? '?' : String(amount)))];
  return [span(kind, ...times(amount, () => icon(type, '100%'))), span('sort', type[0]!.toUpperCase())];
}

// ---- marks -------------------------------------------------------------------------------------------------

export const markedBy = ({ look: { damage, partner, captives }, choice: { comes, isRerolled } }: Shown): string =>
  `${damage} ${comes} ${partner !== ''} ${captives.length} ${isRerolled}`;
export function marksOf({ look, choice: { comes, isRerolled } }: Shown): HTMLElement[] {
  const { damage, partner, captives } = look;
  const marks: HTMLElement[] = [];
  if (damage) marks.push(hidden('damage', `−${damage}`));
  if (comes) marks.push(hidden('damage comes', `−${comes}?`));
  if (partner) marks.push(hidden('mark left', icon('pair', '1em')));
  if (captives.length) marks.push(hidden('mark', icon('cage', '1em'), String(captives.length)));
  if (isRerolled) marks.push(hidden('mark', icon('reroll', '1em')));
  return marks;
}
export function hidden(kind: string, ...inner: (Node | string)[]): HTMLElement {
  const node = span(kind, ...inner);
  node.setAttribute('aria-hidden', 'true');
  return node;
}

// ---- nodes -------------------------------------------------------------------------------------------------

function made(tag: 'span' | 'b' | 'i', ...inner: (Node | string)[]): HTMLElement {
  const node = document.createElement(tag);
  node.append(...inner);
  return node;
}
export function span(kind: string, ...inner: (Node | string)[]): HTMLElement {
  const node = made('span', ...inner);
  node.className = kind;
  return node;
}
const times = <T>(n: number, each: () => T): T[] => Array.from({ length: n }, each);

const drawnIcons = new Map<string, Node>();
/** Made once of each kind, then copied. */
function icon(name: IconName, size: string): Node {
  const key = `${name} ${size}`;
  let first = drawnIcons.get(key);
  if (!first) drawnIcons.set(key, (first = newIcon(name, size)));
  return first.cloneNode(true);
}
