// Dragging a die with mouse, finger or pen to a place that takes it.
import type { Attachment } from 'svelte/attachments';

interface Grip {
  can: () => boolean;
  /** The `data-drop` of the place it was let go over. */
  drop: (place: string) => void;
}
/** Nobody listens for these before a die is held: most dice never are. */
const WHILE_HELD = ['pointermove', 'pointerup', 'pointercancel'];
/** So far a hand may shake in a click. */
const STILL = 8;

class Drag {
  private start: { x: number; y: number; id: number } | undefined;
  private moved = false;
  private readonly node: HTMLElement;
  private readonly grip: Grip;

  constructor(node: HTMLElement, grip: Grip) {
    this.node = node;
    this.grip = grip;
  }
  handleEvent(event: Event): void {
    if (event.type === 'click') this.click(event);
    else if (event.type === 'pointerdown') this.down(event as PointerEvent);
    else if (event.type === 'pointermove') this.move(event as PointerEvent);
    else this.up(event as PointerEvent);
  }
  private down({ button, clientX: x, clientY: y, pointerId: id }: PointerEvent): void {
    this.moved = false;
    this.start = this.grip.can() && button === 0 ? { x, y, id } : undefined;
    // At once: a quick hand has left the die with its first move.
    if (!this.start) return;
    this.node.setPointerCapture(id);
    for (const kind of WHILE_HELD) this.node.addEventListener(kind, this, { capture: true });
  }
  private move({ pointerId, clientX, clientY }: PointerEvent): void {
    if (pointerId !== this.start?.id) return;
    const [x, y] = [clientX - this.start.x, clientY - this.start.y];
    if (!this.moved && Math.hypot(x, y) < STILL) return;
    this.moved = true;
    this.node.classList.add('dragged');
    this.node.style.translate = `${x}px ${y}px`;
  }
  private up({ type, clientX, clientY }: PointerEvent): void {
    const isDropped = this.start && this.moved && type === 'pointerup';
    const place = isDropped && placeAt(clientX, clientY, this.node);
    this.start = undefined;
    this.node.classList.remove('dragged');
    this.node.style.translate = '';
    if (place) this.grip.drop(place);
  }
  /** What ends a drag is no click. */
  private click(event: Event): void {
    if (this.moved) event.stopImmediatePropagation();
    this.moved = false;
  }
}
function placeAt(x: number, y: number, dragged: HTMLElement): string | undefined {
  const under = document.elementsFromPoint(x, y).filter(node => !dragged.contains(node));
  return under.map(node => node.closest<HTMLElement>('[data-drop]')).find(place => place)?.dataset.drop;
}

export const draggable =
  (grip: Grip): Attachment<HTMLElement> =>
  node => {
    const drag = new Drag(node, grip);
    for (const kind of ['pointerdown', 'click']) node.addEventListener(kind, drag, { capture: true });
  };
