// Dice as they are drawn: each is one node for as long as the board is there. It goes from place to place, and is drawn
// anew only when it looks otherwise. Made by hand, for no move brings as much to the board as a roll of dice.
import type { IconName } from '#web/kit/icons.ts';
import { later } from '#web/kit/later.ts';
import { newIcon } from '#web/kit/sprite.ts';
import { lasting } from '#web/kit/steady.ts';
import { untrack } from 'svelte';
import { ENERGIES, WILD, type Face } from '../table/dice.ts';
import type { Look } from './looks.ts';

/** All that a die shows, and what can be done with it now. */
export interface Shown {
  look: Look;
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
interface Drawn {
  node: HTMLButtonElement;
  words: HTMLElement;
  cube: HTMLElement;
  name: HTMLElement;
  marks: HTMLElement[];
  /** What its face is a copy of. */
  face: Node | undefined;
  shown: Shown | undefined;
  /** The change at which it was looked at last. */
  seen: number;
}

export class DrawnDice {
  private readonly look: (die: number) => Shown;
  private readonly words: (die: number, shown: Shown) => string;
  private readonly all = new Map<number, Drawn>();
  private readonly places = new Map<HTMLElement, readonly number[]>();
  /** Dice that may have left the board, and where they lay. */
  private readonly waiting: { node: Element; place: HTMLElement }[] = [];
  /** Dice whose words are out of date. */
  private readonly unsaid: number[] = [];
  private moment = 0;

