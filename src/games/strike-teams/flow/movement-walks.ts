// Moving: walks that are paid for, the running space, bonus movement, and what happens on the way.
import { procedure } from '#engine/game.ts';
import { harmOnLeaving, slips } from '../abilities/powers.ts';
import { purse } from '../table/command-points.ts';
import { characterOf, closedTo, isHenchman, isOnMap, sideOf, standingNow, standingOf } from '../table/figures.ts';
import type { Locals } from '../table/locals.ts';
import { pathTo, type Reach, reach, type Walker } from '../table/reach.ts';
import { isBarred, surcharge } from '../table/surcharges.ts';
import type { Strike, T } from '../table/world.ts';
import { enter } from './objective-tokens.ts';

/** ST-MOV-16: AP that one henchman may spend on its own advancing in one activation. */
const HENCHMAN_WALK = 6;

/** A figure that walks for AP (ST-RUL-47, ST-RUL-48); CP count (ST-RUL-51). */
export function walkerOf(w: Strike, figure: number, budget = walkingBudget(w, figure)): Walker {
  const harm = harmOnLeaving(w, figure);
  return {
    from: w.at[figure]!,
    side: sideOf(figure),
    budget,
    surcharge: surcharge(w, figure, 'move'),
    slips: slips(w, figure),
    notEnding: closedTo(w, figure),
    ...(harm ? { harm } : {}),
  };
}
function walkingBudget(w: Strike, figure: number): number {
  const all = purse(w, characterOf(figure));
  return isHenchman(figure) ? Math.min(all, HENCHMAN_WALK - w.walked[figure]!) : all;
}
export const mayMove = (w: Strike, figure: number): boolean => isOnMap(w, figure) && !isBarred(w, figure, 'move');
/** Squares that a figure can reach for AP. */
export const reachOf = (t: T, figure: number): Reach =>
  t.memo('reach', (now, who: number) => reach(standingNow(now), walkerOf(now.world, who)), figure);
/** One space, or some, without payment or penalties (ST-MOV-11, ST-MPW-01). */
export const bonusReach = (w: Strike, figure: number, spaces: number, throughEnemies = false): Reach =>
  reach(standingOf(w), {
    from: w.at[figure]!,
    side: sideOf(figure),
    budget: spaces,
    bonus: true,
    throughEnemies,
    notEnding: closedTo(w, figure),
  });

/** Sends a figure along the cheapest path of a reach; the way is walked square by square only where something could
 *  happen on it. */
export function go(t: T, figure: number, found: Reach, end: number): void {
  goAlong(t, figure, pathTo(standingOf(t.world), found, end));
}
export function goAlong(t: T, figure: number, path: number[]): void {
  const w = t.world;
  if (t.watched) t.log('moved', { figure, square: path.at(-1)! });
  const isQuiet = !harmOnLeaving(w, figure) && !path.some(square => w.tokenAt.includes(square));
  if (isQuiet && !w.tokenCarrier.includes(figure)) w.at[figure] = path.at(-1)!;
  else t.call('walk', { figure, path });
}

/** A walk that is paid for, a square at a time; it ends where its figure falls. */
export const walk = procedure<Strike, Locals['walk']>()({
  leave: (t, my) => {
    const w = t.world;
    if (my.path.length === 0 || !isOnMap(w, my.figure)) return 'end';
    const n = harmOnLeaving(w, my.figure)?.[w.at[my.figure]!] ?? 0;
    if (n > 0) t.call('harm', { figures: [my.figure], amounts: [n], isAutomatic: true });
    return undefined;
  },
  enter: (t, my) => {
    if (!isOnMap(t.world, my.figure)) return 'end';
    enter(t, my.figure, my.path.shift()!);
    return 'leave';
  },
});
