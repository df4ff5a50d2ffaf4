// Outlines of emblems in a box of 100, and jagged stars.
import { chance, n } from './colours.ts';

type Point = readonly [x: number, y: number];
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');

interface Star {
  x: number;
  y: number;
  outer: number;
  inner: number;
  spikes: number;
  /** The factor by which its nth corner is longer or shorter. */
  wild?: (corner: number) => number;
}
export const star = ({ x, y, outer, inner, spikes, wild = () => 1 }: Star): string =>
  points(
    Array.from({ length: spikes * 2 }, (_, i): Point => {
      const r = (i % 2 ? inner : outer) * wild(i);
      const a = ((i * 180) / spikes - 90) * (Math.PI / 180);
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    }),
  );
/** The cloud of a blow: no two spikes are alike. */
export function blast(seed: number, shape: Star): string {
  const r = chance(seed);
  return star({ ...shape, wild: i => (i % 2 ? 0.88 + r() * 0.24 : 0.82 + r() * 0.2) });
}

export const SHAPES = {
  circle: '<circle cx="50" cy="50" r="46"/>',
  shield: '<path d="M50 3 93 13V50C93 74 74 90 50 98 26 90 7 74 7 50V13Z"/>',
  hex: '<path d="M50 2 92 26V74L50 98 8 74V26Z"/>',
  diamond: '<path d="M50 1 99 50 50 99 1 50Z"/>',
  square: '<rect x="6" y="6" width="88" height="88" rx="14"/>',
  banner: '<path d="M10 4H90V72L50 97 10 72Z"/>',
  cross: '<path d="M32 4H68L96 32V68L68 96H32L4 68V32Z"/>',
  burst: `<polygon points="${star({ x: 50, y: 50, outer: 49, inner: 39, spikes: 12 })}"/>`,
} as const;
export type Shape = keyof typeof SHAPES;
