// Short names of things in positions and lines: cap, s1, soldiers, 'door 1', 'terminal 2', 'E 2', 'cap attack'.
import type { Notation } from '#engine/scenario/scenario.ts';
import { ACTIONS } from '../cards/actions.ts';
import { cardAtPlace, FIRST_CARD_PLACE, figureOfWound, placeOfWound } from '../table/damage-slots.ts';
import { isOpen, opened } from '../table/edges.ts';
import { gridFor, TOKEN_KINDS } from '../table/figures.ts';
import { DIRECTION_NAMES, type Grid, squareName } from '../table/grid.ts';
import { pushDirection, pushSpaces } from '../table/lines.ts';
import { type Figure, CHARACTER_COUNT, FIGURE_COUNT, HENCHMAN_COUNT, HENCHMEN, type Strike } from '../table/world.ts';

/** Figures: cap, iron, may, quake, winter, rad, strucker, and s1 to s6 for the soldiers. */
export const FIGURE_KEYS: readonly string[] = [
  'cap',
  'iron',
  'may',
  'quake',
  'winter',
  'rad',
  'strucker',
  ...Array.from({ length: HENCHMAN_COUNT }, (_, i) => `s${i + 1}`),
];
export const CHARACTER_KEYS: readonly string[] = [...FIGURE_KEYS.slice(0, HENCHMEN), 'soldiers'];
/** Boxes of a Character Card, in the order of their places. */
export const BOX_KEYS: readonly string[] = ['attack', 'defend', 'move'];

export function named(keys: readonly string[], key: string, what: string): number {
  const n = keys.indexOf(key);
  if (n < 0) throw new Error(`there is no ${what} '${key}'; there are ${keys.join(', ')}`);
  return n;
}
export const figureNamed = (key: string): number => named(FIGURE_KEYS, key, 'figure');
export const characterNamed = (key: string): number => named(CHARACTER_KEYS, key, 'character');
/** A door with its word, for its name is a number as those of options are. */
export function barrierName({ barriers }: Grid, n: number): string {
  const { kind, name } = barriers[n]!;
  return kind === 'door' ? `door ${name}` : name;
}
const barrierNames = (grid: Grid): string[] => grid.barriers.map((_, n) => barrierName(grid, n));
/** The bits of barriers that are open. */
export const openBits = (grid: Grid, keys: readonly string[]): number =>
  keys.reduce((bits, key) => opened(bits, named(barrierNames(grid), key, 'barrier')), 0);
export const openNames = (w: Strike): string[] => barrierNames(gridFor(w)).filter((_, n) => isOpen(w.open, n));

/** Tokens by their kind, with a number where there are several: 'dossier', 'terminal 2'. */
export function tokenName({ tokenKind }: Strike, token: number): string {
  const kind = tokenKind[token]!;
  const alike = tokenKind.flatMap((one, n) => (one === kind ? [n] : []));
  return alike.length > 1 ? `${TOKEN_KINDS[kind]!} ${alike.indexOf(token) + 1}` : TOKEN_KINDS[kind]!;
}
export const tokenNamed = (w: Strike, key: string): number =>
  named(
    w.tokenKind.map((_, token) => tokenName(w, token)),
    key,
    'token',
  );

const placeName = (figure: Figure, place: number): string => {
  if (figure >= HENCHMEN) return 'base';
  return place < FIRST_CARD_PLACE ? BOX_KEYS[place]! : ACTIONS[cardAtPlace(figure, place)]!.name;
};
const woundName = (n: number): string => placeName(figureOfWound(n), placeOfWound(n));

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const THINGS: Readonly<Record<string, (w: Strike) => readonly number[]>> = {
  figure: () => numbers(FIGURE_COUNT),
  character: () => numbers(CHARACTER_COUNT),
  card: () => numbers(ACTIONS.length),
  square: w => gridFor(w).squares,
  barrier: w => numbers(gridFor(w).barriers.length),
  token: w => numbers(w.tokenKind.length),
  tile: w => numbers(Object.keys(gridFor(w).tiles).length),
  direction: () => numbers(DIRECTION_NAMES.length),
};
const NAMES: Readonly<Record<string, (n: number, w: Strike) => string>> = {
  figure: n => FIGURE_KEYS[n]!,
  character: n => CHARACTER_KEYS[n]!,
  card: n => ACTIONS[n]!.name,
  square: (n, w) => squareName(gridFor(w), n),
  barrier: (n, w) => barrierName(gridFor(w), n),
  token: (n, w) => tokenName(w, n),
  tile: (n, w) => Object.keys(gridFor(w).tiles)[n]!,
  direction: n => DIRECTION_NAMES[n]!,
  push: n => `${DIRECTION_NAMES[pushDirection(n)]!} ${pushSpaces(n)}`,
  wound: n => `${FIGURE_KEYS[figureOfWound(n)]!} ${woundName(n)}`,
};
export const NOTATION: Notation<Strike> = {
  things: (w, kind) => THINGS[kind]?.(w) ?? [],
  name: (w, kind, n) => NAMES[kind]?.(n, w),
  // A slot needs no owner where only one figure's are in question.
  isCalled: (_w, kind, n, text) => (kind === 'wound' && woundName(n) === text) || undefined,
};
