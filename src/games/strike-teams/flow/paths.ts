// Paths of one's own: what a path costs, and the rule that its first bad step breaks.
import { no } from '#engine/refusals.ts';
import type { Verdict } from '#engine/definition.ts';
import { adjacentTo, barrierBetween, isAdjacent } from '../table/edges.ts';
import { isOnMap, sideOf, standingNow } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import { HERO, MASTERMIND, type Standing } from '../table/standing.ts';
import { NONE, type T } from '../table/world.ts';
import { immovable, noStop, tooDear } from './misfits.ts';
import { walkerOf } from './walking.ts';

/** ST-MOV-05..08: one penalty at most, for an object there or an enemy here. */
function stepPrice(t: T, figure: number, here: number, there: number): number {
  const { ways, objects, figures } = standingNow(t);
  const { surcharge = 0, slips } = walkerOf(t.world, figure);
  const foe = sideOf(figure) === HERO ? MASTERMIND : HERO;
  const isHindered = !slips && adjacentTo(ways, here).some(near => figures[near] === foe);
  return 1 + surcharge + (isHindered || objects[there]! > 0 ? 1 : 0);
}
export function pathPrice(t: T, figure: number, path: readonly number[]): number {
  let here = t.world.at[figure]!;
  let price = 0;
  for (const there of path) {
    price += stepPrice(t, figure, here, there);
    here = there;
  }
  return price;
}
/** ST-MOV-01 ST-MOV-04: why two squares are no step: not beside each other, or the wall or door between them. */
function noStep({ grid, ways }: Standing, here: number, there: number, step: number): Verdict {
  if (isAdjacent(grid, ways, here, there)) return false;
  if (distance(grid, here, there) !== 1) return no('ST-MOV-01', { step });
  const barrier = barrierBetween(grid, here, there);
  if (barrier < 0) return no('ST-MOV-04', { step });
  return no('ST-MOV-04', { step, barrier }, 'stepBarred');
}
/** ST-RUL-45: a path is refused whole; the fact `step` tells which of its steps is not possible. */
export function pathRefusal(t: T, figure: number, path: readonly number[]): Verdict {
  const s = standingNow(t);
  const foe = sideOf(figure) === HERO ? MASTERMIND : HERO;
  let here = t.world.at[figure]!;
  for (const [i, there] of path.entries()) {
    const bad = noStep(s, here, there, i + 1);
    if (bad) return bad;
    if (s.figures[there] === foe) return no('ST-MOV-02', { step: i + 1 });
    here = there;
  }
  if (here === t.world.at[figure]) return no('ST-MOV-03', { step: path.length });
  return noStop(t, figure, here, path.length) || tooDear(t.world, figure, pathPrice(t, figure, path), path.length);
}
/** A path that is too long for its form, or of a figure that does not move. */
export function noPath(t: T, figure: number, path: readonly number[]): Verdict {
  if (figure === NONE || !isOnMap(t.world, figure)) return false;
  const { grid } = standingNow(t);
  if (path.length === 0 || path.some(square => !grid.tile[square])) return false;
  return immovable(t.world, figure) || pathRefusal(t, figure, path);
}
