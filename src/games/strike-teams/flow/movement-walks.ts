// Moving: walks that are paid for, the running space, bonus movement, and what happens on the way.
import { procedure } from '#engine/game.ts';
import { surcharge } from '../abilities/costs.ts';
import { isBarred } from '../abilities/legality.ts';
import { harmOnLeaving, slips } from '../abilities/powers.ts';
import { pay, purse } from '../table/command-points.ts';
import { adjacentTo } from '../table/edges.ts';
import {
  characterOf,
  closedTo,
  FIGURES,
  isHenchman,
  isOnMap,
  sideOf,
  standingNow,
  standingOf,
} from '../table/figures.ts';
import type { Locals, Turn } from '../table/locals.ts';
import { pathTo, type Reach, reach, type Walker } from '../table/reach.ts';
import { HERO, MASTERMIND } from '../table/standing.ts';
import type { Figure, Strike, T } from '../table/world.ts';
import { enter } from './objective-tokens.ts';

/** ST-MOV-16: AP that one henchman may spend on its own advancing in one activation. */
const HENCHMAN_WALK = 6;

/** A figure that walks for AP (ST-RUL-47, ST-RUL-48); CP count (ST-RUL-51). */
export function walkerOf(w: Strike, figure: Figure, budget = walkingBudget(w, figure)): Walker {
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
function walkingBudget(w: Strike, figure: Figure): number {
  const all = purse(w, characterOf(figure));
  return isHenchman(figure) ? Math.min(all, HENCHMAN_WALK - w.walked[figure]!) : all;
}
export const mayMove = (w: Strike, figure: Figure): boolean => isOnMap(w, figure) && !isBarred(w, figure, 'move');
/** Squares that a figure can reach for AP. */
export const reachOf = (t: T, figure: Figure): Reach => t.memo(reachNow, figure);
const reachNow = (t: T, figure: Figure): Reach => reach(standingNow(t), walkerOf(t.world, figure));
/** One space, or some, without payment or penalties (ST-MOV-11, ST-MPW-01). */
export const bonusReach = (w: Strike, figure: Figure, spaces: number, throughEnemies = false): Reach =>
  reach(standingOf(w), {
    from: w.at[figure]!,
    side: sideOf(figure),
    budget: spaces,
    bonus: true,
    throughEnemies,
    notEnding: closedTo(w, figure),
  });

/** ST-MOV-05..08: the price of each step of a path; one penalty at most, for an object there or an enemy here. */
export function stepPrices(t: T, figure: Figure, path: readonly number[]): number[] {
  const { ways, objects, figures } = standingNow(t);
  const { from, side, surcharge: more = 0, slips: isSlipping } = walkerOf(t.world, figure);
  const foe = side === HERO ? MASTERMIND : HERO;
  return path.map((there, i) => {
    const here = i > 0 ? path[i - 1]! : from;
    const isHindered = !isSlipping && adjacentTo(ways, here).some(near => figures[near] === foe);
    return 1 + more + (isHindered || objects[there]! > 0 ? 1 : 0);
  });
}
/** A walk is paid for by the turn that it is part of. */
function payFor(t: T, my: Turn, figure: Figure, price: number): void {
  pay(t.world, my.character, price, my);
  my.advanced += price;
  t.world.walked[figure]! += price;
}

/** Sends a figure along the cheapest path of a reach, without payment. */
export function go(t: T, figure: Figure, found: Reach, end: number): void {
  goAlong(t, figure, pathTo(standingOf(t.world), found, end));
}
/** Sends a figure along a path, for the AP of a turn or for nothing; the way is walked square by square only where
 *  something could happen on it. ST-RUL-45: its prices are those of the moment in which it sets out. */
export function goAlong(t: T, figure: Figure, path: number[], payer?: Turn): void {
  const w = t.world;
  const prices = payer ? stepPrices(t, figure, path) : [];
  t.log('moved', { figure, square: path.at(-1)! });
  const isQuiet = !harmOnLeaving(w, figure) && !path.some(square => w.tokenAt.includes(square));
  if (!isQuiet || w.tokenCarrier.includes(figure)) return t.call('walk', { figure, path, prices });
  for (const price of prices) payFor(t, payer!, figure, price);
  w.at[figure] = path.at(-1)!;
}

/** ST-MOV-03 ST-SPN-02 ST-SPN-03: a figure may stop where no other one stands and no spawn point is closed to it. */
const mayStop = (w: Strike, figure: Figure): boolean =>
  !FIGURES.some(one => one !== figure && isOnMap(w, one) && w.at[one] === w.at[figure]) &&
  !closedTo(w, figure).includes(w.at[figure]!);

/** A walk a square at a time, each step paid for as it is taken; it ends where its figure falls or is trapped. */
export const walk = procedure<Strike, Locals['walk']>()({
  leave: (t, my) => {
    const w = t.world;
    if (my.path.length === 0 || !isOnMap(w, my.figure)) return 'end';
    // ST-STA-01 ST-RUL-109
    if (w.trapped[my.figure]! > 0 && mayStop(w, my.figure)) {
      t.log('stopped', { figure: my.figure, square: w.at[my.figure]! });
      return 'end';
    }
    const price = my.prices.shift();
    if (price !== undefined) payFor(t, t.outer('turn')!, my.figure, price);
    const n = harmOnLeaving(w, my.figure)?.[w.at[my.figure]!] ?? 0;
    if (n > 0) t.call('harm', { figures: [my.figure], amounts: [n], isReducible: true });
    return undefined;
  },
  enter: (t, my) => {
    if (!isOnMap(t.world, my.figure)) return 'end';
    enter(t, my.figure, my.path.shift()!);
    return 'leave';
  },
});
