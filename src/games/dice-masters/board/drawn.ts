// Dice as they are drawn: each is one node for as long as the board is there. It goes from place to place, and is drawn
// anew only when it looks otherwise. Made by hand, for no move brings as much to the board as a roll of dice.
import { defer, deferFirst } from '#web/kit/scheduler.ts';
import { shareStructure } from '#web/kit/structural-sharing.ts';
import { untrack } from 'svelte';
import { firstFace, hidden, marksOf, markedBy, span, type DieChoice, type Shown } from './faces.ts';
import type { Look } from './looks.ts';

/** How to read it. */
export interface DieReaders {
  look: (die: number) => Look;
  /** Has the die itself changed since then? */
  isTurned: (die: number) => boolean;
  choice: (die: number) => DieChoice;
  words: (die: number, shown: Shown) => string;
}
interface Drawn {
  node: HTMLButtonElement;
  words: HTMLElement;
  cube: HTMLElement;
  name: HTMLElement;
  marks: HTMLElement[];
  /** The face it shows, and all that it has shown, by what they are copies of. */
  face: HTMLElement | undefined;
  faces: Map<HTMLElement, HTMLElement>;
  /** Its number in the place where it lies: the page puts it there by it. */
  nth: number;
  /** It has left the board, and hides until it is taken away. */
  isGone: boolean;
  shown: Shown | undefined;
  /** The changes of table and question at which it was looked at last. */
  looked: number;
  chosen: number;
}

export class DrawnDice {
  private readonly read: DieReaders;
  private readonly all = new Map<number, Drawn>();
  private readonly places = new Map<HTMLElement, readonly number[]>();
  /** Dice that may have left the board, and where they lay. */
  private readonly waiting: { die: number; place: HTMLElement }[] = [];
  /** Dice that have left it, and are still to be taken away. */
  private readonly gone = new Set<Drawn>();
  /** Dice whose words are out of date. */
  private readonly unsaid: number[] = [];
  /** Is the rest still to be looked at? */
  private behind = false;
  private looks = 0;
  private choices = 0;
  private isClosed = false;

