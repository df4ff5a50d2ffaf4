// The arena: 61 hexes in rows A to I, numbered from A1 on; start hexes, distances, obstacles, and walks.
import { FAR, stepsBetween, stepsFrom, type Space } from '#engine/kit/space.ts';

const RADIUS = 4;
const SIDES = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

interface Place {
  q: number;
  r: number;
  name: string;
}

/** MR-CMP-22, MR-RUL-18: a hexagon of radius 4. */
const PLACES: readonly Place[] = rows();
export const HEXES: readonly number[] = PLACES.map((_, hex) => hex);
export const hexName = (hex: number): string => PLACES[hex]?.name ?? 'nowhere';
const NUMBERS = new Map(PLACES.map(({ name }, hex) => [name, hex]));
export function hexNamed(name: string): number {
  const hex = NUMBERS.get(name);
  if (hex === undefined) throw new Error(`the arena has no hex ${name}`);
  return hex;
}

function rows(): Place[] {
  const places: Place[] = [];
  for (let r = -RADIUS; r <= RADIUS; r++) {
    const letter = 'ABCDEFGHI'[r + RADIUS]!;
    const first = Math.max(-RADIUS, -RADIUS - r);
    const last = Math.min(RADIUS, RADIUS - r);
    for (let q = first; q <= last; q++) places.push({ q, r, name: `${letter}${q - first + 1}` });
  }
  return places;
}

/** MR-RUL-20: by the number of characters, position 1 first. */
const STARTS: Record<number, readonly number[]> = {
  2: ['E1', 'E9'].map(hexNamed),
  3: ['E1', 'A5', 'I5'].map(hexNamed),
  4: ['E1', 'A3', 'E9', 'I3'].map(hexNamed),
};
/** MR-CHO-13, MR-CHO-14, MR-CHO-15, MR-CHO-16 */
export const startHex = (characters: number, position: number): number => STARTS[characters]![position - 1]!;

/** MR-GLO-08 */
const NEIGHBOURS: Space = PLACES.map(({ q, r }) =>
  SIDES.map(([dq, dr]) => PLACES.findIndex(place => place.q === q + dq && place.r === r + dr)).filter(hex => hex >= 0),
);
export const neighbours = (hex: number): readonly number[] => NEIGHBOURS[hex]!;

/** MR-RUL-21: obstacles and characters in between do not lengthen it. */
const DISTANCES = stepsBetween(NEIGHBOURS);
export const distance = (a: number, b: number): number => DISTANCES[a]![b]!;

/** MR-RUL-19 */
const OBSTACLES: readonly number[] = ['C4', 'D6', 'F6', 'G4', 'F3', 'D3'].map(hexNamed);
const IS_OBSTACLE: readonly boolean[] = HEXES.map(hex => OBSTACLES.includes(hex));
export const isObstacle = (hex: number): boolean => IS_OBSTACLE[hex]!;
export const OPEN: readonly number[] = HEXES.filter(hex => !isObstacle(hex));
/** Open hexes by the hex they are seen from and their greatest distance. */
const OPEN_WITHIN: readonly (readonly (readonly number[])[])[] = HEXES.map(from =>
  Array.from({ length: 2 * RADIUS + 1 }, (_, within) => OPEN.filter(hex => distance(hex, from) <= within)),
);
export const openWithin = (from: number, within: number): readonly number[] =>
  OPEN_WITHIN[from]![Math.min(within, 2 * RADIUS)]!;

/** The things that a figure may walk through; it never ends there. */
export interface Passing {
  characters?: boolean;
  obstacles?: boolean;
}
/** Makes way through these as well. */
export function pass(through: Passing, what: 'characters' | 'obstacles' | 'both'): void {
  through.characters ||= what !== 'obstacles';
  through.obstacles ||= what !== 'characters';
}

/** Bits of a hex for what stands in the way. */
const FIGURE = 1;
const OBSTACLE = 2;
const EMPTY: Uint8Array = Uint8Array.from(HEXES, hex => (isObstacle(hex) ? OBSTACLE : 0));

/** Scratch space of a walk (what fills a hex, steps to it, what stops), made once: walks are asked for all the time. */
const filled = new Uint8Array(HEXES.length);
const costs = new Uint8Array(HEXES.length);
let stops = 0;
const isOpen = (hex: number): boolean => (filled[hex]! & stops) === 0;

/** Ends of walks of 1 to `steps` hexes: never on an obstacle or an occupied hex (MR-MOV-02, MR-MOV-03). The own hex
 *  counts when there is room to step out and back (MR-RUL-92). `objects` are those of the occupied hexes that block
 *  like obstacles (MR-RUL-24); they matter only to who passes through something. Ascending. */
export function reach(
  from: number,
  steps: number,
  occupied: Iterable<number>,
  through: Passing = WALKING,
  objects = NO_HEXES,
): number[] {
  fill(occupied, objects);
  return endsOf(from, steps, through);
}
function endsOf(from: number, steps: number, through: Passing): number[] {
  stops = stopping(through);
  stepsFrom(NEIGHBOURS, from, steps, isOpen, costs);
  if (steps < 2 || !canLeave(from)) costs[from] = FAR;
  filled[from]! &= ~FIGURE;
  const ends: number[] = [];
  for (let hex = 0; hex < costs.length; hex++) if (costs[hex] !== FAR && !filled[hex]) ends.push(hex);
  return ends;
}
/** Is there any such walk? Who passes through what stands around must find a free hex beyond. */
export function canWalk(
  from: number,
  steps: number,
  occupied: Iterable<number>,
  through: Passing = WALKING,
  objects = NO_HEXES,
): boolean {
  if (steps < 1) return false;
  fill(occupied, objects);
  if (canLeave(from)) return true;
  return steps > 1 && isPassing(through) && endsOf(from, steps, through).length > 0;
}
/** MR-RUL-92: has it a free neighbouring hex, whatever it may pass through? */
function canLeave(from: number): boolean {
  for (const hex of neighbours(from)) if (!filled[hex]) return true;
  return false;
}
const WALKING: Passing = {};
export const isPassing = ({ characters, obstacles }: Passing): boolean => characters === true || obstacles === true;

export const NO_HEXES: readonly number[] = [];
/** MR-RUL-24: an object on a hex stops whom an obstacle stops, and not whom a Character stops. */
function fill(occupied: Iterable<number>, objects: readonly number[]): void {
  filled.set(EMPTY);
  for (const hex of occupied) filled[hex]! |= FIGURE;
  for (const hex of objects) filled[hex] = OBSTACLE;
}
const stopping = ({ characters, obstacles }: Passing): number => (characters ? 0 : FIGURE) | (obstacles ? 0 : OBSTACLE);

/** Steps from each hex to each other round the obstacles, without figures in the way. */
const WALKS = stepsBetween(NEIGHBOURS, hex => !isObstacle(hex));
export const walk = (from: number, to: number): number => WALKS[from]![to]!;
