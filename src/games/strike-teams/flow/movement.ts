// Movement: advancing by a cheapest path or one of one's own, what it costs, and running.
import type { Choices, Verdict } from '#engine/definition.ts';
import { composed } from '#engine/game.ts';
import { no } from '#engine/refusals.ts';
import { barrierBetween, isAdjacent } from '../table/edges.ts';
import { gridFor, isHenchman, isOnMap, sideOf, standingNow } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import type { Turn } from '../table/locals.ts';
import { pathTo } from '../table/reach.ts';
import { HERO, MASTERMIND, type Standing } from '../table/standing.ts';
import { type Figure, NONE, type Strike, type T } from '../table/world.ts';
import { hasFigure } from './attack-choice.ts';
import { bonusReach, go, goAlong, mayMove, reachOf, stepPrices, walkerOf } from './movement-walks.ts';
import { immovable, noStop, tooDear, unreachable } from './refusals.ts';

export const pathPrice = (t: T, figure: Figure, path: readonly number[]): number =>
  stepPrices(t, figure, path).reduce((sum, price) => sum + price, 0);
/** ST-MOV-01 ST-MOV-04: why two squares are no step: not beside each other, or the wall or door between them. */
function noStep({ grid, ways }: Standing, here: number, there: number, step: number): Verdict {
  if (isAdjacent(grid, ways, here, there)) return false;
  if (distance(grid, here, there) !== 1) return no('ST-MOV-01', { step });
  const barrier = barrierBetween(grid, here, there);
  if (barrier < 0) return no('ST-MOV-04', { step });
  return no('ST-MOV-04', { step, barrier }, 'stepBarred');
}
/** ST-RUL-45: a path is refused whole; the fact `step` tells which of its steps is not possible. */
export function pathRefusal(t: T, figure: Figure, path: readonly number[]): Verdict {
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
export function noPath(t: T, figure: Figure, path: readonly number[]): Verdict {
  if (figure === NONE || !isOnMap(t.world, figure)) return false;
  const { grid } = standingNow(t);
  if (path.length === 0 || path.some(square => !grid.tile[square])) return false;
  return immovable(t.world, figure) || pathRefusal(t, figure, path);
}

// ---- choices of a turn ----------------------------------------------------------------------------------------

export const moving: Choices<Strike, Turn, 'next'> = {
  /** ST-MOV-01 ST-RUL-106: by a cheapest path, of those the one with least automatic damage, then in the order of
   *  directions. */
  advance: {
    of: 'square',
    when: (t, my) => hasFigure(t, my) && mayMove(t.world, my.figure),
    each: (t, my) => reachOf(t, my.figure).ends,
    misfit: (t, my, _seat, n) => unreachable(t, my, n),
    facts: (t, my, _seat, n) => ({ ap: reachOf(t, my.figure).cost[n]! }),
    take: (t, my, _seat, n) => {
      goAlong(t, my.figure, pathTo(standingNow(t), reachOf(t, my.figure), n), my);
      return 'next';
    },
  },
  /** ST-RUL-45: any other path, refused by the rule of its first bad step. */
  walk: composed<Strike, Turn, 'next'>({
    when: (t, my) => hasFigure(t, my) && mayMove(t.world, my.figure) && walkerOf(t.world, my.figure).budget > 0,
    form: (t, my) => {
      const things = gridFor(t.world).squares;
      const max = walkerOf(t.world, my.figure).budget;
      return { to: [{ n: 0, slots: [{ say: 'path', of: 'square', things, min: 1, max, ordered: true }] }] };
    },
    suggest: () => [],
    sample: (t, my, _seat, random) => {
      const { ends } = reachOf(t, my.figure);
      return ends.length === 0 ? undefined : { to: 0, parts: [[ends[random.below(ends.length)]!]] };
    },
    refuse: (t, my, _seat, { parts }) => pathRefusal(t, my.figure, parts[0]!),
    misfit: (t, my, _seat, { parts }) => noPath(t, my.figure, parts[0] ?? []),
    facts: (t, my, _seat, { parts }) => ({ path: parts[0]!, ap: pathPrice(t, my.figure, parts[0]!) }),
    take: (t, my, _seat, { parts }) => {
      goAlong(t, my.figure, parts[0]!.slice(), my);
      return 'next';
    },
  }),
  /** ST-MOV-09..12 ST-RUL-29: one space more for whoever has spent AP on nothing but advancing. */
  run: {
    of: 'square',
    when: (t, my) =>
      hasFigure(t, my) &&
      !isHenchman(my.figure) &&
      my.advanced > 0 &&
      !my.hasActed &&
      !my.hasRun &&
      mayMove(t.world, my.figure),
    each: (t, my) => bonusReach(t.world, my.figure, 1).ends,
    take: (t, my, _seat, n) => {
      my.hasRun = true;
      go(t, my.figure, bonusReach(t.world, my.figure, 1), n);
      return 'next';
    },
  },
};
