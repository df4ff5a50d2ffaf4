// Spawn points: where they may be placed, who may stop there, and the zones that follow from them.
import type { CharacterKind } from '../cards/character-card.ts';
import type { Mark } from '../cards/scenario-card.ts';
import { adjacentTo } from './edges.ts';
import { type Grid, isRoom } from './grid.ts';
import type { SpawnKind } from '../cards/map-card.ts';
import type { Standing } from './standing.ts';

/** ST-CMP-26 */
export type Colour = 'green' | 'red' | 'white';
/** The squares of the spawn points that were placed. */
export type SpawnPoints = Readonly<Record<Colour, readonly number[]>>;

/** ST-SET-16 ST-SET-17 ST-SET-21: what a Map Card offers for each kind. */
const OFFERED: Readonly<Record<Colour, readonly SpawnKind[]>> = {
  green: ['hero'],
  red: ['villain', 'hybrid'],
  white: ['henchman', 'hybrid'],
};
export const spawnOptions = (grid: Grid, colour: Colour): number[] =>
  grid.squares.filter(square => grid.spawn[square] && OFFERED[colour].includes(grid.spawn[square]));

/** ST-RSP-02 ST-HEN-07 */
export const colourOf = (kind: CharacterKind): Colour =>
  kind === 'hero' ? 'green' : kind === 'henchman' ? 'white' : 'red';

/** Squares where a figure may not end its movement (ST-SPN-01, ST-SPN-02, ST-SPN-03, ST-RUL-46). */
export function notEnding(kind: CharacterKind, { green, red }: SpawnPoints): readonly number[] {
  if (kind === 'hero') return red;
  return kind === 'henchman' ? [...green, ...red] : green;
}

const tilesUnder = (grid: Grid, squares: readonly number[]): Set<string> =>
  new Set(squares.map(square => grid.tile[square]!));

/** ST-SET-29: the tiles of each team's Starting Zone. */
export const startingTiles = (
  grid: Grid,
  { green, red }: SpawnPoints,
): Record<'heroes' | 'masterminds', Set<string>> => ({
  heroes: tilesUnder(grid, green),
  masterminds: tilesUnder(grid, red),
});

/** ST-SET-30: the squares of all other tiles. Before the heroes have placed theirs, every tile that offers them a spawn
 *  point counts as their Starting Zone (ST-RUL-10). */
export function battleZone(grid: Grid, points: SpawnPoints): number[] {
  const green = points.green.length ? points.green : spawnOptions(grid, 'green');
  const { heroes, masterminds } = startingTiles(grid, { ...points, green });
  return grid.squares.filter(square => !heroes.has(grid.tile[square]!) && !masterminds.has(grid.tile[square]!));
}

/** Tiles that could become a Starting Zone, however the hybrids are used. */
export const possibleStartingTiles = (grid: Grid): Set<string> =>
  tilesUnder(grid, [...spawnOptions(grid, 'green'), ...spawnOptions(grid, 'red')]);

/** The corridors that are Battle Zone whatever spawn options are used. */
export function battleCorridors(grid: Grid): string[] {
  const zone = possibleStartingTiles(grid);
  return Object.keys(grid.tiles).filter(tile => !zone.has(tile) && !isRoom(grid.tiles[tile]!));
}

/** The tiles of a map that a mark may be given to. */
export function markChoices(grid: Grid, { from }: Mark): readonly string[] {
  if (from === 'battleCorridors') return battleCorridors(grid);
  return (from === 'dropTiles' ? grid.card.dropTiles : grid.card.battleRooms) ?? [];
}

/** The squares of things that an Objective Token may not share a square with. */
export interface Taken {
  readonly points: SpawnPoints;
  readonly tokens: readonly number[];
}
/** ST-RUL-11: where an Objective Token may be placed. Figures keep only tokens with Material Strength away. */
export function tokenSquares({ grid, objects, figures }: Standing, taken: Taken, strength: number): number[] {
  const points = [...taken.points.green, ...taken.points.red, ...taken.points.white];
  return battleZone(grid, taken.points).filter(
    square =>
      objects[square] === 0 &&
      !points.includes(square) &&
      !taken.tokens.includes(square) &&
      (strength === 0 || figures[square] === 0),
  );
}

/** ST-RUL-73: the squares without a figure that are fewest steps from a spawn point, round walls; ascending. */
export function nearestFree({ ways, figures }: Standing, point: number, never: readonly number[] = []): number[] {
  const isFree = (square: number): boolean => figures[square] === 0 && !never.includes(square);
  const seen = new Set([point]);
  for (let edge = [point]; edge.length > 0; edge = edge.flatMap(square => newFrom(square))) {
    const free = edge.filter(isFree);
    if (free.length > 0) return free.sort((a, b) => a - b);
  }
  return [];

  function newFrom(square: number): number[] {
    const found = adjacentTo(ways, square).filter(near => !seen.has(near));
    for (const near of found) seen.add(near);
    return found;
  }
}
