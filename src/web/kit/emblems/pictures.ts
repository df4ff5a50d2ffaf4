// Pictures of a game by name. Whoever shows one asks for its class and has nothing else to do: it is drawn after the
// first paint, as soon as the game's glyphs are there, and each picture is drawn once however often it is shown.
import { defer, nextFrame } from '../scheduler.ts';
import type { Drawing, Wanted } from './drawing.ts';

/** As what the thing that a sentence speaks of is shown: beside a line, or as a panel of its own. */
export type Mark = 'small' | 'scene';

let sheet: CSSStyleSheet | undefined;
let count = 0;
function addRule(rule: string): void {
  if (!sheet) document.adoptedStyleSheets.push((sheet = new CSSStyleSheet()));
  sheet.insertRule(rule, sheet.cssRules.length);
}

export class Pictures {
  private readonly load: () => Promise<Drawing>;
  private readonly classes = new Map<Wanted, string>();
  private readonly waiting: ((drawing: Drawing) => void)[] = [];
  private drawing: Drawing | undefined;
  private isAskedFor = false;

  constructor(load: () => Promise<Drawing>) {
    this.load = load;
  }
  /** The class of something that shows this picture as its background. */
  classOf(...parts: readonly (string | number)[]): string {
    const wanted = parts.join('|');
    let name = this.classes.get(wanted);
    if (!name) {
      this.classes.set(wanted, (name = `picture-${count++}`));
      this.whenThere(drawing => addRule(`.${name}{background-image:url("${drawing.url(wanted)}")}`));
    }
    return `picture ${name}`;
  }
  /** Gives the drawing later, in a task of its own: no move waits until a picture is drawn for the first time. */
  whenThere(use: (drawing: Drawing) => void): void {
    const isFirst = this.waiting.push(use) === 1;
    if (this.drawing && isFirst) return defer(() => this.drawSome());
    // Without a line the pictures stay away until somebody asks for one again.
    if (!this.isAskedFor) nextFrame(() => void this.fetch().catch(() => (this.isAskedFor = false)));
    this.isAskedFor = true;
  }
  private async fetch(): Promise<void> {
    this.drawing = await this.load();
    this.drawSome();
  }
  /** Draws for some milliseconds at a time: between them the page can be used. */
  private drawSome(): void {
    const { drawing, waiting } = this;
    for (const end = performance.now() + 6; waiting.length && performance.now() < end;) waiting.shift()!(drawing!);
    if (waiting.length) setTimeout(() => this.drawSome());
  }
  /** Marks a line with the emblem of the first thing that it speaks of. */
  mark(node: Element, texts: readonly string[], as: Mark = 'small'): void {
    if (this.drawing) this.markNow(this.drawing, node, { texts, as });
    else this.whenThere(drawing => this.markNow(drawing, node, { texts, as }));
  }
  private markNow(drawing: Drawing, node: Element, { texts, as }: { texts: readonly string[]; as: Mark }): void {
    const name = texts.map(text => drawing.nameIn(text)).find(Boolean);
    if (!name) return;
    if (as === 'small') node.className = `emblem ${this.classOf(as, name)}`;
    else node.classList.add(...this.classOf(as, name).split(' '));
  }
}
