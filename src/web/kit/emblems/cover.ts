// Covers of games: what a scene (`board/cover.ts` of a game) is drawn with, and the parts that need no outlines. The
// pen is given to it when pictures are made, for outlines of letters and glyphs are not part of the site.
import { chance, mix, n } from './colours.ts';
import type { Inked } from './ink.ts';

export const [W, H] = [300, 456];

export interface Title {
  one: string;
  two: string;
  fill: readonly [string, string];
  edge: string;
  small?: number;
  big?: number;
}
export interface Issue {
  number: number;
  players: string;
  sign: string;
  colour: string;
  /** The words called out at the foot. */
  call: string;
  callFill?: string;
}
export type Vector = [number, number, number];
export interface Side {
  /** A character with its numbers, or energy: the name of its glyph and how often. */
  level?: [cost: number, attack: number, defense: number];
  energy?: string;
  count?: number;
}
export interface Thrown {
  body: string;
  mark: string;
  glyph: string;
  /** Front, right and top. */
  sides: readonly [Side, Side, Side];
  x: number;
  y: number;
  size: number;
  turn: Vector;
}
/** Draws what needs outlines. */
export interface Pen {
  /** The outline of a glyph. */
  pathOf(glyph: string): string;
  ink(glyph: string, drawn: Inked): string;
  /** A glyph in one colour; its upper left corner is given. */
  flat(glyph: string, x: number, y: number, size: number, fill: string): string;
  /** Plain letters around their middle. */
  words(text: string, x: number, y: number, size: number, fill?: string): string;
  title(title: Title): string;
  /** The box in the corner: number and players. The foot: bars, and what is called out. */
  issue(issue: Issue): string;
  /** A die in the air. */
  cube(thrown: Thrown): string;
}
/** The scene on a game's cover, as SVG without the frame. */
export type Cover = (pen: Pen) => string;

export const sky = (fill: string): string => `<rect width="${W}" height="${H}" fill="${fill}"/>`;

/** Rays of light from a point. */
interface Fan {
  x: number;
  y: number;
  count: number;
  fill: string;
  opacity?: number;
  far?: number;
}
export function fan({ x, y, count, fill, opacity = 0.5, far = 620 }: Fan): string {
  const at = (a: number): string => `${Math.round(x + far * Math.cos(a))} ${Math.round(y + far * Math.sin(a))}`;
  const rays = Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(a)} ${at(a + Math.PI / count)}Z`;
  });
  return `<path d="${rays.join('')}" fill="${fill}" opacity="${opacity}"/>`;
}

interface Dots {
  x: number;
  y: number;
  w: number;
  h: number;
  fill: string;
  /** The size of the dots in a row, by how far down it is. */
  grow: (down: number) => number;
}
/** Halftone: a dotted line a row. */
export function dots({ x, y, w, h, fill, grow }: Dots): string {
  let rows = '';
  for (let i = 0; i * 9 < h; i++) {
    const size = grow((i * 9) / h);
    if (size > 0.6) rows += `<path d="M${x + (i % 2 ? 5 : 0)} ${y + i * 9}h${w}" stroke-width="${n(size)}"/>`;
  }
  return `<g fill="none" stroke="${fill}" stroke-linecap="round" stroke-dasharray="0 10">${rows}</g>`;
}

const litRow = (r: () => number, x: number, y: number, wide: number): string =>
  Array.from({ length: Math.floor(wide / 8) - 1 }, (_, i) =>
    r() < 0.3 ? `M${n(x + i * 8)} ${n(y)}h4v6h-4z` : '',
  ).join('');
/** Tall houses against the sky, lit windows here and there. */
export function houses(y: number, high: number, fill: string, light: string, seed: number): string {
  const r = chance(seed);
  let [walls, windows] = ['', ''];
  for (let x = -6; x < W;) {
    const [wide, top] = [22 + r() * 26, y - high * (0.45 + r() * 0.55)];
    const side = n(wide * 0.4);
    const chimney = `v${r() < 0.4 ? -12 : 0}h${n(wide * 0.2)}V${n(top)}`;
    walls += `M${n(x)} ${H}V${n(top)}h${side}${chimney}h${side}V${H}Z`;
    for (let wy = top + 8; wy < y + 20; wy += 11) windows += litRow(r, x + 5, wy, wide);
    x += wide + 2;
  }
  return `<path d="${walls}" fill="${fill}"/><path d="${windows}" fill="${mix(light, fill, 0.15)}"/>`;
}
