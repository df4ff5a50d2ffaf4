// Glyphs as a comic draws them: thick ink, a shadow out of register, two tones, a light edge, dots in the shade.
import { hash, INK, mix, n } from './colours.ts';

interface Plain {
  /** The upper left corner. */
  x: number;
  y: number;
  size: number;
  fill: string;
}
/** A glyph in one colour. */
export const glyph = (path: string, { x, y, size, fill }: Plain): string =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${(size / 512).toFixed(4)})" fill="${fill}" d="${path}"/>`;

export interface Inked {
  /** The middle. */
  x: number;
  y: number;
  size: number;
  /** In the light and in the shade. */
  colours: readonly [string, string];
  ink?: string;
  /** Width of the line, in 512ths of the glyph. */
  line?: number;
  /** The distance by which the shadow is out of register. */
  drop?: number;
  turn?: number;
  isFlipped?: boolean;
  /** With dots in the shade and a light edge: for large pictures. */
  isFine?: boolean;
}
export function inked(path: string, drawn: Inked): string {
  const { x, y, size, colours, ink = INK, line = 22, drop = 14, turn = 0, isFlipped = false, isFine = false } = drawn;
  const [one, two] = colours;
  const k = Number((size / 512).toFixed(4));
  const id = `i${hash(`${path.slice(0, 40)} ${x} ${y} ${size} ${one} ${two} ${turn}`).toString(36)}`;
  const at = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${isFlipped ? -k : k} ${k}) translate(-256 -256)`;
  const shadow = drop
    ? `<use href="#${id}" transform="translate(${isFlipped ? -drop : drop} ${n(drop * 1.15)})" fill="${ink}"
      stroke="${ink}" stroke-width="${line}"/>`
    : '';
  const fine = isFine
    ? `<clipPath id="${id}c"><use href="#${id}"/></clipPath><g clip-path="url(#${id}c)">${shade(mix(two, ink, 0.3))}
      <use href="#${id}" fill="none" stroke="#fff" stroke-width="9" opacity=".5" transform="translate(4 5)"/></g>`
    : '';
  return `<g transform="${at}" stroke-linejoin="round"><defs><path id="${id}" d="${path}"/>
    <linearGradient id="${id}f" x2=".45" y2="1"><stop stop-color="${mix(one, '#ffffff', 0.34)}"/>
    <stop offset=".45" stop-color="${one}"/><stop offset="1" stop-color="${two}"/></linearGradient></defs>${shadow}
    <use href="#${id}" fill="${ink}" stroke="${ink}" stroke-width="${line * 2}"/>
    <use href="#${id}" fill="url(#${id}f)"/>${fine}</g>`;
}
/** Dots that grow towards the lower right: each diagonal row is one dotted line with round ends. */
function shade(fill: string): string {
  const rows = Array.from({ length: 9 }, (_, i) => {
    const sum = 560 + i * 50;
    return `<path d="M${sum - 512} 512L512 ${sum - 512}" stroke-width="${Math.min(3 + i * 2.6, 24)}"/>`;
  });
  const line = `fill="none" stroke="${fill}" stroke-linecap="round" stroke-dasharray="0 36"`;
  return `<g ${line} opacity=".5">${rows.join('')}</g>`;
}