  constructor(look: (die: number) => Shown, words: (die: number, shown: Shown) => string) {
    this.look = look;
    this.words = words;
  }
  /** Dice that lie on the board. */
  *[Symbol.iterator](): Iterator<[die: number, node: HTMLElement]> {
    for (const dice of this.places.values()) for (const die of dice) yield [die, this.all.get(die)!.node];
  }
  /** Lays these dice into a place, in this order; those that lie there already are not touched. Others wait there to be
   *  fetched: most go to another place. */
  lay(place: HTMLElement, dice: readonly number[]): void {
    const nodes = untrack(() => dice.map(die => this.drawn(die).node));
    const isHere = (node: Element): boolean => nodes.includes(node as HTMLButtonElement);
    let next = place.firstElementChild;
    for (const node of nodes) {
      while (next && !isHere(next)) next = next.nextElementSibling;
      if (node === next) next = next.nextElementSibling;
      else move(node, place, next);
    }
    for (const node of place.children)
      if (!isHere(node) && this.waiting.push({ node, place }) === 1) queueMicrotask(() => this.sweep());
    this.places.set(place, dice);
  }
  /** Takes away what nobody has fetched. */
  private sweep(): void {
    for (const { node, place } of this.waiting.splice(0)) if (node.parentNode === place) node.remove();
  }
  clear(place: HTMLElement): void {
    this.places.delete(place);
  }
  /** Draws a die that may come to lie on the board some day, with all its faces. */
  prepare(die: number, faces: readonly Look[]): void {
    this.drawn(die);
    for (const face of faces) firstFace(face);
  }
  /** Something has changed that a die may show. */
  begin(): void {
    this.moment++;
  }
  /** Looks at all dice on the board that have not been looked at since. */
  draw(): void {
    for (const dice of this.places.values()) for (const die of dice) this.drawn(die);
  }
  private drawn(die: number): Drawn {
    let one = this.all.get(die);
    if (!one) this.all.set(die, (one = blank(die)));
    if (one.seen === this.moment) return one;
    one.seen = this.moment;
    const shown = one.shown ? lasting(one.shown, this.look(die)) : this.look(die);
    if (shown === one.shown) return one;
    const { shown: before } = one;
    paint(one, die, shown);
    if (!before) this.say(die);
    else if ((before.look !== shown.look || before.comes !== shown.comes) && this.unsaid.push(die) === 1)
      later(() => this.unsaid.splice(0).forEach(other => this.say(other)));
    return one;
  }
  /** No die is ever without words; other words come a moment after what they say is shown. */
  private say(die: number): void {
    const { node, words, shown } = this.all.get(die)!;
    node.title = words.textContent = this.words(die, shown!);
  }
}

/** Most browsers can move what lies on the page as it is: that is quicker, and it keeps the focus. */
function move(node: HTMLElement, place: HTMLElement, next: Element | null): void {
  if ('moveBefore' in place && node.isConnected && place.isConnected) return place.moveBefore(node, next);
  const isFocused = node === document.activeElement;
  place.insertBefore(node, next);
  if (isFocused) node.focus({ preventScroll: true });
}
function blank(die: number): Drawn {
  const node = (BLANK ??= firstBlank()).cloneNode(true) as HTMLButtonElement;
  node.setAttribute('data-die', String(die));
  const [words, cube, name] = node.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
  return { node, words, cube, name, marks: [], face: undefined, shown: undefined, seen: -1 };
}
let BLANK: HTMLButtonElement | undefined;
function firstBlank(): HTMLButtonElement {
  const node = document.createElement('button');
  node.type = 'button';
  node.append(span('unseen'), hidden('cube'), hidden('name'));
  return node;
}

function paint(drawn: Drawn, die: number, shown: Shown): void {
  const { node, cube, name, shown: before } = drawn;
  const { look } = shown;
  drawn.shown = shown;
  for (const [name, of] of ATTRIBUTES) {
    const value = of(shown, die);
    if (!before || of(before, die) !== value) set(node, name, value);
  }
  if (before?.look !== look) {
    if (before?.look.body !== look.body || before.look.frame !== look.frame)
      node.style.cssText = `--body:${look.body};--text:${look.text};--frame:${look.frame}`;
    const face = firstFace(look);
    if (face !== drawn.face) turn(cube, (drawn.face = face).cloneNode(true));
    if (name.textContent !== look.name) name.textContent = look.name;
  }
  if (!before || markedBy(before) !== markedBy(shown)) {
    for (const mark of drawn.marks) mark.remove();
    name.before(...(drawn.marks = marksOf(shown)));
  }
}
/** The page is touched only where one of them changes. */
const ATTRIBUTES: readonly [name: string, of: (shown: Shown, die: number) => string | undefined][] = [
  ['class', shown => classesOf(shown)],
  ['data-drop', ({ isAttacker }, die) => (isAttacker ? `die:${die}` : undefined)],
  ['aria-pressed', ({ isToggle, isPicked }) => (isToggle ? String(isPicked) : undefined)],
];
const set = (node: HTMLElement, name: string, value: string | undefined): void =>
  value === undefined ? node.removeAttribute(name) : node.setAttribute(name, value);

const classesOf = (shown: Shown): string =>
  CLASSES.reduce((all, [name, key]) => (shown[key] ? `${all} ${name}` : all), 'die');
const CLASSES = [
  ['lit', 'isLit'],
  ['picked', 'isPicked'],
  ['held', 'isHeld'],
  ['planned', 'isPlanned'],
  ['pointed', 'isPointed'],
  ['drags', 'canDrag'],
] as const;

/** Shows another face. The old one only hides at first: a browser is slow to take away what is seen. */
function turn(cube: HTMLElement, face: Node): void {
  for (const old of cube.children) (old as HTMLElement).hidden = true;
  if (cube.firstChild && turned.push(cube) === 1) later(() => turned.splice(0).forEach(takeOld));
  cube.append(face);
}
const turned: HTMLElement[] = [];
function takeOld(cube: HTMLElement): void {
  while (cube.firstChild !== cube.lastChild) cube.firstChild!.remove();
}

// ---- faces -------------------------------------------------------------------------------------------------

const drawnFaces = new Map<Face | undefined, Map<string, HTMLElement>>();
/** Made once of each kind, then copied: dice show the same again and again. */
function firstFace(look: Look): Node {
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
        ? [span('center', icon('action', '60%'))]
        : energyOf(face);
  if (letter) parts.push(span('letter', letter));
  if (face?.bursts) parts.push(span('bursts', ...times(face.bursts, () => icon('burst', '0.75em'))));
  return parts;
}
const characterOf = (look: Look, { level }: Face): HTMLElement[] => [
  span('type', look.name.slice(0, 2)),
  span('cost', String(look.cost)),
  span('pips', '•'.repeat(level)),
  numberOf('attack', look.attack, look.attackGone),
  numberOf('defense', look.defense, look.defenseGone),
];
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

const markedBy = ({ look: { damage, partner, captives }, comes, isRerolled }: Shown): string =>
  `${damage} ${comes} ${partner !== ''} ${captives.length} ${isRerolled}`;
function marksOf({ look, comes, isRerolled }: Shown): HTMLElement[] {
  const { damage, partner, captives } = look;
  const marks: HTMLElement[] = [];
  if (damage) marks.push(hidden('damage', `−${damage}`));
  if (comes) marks.push(hidden('damage comes', `−${comes}?`));
  if (partner) marks.push(hidden('mark left', icon('pair', '1em')));
  if (captives.length) marks.push(hidden('mark', icon('cage', '1em'), String(captives.length)));
  if (isRerolled) marks.push(hidden('mark', icon('reroll', '1em')));
  return marks;
}
function hidden(kind: string, ...inner: (Node | string)[]): HTMLElement {
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
function span(kind: string, ...inner: (Node | string)[]): HTMLElement {
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
