// Small maps drawn in tests, and squares by their names.
import { adjacentTo, waysOf } from './edges.ts';
import { type Grid, squareName, squareNamed } from './grid.ts';
import type { MapSide } from '../cards/map-card.ts';
import { readMap } from './notation.ts';
import { type Scene, type Standing, standing } from './standing.ts';

export const drawn = (drawing: readonly string[], side: MapSide = 'warehouse'): Grid =>
  readMap({ id: 'TA', name: 'Test Arena', side, character: 'For tests.', drawing });

/** One tile without anything in it but what `things` puts there, '3,4': 'c', and inner walls by the squares on both
 *  sides of them: '3,4/4,4'. */
export function arena(width = 12, height = 12, things: Readonly<Record<string, string>> = {}, walls = ''): Grid {
  const isWall = (from: string, to: string): boolean => walls.split(' ').includes(`${from}/${to}`);
  const rows = Array.from({ length: height }, (_, y) => {
    const columns = Array.from({ length: width }, (_, x) => x);
    const above = columns.map(x => (isWall(`${x},${y - 1}`, `${x},${y}`) ? '---+' : '   +'));
    const squares = columns.map(x => {
      const square = `${(things[`${x},${y}`] ?? '').padEnd(2, '.')}A`;
      return x + 1 < width ? `${square}${isWall(`${x},${y}`, `${x + 1},${y}`) ? '|' : ' '}` : square;
    });
    return [`+${above.join('')}`, `#${squares.join('')}#`];
  });
  const border = `+${'###+'.repeat(width)}`;
  return drawn([border, ...rows.flat().slice(1), border]);
}

export const at = squareNamed;
export const names = (grid: Grid, squares: readonly number[]): string[] => squares.map(s => squareName(grid, s));
/** Names of squares: '3,4 5,6'. */
export const squaresNamed = (grid: Grid, list: string): number[] =>
  list.split(' ').flatMap(name => (name ? [squareNamed(grid, name)] : []));

/** A standing with figures by the names of their squares. */
export const placed = (grid: Grid, heroes: string, masterminds = '', scene: Scene = {}): Standing =>
  standing(grid, { ...scene, heroes: squaresNamed(grid, heroes), masterminds: squaresNamed(grid, masterminds) });

export const neighbours = (grid: Grid, square: string, open = 0): string[] =>
  names(grid, adjacentTo(waysOf(grid, open), squareNamed(grid, square)));

/** Two rooms with a door between them, two sections of wall in the first, and a niche in the east. */
export const ROOMS: readonly string[] = [
  '+###+###+###+###+',
  '#.HA ..A#..B c.B#',
  '+   +   +   +   +###+',
  '#..A ..A1..B ..B ..C#',
  '+   +   +   +   +   +',
  '#..A|..A1..B .VB ..C#',
  '+---+   +   +   +###+',
  '#..A ..A#..B ..B#',
  '+###+###+###+###+',
];
