// Panels: the picture of a card, an emblem large in front of its ground.
import { chance, mix } from './colours.ts';
import { fillOf, svg, type Emblem, type Glyphs } from './emblem.ts';
import { ground, GROUND_NAMES, type Ground } from './grounds.ts';
import { inked } from './ink.ts';

/** Light and deep colour of an energy, a school, a team. */
export type Tone = readonly [light: string, deep: string];
export interface Paneled {
  tone: Tone;
  /** The card's number. */
  number: number;
  /** Cards about the same character differ in their ground, their size and the side they look to. */
  nth: number;
}
const [w, h] = [300, 220];
/** Grounds go in pairs: other cards of the same character take what is akin to its own. */
const AKIN: Readonly<Record<Ground, readonly Ground[]>> = {
  halftone: ['burst', 'rings', 'city'],
  burst: ['halftone', 'speed', 'crackle'],
  speed: ['burst', 'shards', 'bolt'],
  city: ['bricks', 'halftone', 'rings'],
  rings: ['crackle', 'halftone', 'waves'],
  bolt: ['speed', 'crackle', 'burst'],
  shards: ['bolt', 'waves', 'speed'],
  crackle: ['rings', 'bolt', 'burst'],
  bricks: ['city', 'burst', 'shards'],
  waves: ['rings', 'shards', 'halftone'],
};
/** The first card of a character has its own ground; `nth` counts on. */
export const groundOf = ({ ground: own }: Emblem, nth: number): Ground =>
  nth === 0 ? own : (AKIN[own][(nth - 1) % 3] ?? GROUND_NAMES[0]!);

export function drawPanel(emblem: Emblem, paths: Glyphs, { tone, number, nth }: Paneled): string {
  const [light, deep] = tone;
  const r = chance(number * 7 + 3);
  const isFlipped = nth % 2 === 1;
  const [main, second] = emblem.glyphs;
  const size = Math.min(w, h * 1.25) * (0.84 + (nth % 3) * 0.07);
  const [front, behind] = isFlipped ? [0.44, 0.76] : [0.56, 0.24];
  const back = second
    ? inked(paths[second]!, {
        x: w * behind,
        y: h * 0.42,
        size: size * 0.62,
        colours: [mix(deep, light, 0.6), deep],
        line: 14,
        turn: isFlipped ? 12 : -12,
        drop: 0,
      })
    : '';
  const drawn = inked(paths[main]!, {
    x: w * (second ? front : 0.5 + (r() - 0.5) * 0.06),
    y: h * 0.52,
    size,
    colours: fillOf(emblem.colours),
    line: 17,
    turn: (emblem.turn ?? 0) + (r() - 0.5) * 12,
    isFlipped,
    isFine: true,
  });
  const gloss = `<path d="M0 0H${w}V${h * 0.1}L0 ${h * 0.3}Z" fill="#fff" opacity=".09"/>`;
  const behindAll = ground(groundOf(emblem, nth), { w, h, tone, seed: number * 101 + 17 });
  return svg(`0 0 ${w} ${h}`, behindAll + back + drawn + gloss);
}
