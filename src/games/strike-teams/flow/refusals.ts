// Reasons for answers that are not even offered: squares out of reach, targets out of sight, wounds without a slot.
import type { Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Made } from '#engine/types.ts';
import { isTruce, originOf, type Seeking, targetCode } from '../abilities/attack-targets.ts';
import { isBarred } from '../abilities/legality.ts';
import { purse } from '../table/command-points.ts';
import { figureOfWound, placeOfWound, slotsAt, woundsAt } from '../table/damage-slots.ts';
import { isAdjacent, isBeside, isOpen } from '../table/edges.ts';
import { characterOf, closedTo, figureAt, isHenchman, isOnMap, standingNow, teamOf } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import type { AttackLocals, Turn } from '../table/locals.ts';
import { FAR, reach } from '../table/reach.ts';
import { type Figure, FIGURE_COUNT, MELEE, NONE, type Strike, type T } from '../table/world.ts';
import { walkerOf } from './movement-walks.ts';

/** More than any way on a map costs. */
const ANY_PRICE = 120;
const isSquare = (t: T, square: number): boolean => !!standingNow(t).grid.tile[square];

// ---- moving ------------------------------------------------------------------------------------------------

/** ST-STA-01 ST-WND-08: a figure that does not move at all. */
export const immovable = (w: Strike, figure: Figure): Verdict =>
  w.trapped[figure]! > 0 ? 'ST-STA-01' : isBarred(w, figure, 'move') && 'ST-WND-08';
/** ST-ACT-10 ST-MOV-16: a price above what there is, or above what one soldier may walk. */
export function tooDear(w: Strike, figure: Figure, price: number, step = 0): Verdict {
  const { budget } = walkerOf(w, figure);
  if (price <= budget) return false;
  const rule = isHenchman(figure) && budget < purse(w, characterOf(figure)) ? 'ST-MOV-16' : 'ST-ACT-10';
  return no(rule, { n: price, ap: budget, step }, rule === 'ST-ACT-10' ? 'walkTooDear' : undefined);
}
/** ST-MOV-02 ST-MOV-03 ST-SPN-02 ST-SPN-03: a square where the figure may not stop. */
export function noStop(t: T, figure: Figure, square: number, step = 0): Verdict {
  const w = t.world;
  const other = figureAt(w, square);
  if (other !== NONE) return no(teamOf(other) === teamOf(figure) ? 'ST-MOV-03' : 'ST-MOV-02', { step });
  if (!closedTo(w, figure).includes(square)) return false;
  return no(w.green.includes(square) ? 'ST-SPN-02' : 'ST-SPN-03', { step });
}
/** ST-MOV-02 ST-MOV-04: a square that `advance` does not offer. */
export function unreachable(t: T, my: Turn, square: number): Verdict {
  const { figure } = my;
  const w = t.world;
  if (figure === NONE || !isOnMap(w, figure) || !isSquare(t, square)) return false;
  const closed = immovable(w, figure) || noStop(t, figure, square);
  if (closed) return closed;
  const walker = { ...walkerOf(w, figure), budget: ANY_PRICE };
  const price = reach(standingNow(t), walker).cost[square]!;
  if (price !== FAR) return tooDear(w, figure, price);
  const isWay = reach(standingNow(t), { ...walker, throughEnemies: true }).cost[square]! !== FAR;
  return isWay ? no('ST-MOV-02', { square }, 'enemyBetween') : no('ST-MOV-04', { square }, 'noWay');
}

// ---- attacking ---------------------------------------------------------------------------------------------

/** ST-ATK-02 ST-ATK-03 ST-LOS-01 ST-MUL-05: why a weapon does not reach a square, which it does not. */
function outOfReach(t: T, { weapon, from, near }: Seeking, to: number, isThing: boolean): Verdict {
  const { grid, ways } = standingNow(t);
  const spaces = distance(grid, from, to);
  if (near && distance(grid, near.square, to) > near.spaces) return no('ST-MUL-05', { n: near.spaces });
  if (weapon.type === MELEE) return isAdjacent(grid, ways, from, to) ? false : no('ST-ATK-02', { n: spaces });
  return spaces < 2 && !isThing ? 'ST-ATK-03' : no('ST-LOS-01', { square: to });
}
/** A figure that is no target. */
export function noTarget(t: T, my: AttackLocals, figure: Figure): Verdict {
  const w = t.world;
  if (figure >= FIGURE_COUNT || !isOnMap(w, figure)) return false;
  if (figure === my.figure) return 'ST-RUL-60';
  if (w.isSafe[figure]) return 'ST-RSP-04';
  if (isTruce(w, my.figure, figure)) return 'ST-RND-08';
  if (my.not?.includes(targetCode('figure', figure))) return 'ST-RUL-89';
  return outOfReach(t, { ...my, from: originOf(w, my) }, w.at[figure]!, false);
}
/** An object that is no target. */
export const noObject = (t: T, my: AttackLocals, square: number): Verdict =>
  my.figure !== NONE &&
  (standingNow(t).objects[square] ?? 0) > 0 &&
  outOfReach(t, { ...my, from: originOf(t.world, my) }, square, true);
/** A door or wall section that is no target. */
export function noBarrier(t: T, my: AttackLocals, barrier: number): Verdict {
  const { grid } = standingNow(t);
  if (!grid.barriers[barrier] || isOpen(t.world.open, barrier)) return false;
  const isMelee = my.weapon.type === MELEE && !isBeside(grid, barrier, originOf(t.world, my));
  return isMelee ? 'ST-RUL-38' : no('ST-LOS-01', { square: grid.barriers[barrier].edges[0]![0] });
}

// ---- wounds ------------------------------------------------------------------------------------------------

/** ST-WND-01 ST-RUL-69: as many wounds as there are to place, one to a free slot. */
export function misplaced(w: Strike, figure: Figure, n: number, { parts: [part = []] }: Made): Verdict {
  const counts = new Map<number, number>();
  for (const code of part) {
    if (figureOfWound(code) !== figure) return no('ST-WND-01', { figure }, 'otherFigure');
    const place = placeOfWound(code);
    counts.set(code, (counts.get(code) ?? 0) + 1);
    const free = slotsAt(w, figure, place) - woundsAt(w, figure, place);
    if (counts.get(code)! > free) return no('ST-WND-01', { wound: code, n: free });
  }
  return part.length !== n && no('ST-RUL-69', { n, made: part.length });
}
