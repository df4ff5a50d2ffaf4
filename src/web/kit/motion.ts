// Motion: pieces fly from where they were to where they are, vanish, tumble and are hurt, as fast as this screen is
// set. They set out with the next frame, when the page is laid out anyway.
import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { nextFrame } from './scheduler.ts';
import { pace } from './pace.ts';

export interface Place {
  node: Element;
  box: DOMRect;
}
export type Places = ReadonlyMap<number, Place>;

/** Places, and where the board was when they were read. */
interface Laid {
  places: Places;
  board: DOMRect | undefined;
}

/** A game's additions to a change of its table. */
export interface Change {
  /** The place from which a piece comes that was not drawn before, and to which one goes that is drawn no more. */
  from?: (piece: number) => DOMRect | undefined;
  to?: (piece: number) => DOMRect | undefined;
  /** Further effects: pieces that tumble or are hurt. */
  also?: () => void;
}
/** Called with the present places of all pieces, before any of them moves. */
export type Telling = (now: Places) => Change;
const EASE = 'cubic-bezier(.2,.7,.3,1)';
const GONE = { opacity: 0, scale: 0.8 };

export class Motion {
  private readonly drawn = new Map<number, Element>();
  private readonly layers: Element[] = [];
  private pending: { tell: Telling; before: Laid; drawn: ReadonlySet<number> | undefined } | undefined;
  /** The places of all pieces when they last set out; forgotten when the board has another size. */
  private last: Laid | undefined;
  private readonly all: () => Iterable<[piece: number, node: Element]>;

  /** Pieces are those that are attached, or those that the game lists. */
  constructor(all?: () => Iterable<[piece: number, node: Element]>) {
    this.all = all ?? (() => this.drawn);
  }
  /** For the node of a piece. */
  of(piece: number): Attachment {
    return node => {
      this.drawn.set(piece, node);
      return () => {
        if (this.drawn.get(piece) === node) this.drawn.delete(piece);
      };
    };
  }
  /** For a layer over the page: what flies in it is out of reach of clicks and screen readers. */
  readonly layer: Attachment = node => {
    this.layers.push(node);
    const sizes = new ResizeObserver(() => this.resized());
    sizes.observe(node.parentElement!);
    return () => {
      sizes.disconnect();
      this.layers.splice(this.layers.indexOf(node), 1);
    };
  };

  /** To be called before the table changes; these pieces may come to lie elsewhere. What changes before the next frame
   *  belongs to it. */
  begin(pieces: ReadonlySet<number> | 'all' | 'none', tell: Telling = () => ({})): void {
    if (!pace()) return void (this.last = undefined);
    const isNew = this.pending === undefined;
    this.pending ??= { tell, before: { places: new Map(), board: undefined }, drawn: undefined };
    if (!this.pending.drawn && pieces !== 'none') {
      const nodes = [...this.all()];
      const moving = pieces === 'all' ? nodes : nodes.filter(([piece]) => pieces.has(piece));
      this.pending.before = this.lastPlaces(moving);
      this.pending.drawn = new Set(nodes.map(([piece]) => piece));
    }
    if (isNew) nextFrame(() => this.go());
  }
  /** The places of the pieces, from the last time that all were read: it costs a move dear to read them again. */
  private lastPlaces(nodes: readonly [piece: number, node: Element][]): Laid {
    const { last } = this;
    if (!last || !nodes.every(([piece, node]) => last.places.get(piece)?.node === node))
      return { places: placesOf(nodes), board: this.board() };
    return { places: new Map(nodes.map(([piece]) => [piece, last.places.get(piece)!])), board: last.board };
  }
  private resized(): void {
    const [was, is] = [this.last?.board, this.board()];
    if (was?.width !== is?.width || was?.height !== is?.height) this.last = undefined;
  }
  private board(): DOMRect | undefined {
    return this.layers.at(-1)?.parentElement?.getBoundingClientRect();
  }
  /** All places are read before anything moves: each reading after a change would have the page laid out again. */
  private go(): void {
    const { tell, before, drawn } = this.pending!;
    this.pending = undefined;
    const ms = pace();
    if (!ms) return;
    const [now, board] = [placesOf(this.all()), this.board()];
    this.last = { places: now, board };
    const change = tell(now);
    const places = shifted(before, board);
    for (const [piece, { node, box }] of now) {
      const isNew = drawn !== undefined && !drawn.has(piece);
      const from = places.get(piece)?.box ?? (isNew ? change.from?.(piece) : undefined);
      if (from) fly(node, from, box, ms);
      else if (isNew) node.animate([GONE, {}], { duration: ms, easing: EASE });
    }
    // A node with which another piece is drawn now cannot be seen to leave.
    const taken = new Set(Array.from(now.values(), ({ node }) => node));
    for (const [piece, { node, box }] of places)
      if (!now.has(piece) && !taken.has(node)) this.leave(node.cloneNode(true) as HTMLElement, box, change.to?.(piece));
    change.also?.();
  }

