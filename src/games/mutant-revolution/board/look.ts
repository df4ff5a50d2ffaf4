// Looks of Schools, figures and dice: a letter and a shape beside every colour.
import { badgeOf, type Mark } from '#web/kit/badge.ts';
import { dieOf } from '#web/kit/dice.ts';
import { templateOf } from '#web/kit/picture-templates.ts';
import { schoolOf } from '../cards/index.ts';
import { isOnBoard, isToken, pcOf, standing, tokenName, tokensLeft } from '../table/figures.ts';
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
/** Jobs that make the pictures of all faces of dice, one after the other. */
export const allFaces = (): (() => void)[] =>
  FACES.map((face, n) => () => void templateOf(dieOf({ face, label: String(n) })));

/** 'Sentinel 2' → 'Sentinel': all of a kind have the same emblem. */
export const kindName = (name: string): string => name.replace(/ \d+$/, '');
/** The mark that tells a token from others of its kind: '2' for Sentinel 2. */
export const tokenMark = (card: number, figure: number): string =>
  /\d+$/.exec(tokenName(card, figure - FIRST_TOKEN))?.[0] ?? '';

/** Is the figure in the arena? */
export function isIn(w: Revolution, figure: number): boolean {
  const token = isToken(figure) ? w.fight?.tokens[figure - FIRST_TOKEN] : undefined;
  if (token) return isOnBoard(token);
  const pc = pcOf(w, figure);
  return pc !== undefined && !pc.out && pc.hex !== NONE;
}
/** Have the Player Characters entered the arena? Before that, a Mission is only turned up. */
export const isRunning = ({ fight }: Revolution): boolean => Boolean(fight?.pcs.some(({ hex }) => hex !== NONE));
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
