// Hands on dice, one ear for all of them: a click picks a die, the other button reads it, and with mouse, finger or pen
// it is dragged to a place that takes it.
import { offBy } from '#web/kit/motion.ts';
import type { Attachment } from 'svelte/attachments';

export interface Grip {
  touch(ref: `die:${number}`): void;
  /** A click with Shift: answers with this die alone. Nothing where that is no answer. */
  alone(die: number): boolean;
  show(ref: `die:${number}`): void;
  canDrag(die: number): boolean;
  /** The `data-drop` of the place it was let go over. */
  drop(die: number, place: string): void;
}
/** Nobody listens for these before a die is held: most dice never are. */
const WHILE_HELD = ['pointermove', 'pointerup', 'pointercancel'];
/** So far a hand may shake in a click. */
const STILL = 8;

interface Held {
  node: HTMLElement;
  die: number;
  x: number;
  y: number;
  id: number;
}
class Hand {
  private held: Held | undefined;
  private moved = false;
  private readonly board: HTMLElement;
  private readonly grip: Grip;

  constructor(board: HTMLElement, grip: Grip) {
    this.board = board;
    this.grip = grip;
  }
  handleEvent(event: Event): void {
    if (event.type === 'pointermove') return this.move(event as PointerEvent);
    if (event.type === 'pointerup' || event.type === 'pointercancel') return this.up(event as PointerEvent);
    const node = (event.target as Element).closest<HTMLElement>('[data-die]');
    if (!node) return;
    const die = Number(node.dataset.die);
    if (event.type === 'pointerdown') this.down(node, die, event as PointerEvent);
    else if (event.type === 'click') this.click(die, event as MouseEvent);
    else this.read(die, event);
  }
  private down(node: HTMLElement, die: number, { button, clientX: x, clientY: y, pointerId: id }: PointerEvent): void {
    this.moved = false;
    this.held = this.grip.canDrag(die) && button === 0 ? { node, die, x, y, id } : undefined;
    // At once: a quick hand has left the die with its first move.
    if (!this.held) return;
    node.setPointerCapture(id);
    for (const kind of WHILE_HELD) this.board.addEventListener(kind, this);
  }
  private move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== this.held?.id) return;
    const { node } = this.held;
    const [x, y] = [clientX - this.held.x, clientY - this.held.y];
    if (!this.moved && Math.hypot(x, y) < STILL) return;
    this.moved = true;
    node.classList.add('dragged');
    node.style.translate = offBy(`${x}px`, `${y}px`);
  }
  private up({ type, clientX, clientY }: PointerEvent): void {
    const { held } = this;
    if (!held) return;
    const place = this.moved && type === 'pointerup' ? placeAt(clientX, clientY, held.node) : undefined;
    this.held = undefined;
    for (const kind of WHILE_HELD) this.board.removeEventListener(kind, this);
    held.node.classList.remove('dragged');
    held.node.style.translate = '';
    if (place) this.grip.drop(held.die, place);
  }
  /** The end of a drag is no click; a press of a key never was one. */
  private click(die: number, { detail, shiftKey }: MouseEvent): void {
    const isDragged = this.moved && detail > 0;
    this.moved = false;
    if (!isDragged && !(shiftKey && this.grip.alone(die))) this.grip.touch(`die:${die}`);
  }
  private read(die: number, event: Event): void {
    event.preventDefault();
    this.grip.show(`die:${die}`);
  }
}
function placeAt(x: number, y: number, dragged: HTMLElement): string | undefined {
  const under = document.elementsFromPoint(x, y).filter(node => !dragged.contains(node));
  return under.map(node => node.closest<HTMLElement>('[data-drop]')).find(place => place)?.dataset.drop;
}

export const handle =
  (grip: Grip): Attachment<HTMLElement> =>
  board => {
    const hand = new Hand(board, grip);
    for (const kind of ['pointerdown', 'click', 'contextmenu']) board.addEventListener(kind, hand);
  };
