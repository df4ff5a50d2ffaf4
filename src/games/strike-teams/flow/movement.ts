// Movement: advancing by a cheapest path or one of one's own, running, bonus movement, what happens on the way, and why
// a way is refused.
import type { Choices, Verdict } from '#engine/definition.ts';
import { procedure, composed } from '#engine/game.ts';
import { choice } from '#engine/kit/question.ts';
import { no } from '#engine/refusals.ts';
import { bonusEnds } from '../abilities/aims.ts';
import { surcharge, isBarred } from '../abilities/legality.ts';
import { harmOnLeaving, slips } from '../abilities/powers.ts';
import { pay, purse } from '../table/points.ts';
import { adjacentTo, barrierBetween, isAdjacent } from '../table/edges.ts';
import {
  characterOf,
  closedTo,
  FIGURES,
  figureAt,
  isHenchman,
  isOnMap,
  sideOf,
  teamOf,
  standingNow,
  standingOf,
  deciderOf,
  gridFor,
} from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import type { Locals, Turn, BonusMove } from '../table/locals.ts';
import { FAR, pathTo, type Reach, reach, type Walker } from '../table/reach.ts';
import { HERO, MASTERMIND, type Standing } from '../table/standing.ts';
import { type Figure, type Strike, type T, NONE } from '../table/world.ts';
import { hasFigure } from './attack-choice.ts';
import { enter } from './tokens-and-interactions.ts';

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
  const { from, side, slips: isSlipping } = walkerOf(t.world, figure);
  const more = surcharge(t.world, figure, 'move');
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
const walk = procedure<Strike, Locals['walk']>()({
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

const endsOf = (w: Strike, my: BonusMove): readonly number[] => (mayMove(w, my.figure) ? bonusEnds(w, my) : []);
/** The squares of a straight way. */
function straightPath(w: Strike, from: number, to: number): number[] {
  const { grid } = standingOf(w);
  const [dx, dy] = [
    (to % grid.width) - (from % grid.width),
    Math.floor(to / grid.width) - Math.floor(from / grid.width),
  ];
  const step = Math.sign(dx) + grid.width * Math.sign(dy);
  return Array.from({ length: Math.max(Math.abs(dx), Math.abs(dy)) }, (_, i) => from + (i + 1) * step);
}
/** ST-MPW-04: fewer spaces, or none; an exact move is made whole (ST-MPW-03). */
const bonusMove = choice<Strike, BonusMove>('to', {
  step: 'to',
  rule: 'ST-MPW-01',
  by: (t, my) => (endsOf(t.world, my).length > 0 ? deciderOf(t.world, my.figure) : null),
  pass: 'stay',
  about: (_t, my) => ({ figure: my.figure, n: my.spaces }),
  of: 'square',
  each: (t, my) => endsOf(t.world, my),
  take: (t, my, _seat, square) => {
    const w = t.world;
    if (my.mode !== 'free') goAlong(t, my.figure, straightPath(w, w.at[my.figure]!, square));
    else go(t, my.figure, bonusReach(w, my.figure, my.spaces, my.throughEnemies), square);
  },
});

// ---- refusals ----------------------------------------------------------------------------------------------

/** More than any way on a map costs. */
const ANY_PRICE = 120;
const isSquare = (t: T, square: number): boolean => !!standingNow(t).grid.tile[square];

/** ST-STA-01 ST-WND-08: a figure that does not move at all. */
const immovable = (w: Strike, figure: Figure): Verdict =>
  w.trapped[figure]! > 0 ? 'ST-STA-01' : isBarred(w, figure, 'move') && 'ST-WND-08';
/** ST-ACT-10 ST-MOV-16: a price above what there is, or above what one soldier may walk. */
function tooDear(w: Strike, figure: Figure, price: number, step = 0): Verdict {
  const { budget } = walkerOf(w, figure);
  if (price <= budget) return false;
  const rule = isHenchman(figure) && budget < purse(w, characterOf(figure)) ? 'ST-MOV-16' : 'ST-ACT-10';
  return no(rule, { n: price, ap: budget, step }, rule === 'ST-ACT-10' ? 'walkTooDear' : undefined);
}
/** ST-MOV-02 ST-MOV-03 ST-SPN-02 ST-SPN-03: a square where the figure may not stop. */
function noStop(t: T, figure: Figure, square: number, step = 0): Verdict {
  const w = t.world;
  const other = figureAt(w, square);
  if (other !== NONE) return no(teamOf(other) === teamOf(figure) ? 'ST-MOV-03' : 'ST-MOV-02', { step });
  if (!closedTo(w, figure).includes(square)) return false;
  return no(w.green.includes(square) ? 'ST-SPN-02' : 'ST-SPN-03', { step });
}
/** ST-MOV-02 ST-MOV-04: a square that `advance` does not offer. */
function unreachable(t: T, my: Turn, square: number): Verdict {
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

const pathPrice = (t: T, figure: Figure, path: readonly number[]): number =>
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
function pathRefusal(t: T, figure: Figure, path: readonly number[]): Verdict {
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
function noPath(t: T, figure: Figure, path: readonly number[]): Verdict {
  if (figure === NONE || !isOnMap(t.world, figure)) return false;
  const { grid } = standingNow(t);
  if (path.length === 0 || path.some(square => !grid.tile[square])) return false;
  return immovable(t.world, figure) || pathRefusal(t, figure, path);
}

// ---- choices of a turn ----------------------------------------------------------------------------------------

/** ST-MOV-11: the running space. */
const runReach = (t: T, my: Turn): Reach => bonusReach(t.world, my.figure, 1);

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
    each: (t, my) => runReach(t, my).ends,
    take: (t, my, _seat, n) => {
      my.hasRun = true;
      go(t, my.figure, runReach(t, my), n);
      return 'next';
    },
  },
};

export const movementProcedures = { walk, bonusMove };
