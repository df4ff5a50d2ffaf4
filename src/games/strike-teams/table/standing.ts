// The things on a map at one moment: open doors, objects that are no rubble yet, tokens and figures.
import { type Ways, waysOf } from './edges.ts';
import type { Grid } from './grid.ts';
import { OBJECT_STRENGTH, type ObjectKind } from '../cards/map-card.ts';

/** As plain data; what is left out is none. */
export interface Scene {
  /** A bit for each door opened and each wall section breached. */
  readonly open?: number;
  /** Squares whose printed object was destroyed (ST-OBJ-06). */
  readonly rubble?: readonly number[];
  /** Objective Tokens with Material Strength. */
  readonly tokens?: readonly { readonly square: number; readonly strength: number }[];
  readonly heroes?: readonly number[];
  /** Mastermind, villains and henchmen. */
  readonly masterminds?: readonly number[];
}

/** The same by squares, for questions of reach and sight. */
export interface Standing {
  readonly grid: Grid;
  readonly ways: Ways;
  /** Material Strength of the printed object in each square, 0 without one. */
  readonly objects: readonly number[];
  /** Material Strength of the Objective Tokens in each square. */
  readonly tokens: readonly number[];
  /** The side of the figure in each square: HERO or MASTERMIND, 0 without a figure. */
  readonly figures: readonly number[];
  readonly heroes: readonly number[];
  readonly masterminds: readonly number[];
}
export const HERO = 1;
export const MASTERMIND = 2;
export type Side = typeof HERO | typeof MASTERMIND;

const NOBODY: readonly number[] = [];

export function standing(grid: Grid, scene: Scene = {}): Standing {
  const { heroes = NOBODY, masterminds = NOBODY, rubble = NOBODY } = scene;
  const { strengths, none } = printedOn(grid);
  const objects = strengths.slice();
  for (const square of rubble) objects[square] = 0;
  const tokens = none.slice();
  for (const { square, strength } of scene.tokens ?? []) tokens[square]! += strength;
  const figures = none.slice();
  for (const square of heroes) figures[square] = HERO;
  for (const square of masterminds) figures[square] = MASTERMIND;
  return { grid, ways: waysOf(grid, scene.open ?? 0), objects, tokens, figures, heroes, masterminds };
}

/** Copies of lists are quicker than lists made anew. */
const printed = new WeakMap<Grid, { strengths: number[]; none: number[] }>();
function printedOn(grid: Grid): { strengths: number[]; none: number[] } {
  let lists = printed.get(grid);
  if (!lists) {
    const strengths = grid.object.map(kind => (kind ? OBJECT_STRENGTH[kind] : 0));
    printed.set(grid, (lists = { strengths, none: strengths.map(() => 0) }));
  }
  return lists;
}

/** ST-RUL-44: the one object in a square, unless it is rubble. */
export const objectIn = ({ grid, objects }: Standing, square: number): ObjectKind | null =>
  objects[square]! > 0 ? grid.object[square]! : null;
