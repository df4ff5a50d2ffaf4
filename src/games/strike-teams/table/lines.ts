// Moves along one of the eight directions: straight bonus movement, the far side of an enemy, and pushes.
import { barrierBetween } from './edges.ts';
import { columnOf, DIRECTION_OF, DIRECTIONS, type Grid, rowOf } from './grid.ts';
import { HERO, MASTERMIND, type Side, type Standing } from './standing.ts';

/** The next square in a direction, or -1 if something shut is between. */
export const stepFrom = ({ grid, ways }: Standing, square: number, direction: number): number =>
  (ways.steps[square]! >> direction) & 1 ? square + grid.offsets[direction]! : -1;

const directionTo = (grid: Grid, from: number, to: number): number =>
  DIRECTION_OF[1 + Math.sign(rowOf(grid, to) - rowOf(grid, from))]![
    1 + Math.sign(columnOf(grid, to) - columnOf(grid, from))
  ]!;

export interface StraightMove {
  readonly from: number;
  readonly side: Side;
  readonly spaces: number;
  /** Nothing but all of the spaces (ST-MPW-03). */
  readonly exact?: boolean;
  readonly throughEnemies?: boolean;
  readonly notEnding?: readonly number[];
}
/** Possible ends of a straight bonus movement, ascending (ST-MPW-02, ST-MPW-03, ST-MPW-04, ST-MPW-05). */
export function straightEnds(standing: Standing, move: StraightMove): number[] {
  const { figures } = standing;
  const foe = move.side === HERO ? MASTERMIND : HERO;
  const ends: number[] = [];
  for (const direction of DIRECTIONS.keys()) {
    let square = move.from;
    for (let n = 1; n <= move.spaces; n++) {
      square = stepFrom(standing, square, direction);
      if (square < 0 || (!move.throughEnemies && figures[square] === foe)) break;
      const isEnd = (!move.exact || n === move.spaces) && figures[square] === 0;
      if (isEnd && !move.notEnding?.includes(square)) ends.push(square);
    }
  }
  return ends.sort((a, b) => a - b);
}

/** ST-BRK-01 ST-RUL-54: the empty square on the far side of an adjacent enemy, or -1; an object there does no harm. */
export function farSide(standing: Standing, from: number, enemy: number, notEnding: readonly number[] = []): number {
  const direction = standing.grid.offsets.indexOf(enemy - from);
  if (direction < 0 || stepFrom(standing, from, direction) !== enemy) return -1;
  const beyond = stepFrom(standing, enemy, direction);
  return beyond >= 0 && standing.figures[beyond] === 0 && !notEnding.includes(beyond) ? beyond : -1;
}

/** ST-SLM-03: straight away from the attacker; ST-SLM-04: off the lines the two directions closest to the exact one. */
export function pushDirections(grid: Grid, from: number, target: number): number[] {
  const across = columnOf(grid, target) - columnOf(grid, from);
  const down = rowOf(grid, target) - rowOf(grid, from);
  const diagonal = directionTo(grid, from, target);
  if (across === 0 || down === 0 || Math.abs(across) === Math.abs(down)) return [diagonal];
  const isFlat = Math.abs(across) > Math.abs(down);
  const straight = isFlat ? DIRECTION_OF[1]![1 + Math.sign(across)]! : DIRECTION_OF[1 + Math.sign(down)]![1]!;
  return [straight, diagonal];
}

/** A push as one number: the direction and the spaces. */
const PUSH = 10;
export const pushCode = (direction: number, spaces: number): number => PUSH * direction + spaces;
export const pushDirection = (code: number): number => Math.floor(code / PUSH);
export const pushSpaces = (code: number): number => code % PUSH;

/** The thing that ends a push; a wall that nothing breaks has no number, nor has a corner (ST-SLM-19, ST-RUL-80). */
export type Hit =
  | { readonly by: 'figure' | 'object' | 'token'; readonly square: number }
  | { readonly by: 'barrier'; readonly barrier: number; readonly beyond: number }
  | { readonly by: 'wall' };
export interface Push {
  /** The empty squares that the target is pushed through (ST-SLM-05). */
  readonly path: readonly number[];
  readonly hit: Hit | null;
}
/** ST-SLM-06 ST-SLM-07: through empty spaces up to the first thing in the way. */
export function push(standing: Standing, target: number, direction: number, spaces: number): Push {
  const path: number[] = [];
  for (let square = target; path.length < spaces;) {
    const next = stepFrom(standing, square, direction);
    const hit = next < 0 ? shutBy(standing.grid, square, direction) : standingIn(standing, next);
    if (hit) return { path, hit };
    path.push((square = next));
  }
  return { path, hit: null };
}

/** ST-SLM-20: a closed door or inner wall straight ahead. */
function shutBy(grid: Grid, square: number, direction: number): Hit {
  const beyond = square + grid.offsets[direction]!;
  const barrier = barrierBetween(grid, square, beyond);
  return barrier < 0 ? { by: 'wall' } : { by: 'barrier', barrier, beyond };
}
/** ST-RUL-81: a character on an object is all that is hit. */
function standingIn({ figures, objects, tokens }: Standing, square: number): Hit | null {
  if (figures[square]) return { by: 'figure', square };
  if (objects[square]) return { by: 'object', square };
  return tokens[square] ? { by: 'token', square } : null;
}
