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
  type Emblem,
  type Glyphs,
} from './emblem.ts';
import { ground } from './grounds.ts';
import { drawPanel, type Tone } from './panel.ts';
import type { Wanted } from './pictures.ts';

export interface Book {
  /** Emblems by name, a line of data each: see emblem(). */
  emblems: Readonly<Record<string, string>>;
  glyphs: Glyphs;
  /** The two colours in which something is printed: by energy, school, team. */
  tones: Readonly<Record<string, Tone>>;
  /** The number of cards before this one with the same emblem; they are to look different. */
  nth: (card: number) => number;
}
/** Pictures of an emblem alone. */
const ALONE = { small: drawSmall, large: drawLarge, mark: drawMark, hero: drawHero, cube: drawCube };
/** A card that somebody made up in a scenario has a plain face. */
const NOBODY = 'own-sidekick circle grey/white halftone';
const PLAIN: Tone = ['#e9e4da', '#4b4658'];

export class Drawing {
  private readonly book: Book;
  private readonly emblems = new Map<string, Emblem>();
  private readonly urls = new Map<Wanted, string>();

  constructor(book: Book) {
    this.book = book;
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
    const tone = tones[toneName ?? ''] ?? PLAIN;
    if (as === 'panel') return drawPanel(found, glyphs, { tone, number: Number(which), nth: nth(Number(which)) });
    const { width, height } = FIGURE_BOX;
    const behind = ground(found.ground, { w: width * 0.68, h: height * 0.68, tone, seed: hash(name) });
    return drawFigure(found, glyphs, behind, { team: tone[1], letter: which ?? '' });
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
