// All that a game's emblems can be drawn as. This is fetched after the first paint, together with the game's glyphs.
import { hash } from './colours.ts';
import {
  drawCube,
  drawFigure,
  drawHero,
  drawLarge,
  drawMark,
  drawSmall,
  emblem,
  FIGURE_BOX,
  svg,
  type Emblem,
  type Glyphs,
} from './emblem.ts';
import { ground } from './grounds.ts';
import { drawPanel, type Tone } from './panel.ts';

/** The name of a picture: 'small', 'large', 'mark', 'hero', 'cube' or 'scene' and the name of an emblem; 'panel',
 *  'figure' or 'ground', its name, its two colours, and the card's number or the letter of its side:
 *  'panel|Storm|mask|58'. */
export type Wanted = string;

export interface Book {
  /** Emblems by name, a line of data each: see emblem(). */
  emblems: Readonly<Record<string, string>>;
  glyphs: Glyphs;
  /** The two colours in which something is printed: by energy, school, team. */
  tones: Readonly<Record<string, Tone>>;
  /** The number of cards before this one with the same emblem; they are to look different. */
  nth: (card: number) => number;
  /** The tone of what has this name, where it has one of its own. */
  toneOf?: (name: string) => string | undefined;
}
/** Pictures of an emblem alone. */
const ALONE = { small: drawSmall, large: drawLarge, mark: drawMark, hero: drawHero, cube: drawCube };
/** A plain face for names without an emblem, as of a card that somebody made up in a scenario; in any game. */
const NOBODY = 'nobody circle grey/white halftone';
const FACE = 'M256 40A92 92 0 1 1 255 40ZM256 246C372 246 440 320 452 472H60C72 320 140 246 256 246Z';
const PLAIN: Tone = ['#e9e4da', '#4b4658'];

export class Drawing {
  private readonly book: Book;
  private readonly emblems = new Map<string, Emblem>();
  private readonly urls = new Map<Wanted, string>();

  constructor(book: Book) {
    this.book = { ...book, glyphs: { nobody: FACE, ...book.glyphs } };
  }
  private has(name: string): boolean {
    return Object.hasOwn(this.book.emblems, name);
  }
  /** The emblem that a piece of a sentence speaks of: 'Cyclops (level 2)', 'Sentinel 3', 'Angel, Air Transport'. */
  nameIn(text: string): string | undefined {
    const plain = text.replace(/ \(.*| \d+$/, '');
    return [text, plain, plain.split(', ')[0]!].find(name => this.has(name));
  }
  private of(name: string): Emblem {
    let found = this.emblems.get(name);
    if (!found) this.emblems.set(name, (found = emblem(this.book.emblems[name] ?? NOBODY)));
    return found;
  }
  /** As SVG. */
  text(wanted: Wanted): string {
    const [as, name, toneName, which] = wanted.split('|') as [string, string, string?, string?];
    const { glyphs, tones, nth } = this.book;
    const found = this.of(name);
    if (as in ALONE) return ALONE[as as keyof typeof ALONE](found, glyphs);
    if (as === 'scene') return drawPanel(found, glyphs, { tone: this.toneOf(name), number: hash(name), nth: 0 });
    const tone = tones[toneName ?? ''] ?? PLAIN;
    if (as === 'panel') return drawPanel(found, glyphs, { tone, number: Number(which), nth: nth(Number(which)) });
    if (as === 'ground') return svg('0 0 300 220', ground(found.ground, { w: 300, h: 220, tone, seed: hash(name) }));
    const { width, height } = FIGURE_BOX;
    const behind = ground(found.ground, { w: width * 0.68, h: height * 0.68, tone, seed: hash(name) });
    return drawFigure(found, glyphs, behind, { team: tone[1], letter: which ?? '' });
  }
  /** Its own, or one by chance that is always the same. */
  private toneOf(name: string): Tone {
    const { tones, toneOf } = this.book;
    const all = Object.values(tones);
    return tones[toneOf?.(name) ?? ''] ?? all[hash(name) % all.length] ?? PLAIN;
  }
  /** As the address of a picture. */
  url(wanted: Wanted): string {
    let url = this.urls.get(wanted);
    if (!url) this.urls.set(wanted, (url = this.newUrl(wanted)));
    return url;
  }
  private newUrl(wanted: Wanted): string {
    const text = this.text(wanted)
      .replaceAll(/\s*\n\s*/g, ' ')
      .replaceAll('"', "'");
    return `data:image/svg+xml,${text.replaceAll(/[%#<>{}]/g, encodeURIComponent)}`;
  }
}
