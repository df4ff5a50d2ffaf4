// Colours and numbers for drawings: mixing, telling light from dark, and a row of numbers from a seed.
export const INK = '#15121b';
export const PAPER = '#fff8e6';

/** The colours that emblems name. */
export const COLOURS = {
  white: '#f6f1e6',
  cream: '#fff3d6',
  silver: '#c9ced6',
  steel: '#aab6c4',
  grey: '#8d929b',
  black: '#26232e',
  night: '#151a33',
  navy: '#1c2c6b',
  blue: '#1f5fbf',
  sky: '#5fb7e8',
  ice: '#8fd6ee',
  pale: '#a9d8f0',
  cyan: '#bfeaf4',
  teal: '#0f7d7a',
  lagoon: '#0d4a52',
  mint: '#9fe0c0',
  green: '#2e8b3d',
  moss: '#4c7a2b',
  lime: '#8bd84a',
  khaki: '#a79a5b',
  yellow: '#ffd23f',
  gold: '#f2b632',
  amber: '#f5a300',
  orange: '#f08a1d',
  ember: '#ff6a1f',
  red: '#d8281f',
  crimson: '#a5122f',
  brick: '#a63d2b',
  rose: '#cf2f55',
  pink: '#f39ab8',
  magenta: '#c42a8c',
  plum: '#6b2a58',
  purple: '#5d2a91',
  violet: '#5a2fa8',
  lilac: '#c3a4de',
  tan: '#d0a878',
  brown: '#5a2d12',
} as const;
export type Colour = keyof typeof COLOURS;

/** Numbers from 0 up to 1, always the same from the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export function hash(text: string): number {
  let h = 2166136261;
  for (const char of text) h = Math.imul(h ^ char.codePointAt(0)!, 16777619) >>> 0;
  return h;
}
/** One decimal is enough for a drawing. */
export const n = (x: number): number => Math.round(x * 10) / 10;

const channels = (hex: string): number[] => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16));
/** A colour on the way from one to another. */
export function mix(from: string, to: string, part: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((v, i) => Math.round(v + (goal[i]! - v) * part));
  return `#${mixed.map(v => v.toString(16).padStart(2, '0')).join('')}`;
}
/** The luminance of a colour, as WCAG measures it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(v => {
    const part = v / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
export function contrast(a: string, b: string): number {
  const [la, lb] = [luminance(a), luminance(b)];
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
}
/** Ink or paper, whichever reads better. */
export const readable = (on: string): string => (contrast(on, INK) >= contrast(on, '#ffffff') ? INK : '#ffffff');