  /** Something that is drawn no more flies to where it is now, or vanishes. */
  leave(ghost: HTMLElement, from: DOMRect, to?: DOMRect): void {
    ghost.removeAttribute('data-die');
    ghost.style.display = '';
    ghost.hidden = false;
    const end = to ? { translate: wayBetween(from, to).join(' '), scale: 0.35, opacity: 0.6 } : GONE;
    this.float(ghost, from, [{}, end], { duration: pace() * 1.5, easing: EASE });
  }
  /** A piece rolls. */
  tumble(node: Element): void {
    const turns = [
      { rotate: '-420deg', scale: scaled(0.6) },
      { rotate: '-90deg', scale: scaled(1.15), offset: 0.7 },
      { rotate: '0deg', scale: scaled(1) },
    ];
    node.animate(turns, { duration: pace() * 2, easing: EASE });
  }
  /** A piece shakes, and a burst tells how much it was. */
  hurt({ node, box }: Place, n: number): void {
    const ms = pace();
    if (!ms) return;
    const shake = [0, -5, 5, -4, 4, 0].map(x => ({ transform: `translateX(${x}px)` }));
    node.animate(shake, { duration: ms * 1.6, composite: 'add' });
    const burst = document.createElement('span');
    burst.className = 'burst';
    burst.textContent = `−${n}`;
    const flight = [
      { opacity: 0, translate: '0 0', scale: 0.3 },
      { opacity: 1, translate: '0 -6px', scale: 1.2, offset: 0.2 },
      { opacity: 1, translate: '0 -10px', scale: 1.1, offset: 0.75 },
      { opacity: 0, translate: '0 -24px', scale: 1 },
    ];
    this.float(burst, box, flight, { duration: ms * 5, easing: 'ease-out' });
  }
  private float(
    node: HTMLElement,
    { x, y, width, height }: DOMRect,
    flight: Keyframe[],
    timing: KeyframeAnimationOptions,
  ): void {
    node.style.cssText += `;position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;margin:0`;
    node.inert = true;
    this.layers.at(-1)?.append(node);
    node.animate(flight, { ...timing, fill: 'forwards' }).onfinish = () => node.remove();
  }
}
const placesOf = (nodes: Iterable<[piece: number, node: Element]>): Places =>
  new Map([...nodes].map(([piece, node]) => [piece, { node, box: node.getBoundingClientRect() }]));
/** The places on a board that has been scrolled or pushed away since. */
function shifted({ places, board: was }: Laid, is: DOMRect | undefined): Places {
  const [dx, dy] = was && is ? [is.x - was.x, is.y - was.y] : [0, 0];
  if (!dx && !dy) return places;
  const moved = ({ x, y, width, height }: DOMRect): DOMRect => new DOMRect(x + dx, y + dy, width, height);
  return new Map([...places].map(([piece, { node, box }]) => [piece, { node, box: moved(box) }]));
}
/** From the middle of one box to that of another. */
function wayBetween(from: DOMRect, to: DOMRect): [x: string, y: string] {
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  return [`${x}px`, `${y}px`];
}
const NEAR = 2;
/** A piece may be put where it lies by `--x`, `--y` and `--s` (see Pitch): it ends as it lies there. */
function fly(node: Element, from: DOMRect, to: DOMRect, ms: number): void {
  if (Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < NEAR) return;
  const [x, y] = wayBetween(to, from);
  const start: Keyframe = { translate: offBy(x, y), zIndex: 5 };
  if (from.width && to.width) start.scale = `${scaled(from.width / to.width)} ${scaled(from.height / to.height)}`;
  node.animate([start, { zIndex: 5 }], { duration: ms * 1.4, easing: EASE });
}
/** A place beside that where a piece lies, and a part of the size that it has there. */
export const offBy = (x: string, y: string): string => `calc(var(--x, 0px) + ${x}) calc(var(--y, 0px) + ${y})`;
const scaled = (part: number): string => `calc(var(--s, 1) * ${part})`;

export const [getMotion, setMotion] = createContext<Motion>();
