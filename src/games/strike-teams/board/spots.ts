// Cells of the map that can be picked now: squares with the price of the way, doors and walls, tiles, and directions.
import type { Option, Ref, View } from '#engine/types.ts';
import type { Cell, Size } from '#web/kit/map-geometry.ts';
import { gridFor } from '../table/figures.ts';
import { distance, type Grid, squareName } from '../table/grid.ts';
import type { Slam } from '../table/locals.ts';
import { NONE, type Strike } from '../table/world.ts';
import { awayFrom, centreOf, frameOf, middleOf } from './ground.ts';
import type { StrikeModel } from './model.svelte.ts';
import { actingIn, figureIn, namedIn, running } from './places.ts';

/** Numbers of the map's cells: squares as they are, then doors and walls, pushes, directions. */
export const BARRIERS_FROM = 1000;
export const PUSHES_FROM = 2000;
export const DIRECTIONS_FROM = 3000;
/** The figure that a push or a line begins at. */
export const originIn = (view: View<Strike>): number => running<Slam>(view, 'slam')?.figure ?? figureIn(view);
export const tileNumber = (grid: Grid, square: number): number => Object.keys(grid.tiles).indexOf(grid.tile[square]!);

export interface Spot extends Cell {
  /** Walked to, run to, chosen, worked on, opened or struck, part of a tile, a direction. */
  kind: 'go' | 'run' | 'pick' | 'thing' | 'door' | 'tile' | 'arrow';
  /** AP of the way; 0 where there is none. */
  cost: number;
  /** The frame around a door or a wall. */
  size?: Size;
}

const costOf = (options: readonly Option[]): number => {
  const way = options.find(({ verb }) => verb === 'advance');
  return Number(way?.label.facts.ap ?? 0);
};
/** The price is written on the square, so it belongs to its name; words in brackets are no part of one. */
const withoutBrackets = (text: string): string => text.replaceAll(/ \(([^()]*)\)/g, ', $1');
function kindOfSquare(options: readonly Option[]): Spot['kind'] {
  const verbs = options.map(({ verb }) => verb);
  if (verbs.includes('advance')) return 'go';
  if (verbs.includes('run')) return 'run';
  const isThing = verbs.some(verb => /^(dismantle|breakToken|retrieve|question|object|token)$/.test(verb));
  return isThing ? 'thing' : 'pick';
}
function squareSpot(board: StrikeModel, grid: Grid, square: number): Spot {
  const ref: Ref = `square:${square}`;
  const options = board.about(ref);
  const name = withoutBrackets(options.map(option => board.text(option)).join(', ')) || squareName(grid, square);
  const [kind, cost, isPicked] = [kindOfSquare(options), costOf(options), board.aim.includes(ref)];
  return { id: square, ...centreOf(grid, square), name, ref, kind, cost, isPicked };
}
/** While a path is made, its last step and the squares around it can be picked. */
function isNext(board: StrikeModel, grid: Grid, square: number): boolean {
  if (!board.isWalking) return true;
  const last = board.parts[0]?.at(-1) ?? board.w.at[actingIn(board.view).figure]!;
  return distance(grid, last, square) === 1 || (square === last && Boolean(board.parts[0]?.length));
}
function tileSpots(board: StrikeModel, grid: Grid): Spot[] {
  const tiles = namedIn(board.decision, 'tile');
  if (!tiles.length) return [];
  return grid.squares.flatMap((square): Spot[] => {
    const tile = tileNumber(grid, square);
    const ref: Ref = `tile:${tile}`;
    const [option] = board.about(ref);
    if (!tiles.includes(tile) || !option) return [];
    return [{ id: square, ...centreOf(grid, square), name: board.text(option), ref, kind: 'tile', cost: 0 }];
  });
}
function directed(board: StrikeModel, grid: Grid, w: Strike): Spot[] {
  const from = w.at[originIn(board.view)] ?? NONE;
  if (from < 0) return [];
  const spot = (ref: Ref, id: number, direction: number, n: number): Spot[] => {
    const [option] = board.about(ref);
    if (!option) return [];
    return [{ id, ...awayFrom(grid, from, direction, n), name: board.text(option), ref, kind: 'arrow', cost: 0 }];
  };
  return [
    ...namedIn(board.decision, 'push').flatMap(code =>
      spot(`push:${code}`, PUSHES_FROM + code, Math.floor(code / 10), code % 10),
    ),
    ...namedIn(board.decision, 'direction').flatMap(direction =>
      spot(`direction:${direction}`, DIRECTIONS_FROM + direction, direction, 1),
    ),
  ];
}
export function spotsOf(board: StrikeModel): Spot[] {
  const { w } = board;
  if (!board.decision || w.map < 0) return [];
  const grid = gridFor(w);
  const squares = grid.squares.filter(square => board.isLit(`square:${square}`) && isNext(board, grid, square));
  const barriers = grid.barriers.flatMap(({ edges }, barrier): Spot[] => {
    const ref: Ref = `barrier:${barrier}`;
    const options = board.about(ref);
    if (!options.length) return [];
    const name = options.map(option => board.text(option)).join(', ');
    return [
      {
        id: BARRIERS_FROM + barrier,
        ...middleOf(grid, edges),
        name,
        ref,
        kind: 'door',
        cost: 0,
        size: frameOf(grid, edges),
      },
    ];
  });
  return [
    ...squares.map(square => squareSpot(board, grid, square)),
    ...tileSpots(board, grid),
    ...barriers,
    ...directed(board, grid, w),
  ];
}
