// Cards that travel between the places where they lie; as fast as the page's motion is set. They set out with the next
// frame, when the page is laid out anyway.
import type { Seat } from '#engine/types.ts';
import { nextFrame } from '#web/kit/later.ts';
import { pace } from '#web/kit/pace.ts';
import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Revolution } from '../table/world.ts';

interface Place {
  node: HTMLElement;
  box: DOMRect;
}
const EASE = 'cubic-bezier(.22,1,.36,1)';

export class Travel {
  private readonly lying = new Map<number, HTMLElement>();
  private before: Places | undefined;

  /** For the node of a card. */
  of(card: number): Attachment<HTMLElement> {
    return node => {
      this.lying.set(card, node);
      return () => {
        if (this.lying.get(card) === node) this.lying.delete(card);
      };
    };
  }
  /** To be called before these cards come to lie elsewhere. */
  begin(cards: readonly number[], over: () => HTMLElement | undefined): void {
    if (this.before || !this.lying.size || !pace()) return;
    const lying = new Set(this.lying.keys());
    const before = placesOf(this.lying, cards);
    this.before = before;
    nextFrame(() => {
      this.before = undefined;
      this.go(lying, before, over());
    });
  }
  private go(lying: ReadonlySet<number>, before: Places, over: HTMLElement | undefined): void {
    const duration = pace();
    const now = placesOf(this.lying, [...before.keys()]);
    for (const [card, node] of this.lying) if (!lying.has(card)) appear(node, duration);
    for (const [card, from] of before) {
      const to = now.get(card);
      if (!to) over?.append(vanishing(from, duration));
      else if (to.node !== from.node) fly(to.node, from.box, to.box, duration);
    }
  }
}
type Places = ReadonlyMap<number, Place>;
function placesOf(lying: ReadonlyMap<number, HTMLElement>, cards: readonly number[]): Places {
  const places = new Map<number, Place>();
  for (const card of cards) {
    const node = lying.get(card);
    if (node) places.set(card, { node, box: node.getBoundingClientRect() });
  }
  return places;
}
/** Cards that do not lie where they lay; whoever looks sees the hand of one seat. */
export function gone(before: Revolution, now: Revolution, seat: Seat): number[] {
  const cards = before.owner.flatMap((owner, c) => (owner !== now.owner[c] ? [c] : []));
  for (const [was, is] of [
    [before.piles.playing, now.piles.playing],
    [before.piles.offered, now.piles.offered],
    [before.piles.hand[seat], now.piles.hand[seat]],
  ] as const)
    if (was && was !== is) cards.push(...was.cards.filter(card => card >= 0 && !is?.cards.includes(card)));
  return cards;
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
function vanishing({ node: last, box: { x, y, width, height } }: Place, duration: number): HTMLElement {
  const node = last.cloneNode(true) as HTMLElement;
  node.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0`;
  node.inert = true;
  node.animate([{}, GONE], { duration, easing: EASE, fill: 'forwards' }).onfinish = () => node.remove();
  return node;
}

export const [getTravel, setTravel] = createContext<Travel>();
