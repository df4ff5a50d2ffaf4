// Cards that travel between the places where they lie; as fast as the page's motion is set. They set out with the next
// frame, when the page is laid out anyway.
import { nextFrame } from '#web/kit/later.ts';
import { pace } from '#web/kit/pace.ts';
import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

interface Place {
  node: HTMLElement;
  box: DOMRect;
}
const EASE = 'cubic-bezier(.22,1,.36,1)';

export class Travel {
  private readonly lying = new Map<number, HTMLElement>();
  private before: ReadonlyMap<number, Place> | undefined;

  /** For the node of a card. */
  of(card: number): Attachment<HTMLElement> {
    return node => {
      this.lying.set(card, node);
      return () => {
        if (this.lying.get(card) === node) this.lying.delete(card);
      };
    };
  }
  /** To be called before cards come to lie elsewhere. */
  begin(over: () => HTMLElement | undefined): void {
    if (this.before || !this.lying.size || !pace()) return;
    this.before = this.places();
    nextFrame(() => this.go(over()));
  }
  private places(): Map<number, Place> {
    const places = new Map<number, Place>();
    for (const [card, node] of this.lying) places.set(card, { node, box: node.getBoundingClientRect() });
    return places;
  }
  private go(over: HTMLElement | undefined): void {
    const [before, now, duration] = [this.before!, this.places(), pace()];
    this.before = undefined;
    for (const [card, { node, box }] of now) {
      const from = before.get(card);
      if (!from) appear(node, duration);
      else if (from.node !== node) fly(node, from.box, box, duration);
    }
    for (const [card, { node, box }] of before) if (!now.has(card)) over?.append(vanishing(node, box, duration));
  }
}
const GONE = { opacity: 0, scale: 0.8 };

const appear = (node: HTMLElement, duration: number): void => void node.animate([GONE, {}], { duration, easing: EASE });
function fly(node: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const scale = `${from.width / (to.width || 1)} ${from.height / (to.height || 1)}`;
  node.animate([{ translate: `${x}px ${y}px`, scale, opacity: 0.3, zIndex: 5 }, { zIndex: 5 }], {
    duration,
    easing: EASE,
  });
}
/** What lies nowhere any more, over the page, where nobody can touch or hear it. */
function vanishing(gone: HTMLElement, { x, y, width, height }: DOMRect, duration: number): HTMLElement {
  const node = gone.cloneNode(true) as HTMLElement;
  node.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0`;
  node.inert = true;
  node.animate([{}, GONE], { duration, easing: EASE, fill: 'forwards' }).onfinish = () => node.remove();
  return node;
}

export const [getTravel, setTravel] = createContext<Travel>();
