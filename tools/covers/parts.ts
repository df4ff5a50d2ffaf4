// The parts of covers that are outlines: lettering, glyphs, the title, the issue box, the paper.
import { bangers } from './font.ts';
import { chance, hash, INK, n, PAPER } from '#web/kit/emblems/colours.ts';
import { W, type Issue, type Title } from '#web/kit/emblems/cover.ts';
import { glyph, inked, type Inked } from '#web/kit/emblems/ink.ts';
import { pathsOf } from '../glyphs.ts';

const known: Record<string, string> = {};
export const pathOf = (name: string): string => (known[name] ??= pathsOf([name])[name]!);
/** Glyphs that covers have used, for the list of authors. */
export const usedGlyphs = (): string[] => Object.keys(known).toSorted();
export const ink = (name: string, drawn: Inked): string => inked(pathOf(name), drawn);
export const flat = (name: string, x: number, y: number, size: number, fill: string): string =>
  glyph(pathOf(name), { x, y, size, fill });

interface Lettered {
  x: number;
  y: number;
  size: number;
  fill: readonly [string, string];
  edge: string;
  /** Squeezed or stretched to this width. */
  wide?: number;
  rim?: string;
  depth?: number;
  turn?: number;
}
/** Letters with rim and depth, around their middle. */
export function lettering(words: string, lettered: Lettered): string {
  const { x, y, size, fill, edge, wide = 0, rim = '#fff', depth = 7, turn = 0 } = lettered;
  const { path, width } = bangers.line(words, size, size * 0.02);
  const k = wide ? wide / width : 1;
  const id = `l${hash(words + size).toString(36)}`;
  const at = `translate(${n(x - (width * k) / 2)} ${y}) scale(${k.toFixed(3)} 1)`;
  const steps = Array.from({ length: Math.ceil(depth / 2) }, (_, i) => depth - i * 2);
  const use = (more: string): string => `<use href="#${id}" ${more}/>`;
  const block = steps.map(i => use(`transform="translate(${n(i * 0.8)} ${i})"`)).join('');
  return `<g transform="rotate(${turn} ${x} ${y}) ${at}" stroke-linejoin="round"><defs><path id="${id}" d="${path}"/>
    <linearGradient id="${id}g" x2="0" y2="1"><stop offset=".15" stop-color="${fill[0]}"/>
    <stop offset=".95" stop-color="${fill[1]}"/></linearGradient></defs>
    <g fill="${edge}" stroke="${edge}" stroke-width="${n(size * 0.17)}">${block}${use('')}</g>
    ${rim ? use(`fill="${rim}" stroke="${rim}" stroke-width="${n(size * 0.085)}"`) : ''}
    ${use(`fill="url(#${id}g)" stroke="${edge}" stroke-width="${n(size * 0.03)}"`)}</g>`;
}
/** Plain letters around their middle. */
export function words(text: string, x: number, y: number, size: number, fill = INK): string {
  const { path, width } = bangers.line(text, size, size * 0.04);
  return `<path transform="translate(${n(x - width / 2)} ${y})" fill="${fill}" d="${path}"/>`;
}

export const title = ({ one, two, fill, edge, small = 60, big = 88 }: Title): string =>
  lettering(one, { x: W / 2 + 28, y: 62, size: small, fill, edge, depth: 7, turn: -4 }) +
  lettering(two, { x: W / 2, y: 84 + big * 0.74, size: big, wide: 264, fill, edge, depth: 10, turn: -4 });

/** The box in the corner: number and players. The foot: bars, and what is called out. */
export function issue({ number, players, sign, colour, call, callFill = '#ffd23f' }: Issue): string {
  const r = chance(number * 977);
  const bars = Array.from({ length: 26 }, (_, i) => `M${n(i * 2.1)} 0h${r() < 0.5 ? 0.8 : 1.5}v22h-1z`).join('');
  const edge = `stroke="${INK}" stroke-width="2.5"`;
  return `<g transform="translate(10 10)"><rect width="50" height="72" fill="${PAPER}" ${edge}/>
    <rect x="4" y="4" width="42" height="40" fill="${colour}"/>${flat(sign, 9, 8, 32, PAPER)}
    ${words(`No. ${number}`, 25, 56, 11)}${words(players, 25, 67, 8.5)}</g>
    <g transform="translate(10 412)"><rect width="66" height="36" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>
    <path transform="translate(5.5 4)" d="${bars}" fill="${INK}"/>${words('fan made', 33, 33, 7)}</g>
    <path d="M96 415H290L286 448H100Z" fill="${callFill}" ${edge}/>${words(call, 193, 438, 19)}`;
}
/** Gloss, the fold at the spine, and the edge of the paper. */
export const paper = `<path d="M0 0H300V120Q150 190 0 110Z" fill="#fff" opacity=".08"/>
  <path d="M0 0H9V456H0Z" opacity=".22"/><path d="M9 0H11V456H9Z" fill="#fff" opacity=".3"/>
  <rect x="1.5" y="1.5" width="297" height="453" fill="none" stroke="${INK}" stroke-width="3"/>`;
