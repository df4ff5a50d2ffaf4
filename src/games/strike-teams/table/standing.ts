// What stands on a map at one moment: open doors, objects that are no rubble yet, tokens and figures.
import { type Ways, waysOf } from './edges.ts';
import type { Grid } from './grid.ts';
import { OBJECT_STRENGTH, type ObjectKind } from './map.ts';

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
  readonly objects: Uint8Array;
  /** Material Strength of the Objective Tokens in each square. */
  readonly tokens: Uint8Array;
  /** Whose figure is in each square: 0 nobody's, HERO or MASTERMIND. */
  readonly figures: Uint8Array;
}
export const HERO = 1;
export const MASTERMIND = 2;
export type Side = typeof HERO | typeof MASTERMIND;

export function standing(grid: Grid, scene: Scene = {}): Standing {
  const objects = printedObjects(grid).slice();
  for (const square of scene.rubble ?? []) objects[square] = 0;
  const tokens = new Uint8Array(objects.length);
  for (const { square, strength } of scene.tokens ?? []) tokens[square]! += strength;
  const figures = new Uint8Array(objects.length);
  for (const square of scene.heroes ?? []) figures[square] = HERO;
  for (const square of scene.masterminds ?? []) figures[square] = MASTERMIND;
  return { grid, ways: waysOf(grid, scene.open ?? 0), objects, tokens, figures };
}

const printed = new WeakMap<Grid, Uint8Array>();
function printedObjects(grid: Grid): Uint8Array {
  let strengths = printed.get(grid);
  if (!strengths) {
    strengths = Uint8Array.from(grid.object, kind => (kind ? OBJECT_STRENGTH[kind] : 0));
    printed.set(grid, strengths);
  }
  return strengths;
}

/** ST-RUL-44: the one object in a square, unless it is rubble. */
export const objectIn = ({ grid, objects }: Standing, square: number): ObjectKind | null =>
  objects[square]! > 0 ? grid.object[square]! : null;
