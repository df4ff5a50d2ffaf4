// The ground of the arena: where the hexes lie, seen a little from the front, and how they are drawn.
import type { Attachment } from 'svelte/attachments';
import type { Point } from '#web/kit/map-geometry.ts';
import { HEXES, hexName, isObstacle } from '../table/hex.ts';

/** From the middle of a hex to its corners. */
export const SIZE = 10;
/** Of a hex. */
export const WIDTH = SIZE * Math.sqrt(3);
/** Up and down, all is a little shorter than it would be from above. */
export const TILT = 0.88;
const ROWS = 'ABCDEFGHI';
const MIDDLE = 4;
const LONGEST = 9;

/** Rows A to I from above, each half a hex further in for each row away from the middle. */
const CENTRES: readonly Point[] = HEXES.map(hex => {
  const row = ROWS.indexOf(hexName(hex)[0]!);
  const away = Math.abs(row - MIDDLE);
  const column = Number(hexName(hex).slice(1)) - 1;
  return { x: WIDTH * (column + away / 2 - (LONGEST - 1) / 2), y: 1.5 * SIZE * (row - MIDDLE) * TILT };
});
export const centreOf = (hex: number): Point => CENTRES[hex]!;
/** The way of a blow from one hex to another, over the heads of who stands between them. */
export function arcOf(from: number, to: number): string {
  const [a, b] = [centreOf(from), centreOf(to)];
  const top = Math.min(a.y, b.y) - HEAD - Math.hypot(b.x - a.x, b.y - a.y) / 4;
  const [x, y] = [(a.x + b.x) / 2, top].map(numbered);
  return `M${numbered(a.x)} ${numbered(a.y - HEAD)}Q${x} ${y} ${numbered(b.x)} ${numbered(b.y - HEAD)}`;
}
/** From the middle of a hex up to the chest of the figure on it. */
const HEAD = 4;
const numbered = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '');
const MIDPOINT: Point = { x: 0, y: 0 };
/** Six corners around a middle; turned by a half, two of them are straight up and down. */
const corners = (size: number, turn: number, { x, y } = MIDPOINT): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * (i + turn);
    return `${numbered(x + Math.cos(angle) * size)},${numbered(y + Math.sin(angle) * size * TILT)}`;
  }).join(' ');
export const CORNERS: string = corners(SIZE * 0.985, 0.5);
/** All hexes in one path, of that size and so far down. */
const allHexes = (size: number, dy: number): string =>
  CENTRES.map(({ x, y }) => `M${corners(size, 0.5, { x, y: y + dy })}Z`).join('');

/** The board that the hexes lie on. */
const RIM = WIDTH * (LONGEST / 2) + 7;
const THICKNESS = 4;
/** The box of the whole arena, with the figures in its first row. */
export const BOX = {
  x: -RIM - 1,
  y: -RIM * TILT * Math.sin(Math.PI / 3) - 5,
  width: 2 * RIM + 2,
  height: 2 * RIM * TILT * Math.sin(Math.PI / 3) + THICKNESS + 7,
};

export const placeOf = (hex: number): string => `translate(${numbered(centreOf(hex).x)} ${numbered(centreOf(hex).y)})`;
/** Rubble, of two kinds. */
const RUBBLE = [
  'M-6 1.6L-5.2-3.4-1.6-2.4-.8-7.4 2.8-5.8 3.2-1.8 6-2.6 6.4 2 2 4-2.8 3.8Z',
  'M-6.2 2L-4.6-4.2-2.2-3 .6-8.4 3.4-4.4 5.6-3.6 6.2 1.8 1.6 4-3 3.6Z',
];
const SHARDS = ['M-.8-7.4L2.8-5.8 3.2-1.8.4-.8Z', 'M.6-8.4L3.4-4.4 2.6-1 .2-1.4Z'];
const rubble = (hex: number): string =>
  `<path d="${RUBBLE[hex % 2]!}" class="rubble"/><path d="${SHARDS[hex % 2]!}" class="shard"/>`;
const SHADES = 3;
/** Stone slabs do not all have one colour. */
const shadeOf = (hex: number): number => (hex * 7 + (hex >> 2)) % SHADES;
const hexOf = (hex: number): string =>
  `<g transform="${placeOf(hex)}" class="${isObstacle(hex) ? 'obstacle' : `s${shadeOf(hex)}`}">` +
  `<polygon points="${CORNERS}"/>${isObstacle(hex) ? rubble(hex) : ''}</g>`;
const rim = (size: number, y: number): string => `M${corners(size, 0, { x: 0, y })}Z`;
const part = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`;
const BOARD = [
  part('under', rim(RIM, THICKNESS + 2)),
  part('side', rim(RIM, THICKNESS)),
  part('top', rim(RIM, 0)),
  part('seam', rim(RIM - 2.2, 0)),
  part('edge', allHexes(SIZE * 0.985, 2.2)),
].join('');
/** Board and hexes in one piece: nothing about them ever changes. */
export const GROUND: string = BOARD + HEXES.map(hexOf).join('') + part('gleam', allHexes(SIZE * 0.87, 0));
/** Text on them, hex by hex. */
export const NAMES: string = HEXES.map(
  hex => `<text y="-5.4" class="name" transform="${placeOf(hex)}">${isObstacle(hex) ? '' : hexName(hex)}</text>`,
).join('');
/** In place of their names: start positions have numbers. */
export const without =
  (hexes: readonly number[]): Attachment =>
  names => {
    const hide = (isHidden: boolean): void => {
      for (const hex of hexes) names.children[hex]?.toggleAttribute('hidden', isHidden);
    };
    hide(true);
    return () => hide(false);
  };
