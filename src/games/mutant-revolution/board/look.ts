// How Schools, figures and hexes look: a letter and a shape beside every colour, and where the hexes lie.
import type { Attachment } from 'svelte/attachments';
import { badgeOf, type Mark } from '#web/kit/badge.ts';
import { dieOf } from '#web/kit/dice.ts';
import type { Point } from '#web/kit/map-geometry.ts';
import { templateOf } from '#web/kit/picture-templates.ts';
import { schoolOf } from '../cards/index.ts';
import { isOnBoard, isToken, pcOf, standing, tokenName, tokensLeft } from '../table/figures.ts';
import { HEXES, hexName, isObstacle } from '../table/hex.ts';
import { FIRST_TOKEN, NONE, type Revolution } from '../table/world.ts';

const SHAPES: readonly Omit<Mark, 'letter'>[] = [
  { colour: '#1d5fae', path: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z' },
  { colour: '#a3271b', path: 'M-8.5-8.5H8.5V8.5H-8.5Z' },
  { colour: '#6d2e8f', path: 'M0-9.8L9.8 0L0 9.8L-9.8 0Z' },
  { colour: '#1b6e3c', path: 'M-9-8.5H9V1.5L0 9.5L-9 1.5Z' },
];
/** A School that is not chosen yet has none. */
export const markOf = (school: number): Mark | undefined =>
  SHAPES[school] && { ...SHAPES[school], letter: schoolOf(school).name[0]! };

export const schoolName = (school: number): string => (SHAPES[school] ? schoolOf(school).name : '');
/** A School's sign as it is drawn. */
export const signOf = (school: number, size: string): string => badgeOf(markOf(school), schoolName(school), size);

// ---- dice --------------------------------------------------------------------------------------------------

/** Pips by face, on a grid of three by three. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const dot = (pip: number): string =>
  `M${4 + 8 * (pip % 3)} ${7 + 8 * Math.floor(pip / 3)}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;
const FACES = PIPS.map(
  pips => `<svg viewBox="0 0 30 30" aria-hidden="true"><path d="${pips.map(dot).join('')}"/></svg>`,
);
export const faceOf = (n: number): string => FACES[n]!;
/** All that dice may come to show, one after the other. */
export const allFaces = (): (() => void)[] =>
  FACES.map((face, n) => () => void templateOf(dieOf({ face, label: String(n) })));

/** 'Sentinel 2' → 'Sentinel': all of a kind have the same emblem. */
export const kindName = (name: string): string => name.replace(/ \d+$/, '');
/** What tells a token from others of its kind: '2' for Sentinel 2. */
export const tokenMark = (card: number, figure: number): string =>
  /\d+$/.exec(tokenName(card, figure - FIRST_TOKEN))?.[0] ?? '';

/** Is the figure in the arena? */
export function isIn(w: Revolution, figure: number): boolean {
  const token = isToken(figure) ? w.fight?.tokens[figure - FIRST_TOKEN] : undefined;
  if (token) return isOnBoard(token);
  const pc = pcOf(w, figure);
  return pc !== undefined && !pc.out && pc.hex !== NONE;
}
/** Figures that have a place in the picture, there or not: those of the Schools, and so many Mission Tokens. */
export const placesFor = (schools: number, tokens: number): number[] => [
  ...Array.from({ length: schools }, (_, seat) => seat),
  ...Array.from({ length: tokens }, (_, place) => FIRST_TOKEN + place),
];
/** The figures in the arena, while there is one. */
export const figuresIn = (w: Revolution): number[] =>
  w.fight
    ? [
        ...standing(w)
          .filter(({ hex }) => hex !== NONE)
          .map(({ seat }) => seat),
        ...tokensLeft(w),
      ]
    : [];

// ---- hexes -------------------------------------------------------------------------------------------------

/** From the middle of a hex to its corners. */
export const SIZE = 10;
/** Of a hex. */
export const WIDTH = SIZE * Math.sqrt(3);
const ROWS = 'ABCDEFGHI';
const MIDDLE = 4;
const LONGEST = 9;

/** Rows A to I from above, each half a hex further in for each row away from the middle. */
const CENTRES: readonly Point[] = HEXES.map(hex => {
  const row = ROWS.indexOf(hexName(hex)[0]!);
  const away = Math.abs(row - MIDDLE);
  const column = Number(hexName(hex).slice(1)) - 1;
  return { x: WIDTH * (column + away / 2 - (LONGEST - 1) / 2), y: 1.5 * SIZE * (row - MIDDLE) };
});
export const centreOf = (hex: number): Point => CENTRES[hex]!;
/** What the whole arena fills. */
export const BOX = {
  x: -(WIDTH * LONGEST) / 2 - 1,
  y: -(1.5 * MIDDLE + 1) * SIZE - 1,
  width: WIDTH * LONGEST + 2,
  height: (3 * MIDDLE + 2) * SIZE + 2,
};
const corner = (i: number): string => {
  const angle = (Math.PI / 3) * (i + 0.5);
  return `${(Math.cos(angle) * SIZE).toFixed(2)},${(Math.sin(angle) * SIZE).toFixed(2)}`;
};
export const CORNERS: string = [0, 1, 2, 3, 4, 5].map(corner).join(' ');

export const placeOf = (hex: number): string => `translate(${centreOf(hex).x} ${centreOf(hex).y})`;
/** All hexes in one piece: nothing about them ever changes. */
export const GROUND: string = HEXES.map(
  hex => `<polygon points="${CORNERS}" transform="${placeOf(hex)}"${isObstacle(hex) ? ' class="obstacle"' : ''} />`,
).join('');
/** What is written on them, hex by hex. */
export const NAMES: string = HEXES.map(
  hex => `<text y="-4.6" class="name" transform="${placeOf(hex)}">${isObstacle(hex) ? '' : hexName(hex)}</text>`,
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
