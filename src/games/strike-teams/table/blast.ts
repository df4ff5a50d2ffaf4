// The explosion of an Ammunition Crate: which figures it harms, and how much.
import { isAdjacent } from './edges.ts';
import { distance } from './grid.ts';
import { canSee } from './line-of-sight.ts';
import type { Standing } from './standing.ts';

/** ST-SPC-06: automatic damage by square, for the squares with figures of either team. */
export function blast({ grid, ways, heroes, masterminds }: Standing, center: number): Map<number, number> {
  const harm = (square: number): number => {
    if (square === center) return 3;
    if (isAdjacent(grid, ways, center, square)) return 2;
    return distance(grid, center, square) === 2 && canSee(grid, ways, square, center) ? 1 : 0;
  };
  return new Map([...heroes, ...masterminds].map(square => [square, harm(square)] as const).filter(([, n]) => n > 0));
}