  constructor(read: DieReaders) {
    this.read = read;
  }
  /** Dice that lie on the board. */
  *[Symbol.iterator](): Iterator<[die: number, node: HTMLElement]> {
    for (const dice of this.places.values()) for (const die of dice) yield [die, this.all.get(die)!.node];
  }
  /** Lays these dice into a place, in this order; those that lie there already are not touched. Others wait there to be
   *  fetched: most go to another place. */
  lay(place: HTMLElement, dice: readonly number[]): void {
    const nodes = untrack(() => dice.map((die, nth) => this.seen(die, nth).node));
    const isHere = (node: Element): boolean => nodes.includes(node as HTMLButtonElement);
    let next = place.firstElementChild;
    for (const node of nodes) {
      while (next && !isHere(next)) next = next.nextElementSibling;
      if (node === next) next = next.nextElementSibling;
      else move(node, place, next);
    }
    for (const die of this.places.get(place) ?? [])
      if (!dice.includes(die) && this.waiting.push({ die, place }) === 1) queueMicrotask(() => this.sweep());
    if (this.places.get(place)?.length !== dice.length) place.style.setProperty('--of', String(dice.length));
    this.places.set(place, dice);
  }
  /** A die that is to lie on the board. */
  private seen(die: number, nth: number): Drawn {
    const drawn = this.drawn(die);
    if (drawn.nth !== nth) drawn.node.style.setProperty('--nth', String((drawn.nth = nth)));
    if (!drawn.isGone) return drawn;
    drawn.isGone = false;
    drawn.node.style.display = '';
    this.gone.delete(drawn);
    return drawn;
  }
  /** Hides what nobody has fetched; it is taken away a moment later, for that takes a browser long. */
  private sweep(): void {
    for (const { die, place } of this.waiting.splice(0)) {
      const drawn = this.all.get(die)!;
      if (drawn.node.parentNode !== place || drawn.isGone || this.places.get(place)?.includes(die)) continue;
      drawn.isGone = true;
      drawn.node.style.display = 'none';
      if (this.gone.add(drawn).size === 1) defer(() => this.takeAway());
    }
  }
  private takeAway(): void {
    for (const { node } of this.gone) node.remove();
    this.gone.clear();
  }
  clear(place: HTMLElement): void {
    this.places.delete(place);
  }
  /** Draws a die that may come to lie on the board some day, with all its faces. */
  prepare(die: number, faces: readonly Look[]): void {
    const drawn = this.drawn(die);
    for (const face of faces) ownFace(drawn, firstFace(face));
  }
  /** The board is gone: what waits to be drawn has nowhere to be seen. */
  close(): void {
    this.isClosed = true;
    this.places.clear();
  }
  /** The table has changed. */
  lookAgain(): void {
    this.looks++;
  }
  /** The choices about dice have changed. */
  chooseAgain(): void {
    this.choices++;
  }
  /** Looks at dice on the board that have not been looked at since: first at those that were moved, rolled or hurt, and
   *  in the next task at those that others may have made stronger or weaker. */
  draw(): void {
    for (const dice of this.places.values()) for (const die of dice) this.drawn(die);
    if (this.behind) return;
    this.behind = true;
    deferFirst(() => this.catchUp());
  }
  private catchUp(): void {
    for (const dice of this.places.values()) for (const die of dice) this.drawn(die, true);
    this.behind = false;
  }
  private drawn(die: number, isCatchingUp = false): Drawn {
    let one = this.all.get(die);
    if (!one) this.all.set(die, (one = blank(die)));
    const { shown: before } = one;
    const isOld = one.looked !== this.looks && (isCatchingUp || !before || this.read.isTurned(die));
    const look = before && !isOld ? before.look : this.read.look(die);
    const choice = before && one.chosen === this.choices ? before.choice : this.choiceAfter(before, die);
    if (isOld) one.looked = this.looks;
    one.chosen = this.choices;
    if (before && before.look === look && before.choice === choice) return one;
    paint(one, die, { look, choice });
    if (!before) this.say(die);
    else if ((before.look !== look || before.choice.comes !== choice.comes) && this.unsaid.push(die) === 1)
      defer(() => this.unsaid.splice(0).forEach(other => this.isClosed || this.say(other)));
    return one;
  }
  /** The same object as before if nothing of it has changed. */
  private choiceAfter(before: Shown | undefined, die: number): DieChoice {
    const choice = this.read.choice(die);
    return before ? shareStructure(before.choice, choice) : choice;
  }
  /** No die is ever without words; other words come a moment after what they say is shown. */
  private say(die: number): void {
    const { node, words, shown } = this.all.get(die)!;
    node.title = words.textContent = this.read.words(die, shown!);
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
  return {
    node,
    words,
    cube,
    name,
    marks: [],
    face: undefined,
    faces: new Map(),
    nth: 0,
    isGone: false,
    shown: undefined,
    looked: -1,
    chosen: -1,
  };
}
let BLANK: HTMLButtonElement | undefined;
function firstBlank(): HTMLButtonElement {
  const node = document.createElement('button');
  node.type = 'button';
  node.append(span('unseen'), hidden('cube'), hidden('name'));
  return node;
}

function paint(drawn: Drawn, die: number, shown: Shown): void {
  const { node, name, shown: before } = drawn;
  const { look, choice } = shown;
  drawn.shown = shown;
  if (before?.choice !== choice) {
    for (const [name, of] of ATTRIBUTES) {
      const value = of(choice, die);
      if (!before || of(before.choice, die) !== value) set(node, name, value);
    }
  }
  if (before?.look !== look) {
    if (before?.look.body !== look.body || before.look.frame !== look.frame)
      node.style.cssText = `--body:${look.body};--text:${look.text};--frame:${look.frame};--nth:${drawn.nth}`;
    const face = ownFace(drawn, firstFace(look));
    if (face !== drawn.face) turn(drawn, face);
    if (name.textContent !== look.name) name.textContent = look.name;
  }
  if (!before || markedBy(before) !== markedBy(shown)) {
    for (const mark of drawn.marks) mark.remove();
    name.before(...(drawn.marks = marksOf(shown)));
  }
}
/** The page is touched only where one of them changes. */
const ATTRIBUTES: readonly [name: string, of: (choice: DieChoice, die: number) => string | undefined][] = [
  ['class', choice => classesOf(choice)],
  ['data-refs', (_choice, die) => `die:${die}`],
  ['data-drop', ({ isAttacker }, die) => (isAttacker ? `die:${die}` : undefined)],
  ['aria-pressed', ({ isToggle, isPicked }) => (isToggle ? String(isPicked) : undefined)],
];
const set = (node: HTMLElement, name: string, value: string | undefined): void =>
  value === undefined ? node.removeAttribute(name) : node.setAttribute(name, value);

const classesOf = (choice: DieChoice): string =>
  CLASSES.reduce((all, [name, key]) => (choice[key] ? `${all} ${name}` : all), 'die');
const CLASSES = [
  ['lit', 'isLit'],
  ['picked', 'isPicked'],
  ['held', 'isHeld'],
  ['planned', 'isPlanned'],
  ['pointed', 'isPointed'],
  ['drags', 'canDrag'],
] as const;

/** Shows another face. The old one only hides at first: a browser is slow to take away what is seen. */
function turn(drawn: Drawn, face: HTMLElement): void {
  if (drawn.face) drawn.face.hidden = true;
  if (drawn.face && turned.push(drawn) === 1) defer(() => turned.splice(0).forEach(takeOld));
  face.hidden = false;
  drawn.face = face;
  drawn.cube.append(face);
}
const turned: Drawn[] = [];
function takeOld({ cube, face }: Drawn): void {
  while (cube.firstChild !== face) cube.firstChild!.remove();
}
/** A die's own copy of a face: it comes up again and again. */
function ownFace({ faces }: Drawn, first: HTMLElement): HTMLElement {
  let own = faces.get(first);
  if (!own) faces.set(first, (own = first.cloneNode(true) as HTMLElement));
  return own;
}
