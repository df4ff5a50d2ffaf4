// The places, parts and marks that bots which search choose: where tokens lie and figures return, who leads, which tile
// is named.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import { tileNames } from '../flow/set-up-objectives.ts';
import { freeSlots, healthOf } from '../table/damage-slots.ts';
import { mastermindSeat, FIGURES, gridFor, HERO_FIGURES, isOnMap, teamOf } from '../table/figures.ts';
import { squaresOf } from '../table/grid.ts';
import { scenarioAt, tokensOf } from '../table/scenario-cards.ts';
import { spawnOptions } from '../table/spawn-points.ts';
import { type Figure, HEROES, MASTERMIND, NONE, type Strike, type T, type Team } from '../table/world.ts';
import { distancesFrom, pulls } from './goals.ts';

/** Above all distances on a map, so that no weight is 0. */
const LONG = 60;
/** Spaces from a square to the nearest of some others; LONG where there are none. */
function nearest(w: Strike, square: number, others: readonly number[]): number {
  const spaces = distancesFrom(w, square);
  let best = LONG;
  for (const other of others) best = Math.min(best, spaces[other]!);
  return best;
}
/** Where heroes come from: their spawn points, or all that the map offers before they have placed them. */
const homes = (w: Strike): readonly number[] => (w.green.length > 0 ? w.green : spawnOptions(gridFor(w), 'green'));
const squaresWith = (w: Strike, team: Team): number[] =>
  FIGURES.flatMap(figure => (isOnMap(w, figure) && teamOf(figure) === team ? [w.at[figure]!] : []));

/** The worth of a square to the Mastermind: far from where heroes come from, and near to her own figures. */
const guarded = (w: Strike, square: number): number =>
  LONG + nearest(w, square, homes(w)) - 0.5 * nearest(w, square, squaresWith(w, MASTERMIND));
/** Heroes want short ways, the Mastermind long ones that she can guard. */
const place: Weigher<Strike> = ({ world: w, seats }, seat, { n }) =>
  seat === mastermindSeat(seats) ? guarded(w, n) : 2 * LONG - nearest(w, n, homes(w));

/** Figures on a tile that would be hurt there: heroes for, others against it. */
function hurtOn(w: Strike, squares: readonly number[]): number {
  const count = (team: Team): number => squaresWith(w, team).filter(square => squares.includes(square)).length;
  return count(HEROES) - count(MASTERMIND);
}
const mark: Weigher<Strike> = (t, _seat, { n }) => {
  const w = t.world;
  const my = t.outer('marking')!;
  const squares = squaresOf(gridFor(w), tileNames(w)[n]!);
  if (scenarioAt(w, my.stage)!.marks![my.mark]!.mark !== 'cracked') return guarded(w, squares[0]!);
  const ways = nearest(w, squares[0]!, squaresWith(w, HEROES)) / LONG;
  return Math.max(0.1, LONG + hurtOn(w, squares) - ways);
};

/** The worth of a figure for a part: one that stands much, far from heroes. */
const sturdy = (w: Strike, figure: Figure): number =>
  freeSlots(w, figure) + (isOnMap(w, figure) ? 0.3 * nearest(w, w.at[figure]!, squaresWith(w, HEROES)) : 0);
const PARTS: Readonly<Record<string, (w: Strike, n: number) => number>> = {
  leader: sturdy,
  seeker: (w, figure) => {
    const [cube] = tokensOf(w, 'cosmic-cube');
    const way = cube === undefined || !isOnMap(w, figure) ? 0 : nearest(w, w.at[figure]!, [w.tokenAt[cube]!]);
    return Math.max(1, LONG + freeSlots(w, figure) - way);
  },
  controlled: (w, hero) => Math.max(1, LONG - freeSlots(w, hero)),
  frenemy: freeSlots,
  courier: (w, figure) => healthOf(w, figure) ** 2,
  master: (w, token) => nearest(w, w.tokenAt[token]!, homes(w)) ** 2,
};
function pick(t: T, n: number): number {
  const my = t.outer('picking')!;
  const { role } = scenarioAt(t.world, my.stage)!.picks![my.pick]!;
  return PARTS[role]?.(t.world, n) ?? 1;
}

/** Heroes begin near to what there is to do. */
const begin: Weigher<Strike> = ({ world: w }, _seat, { n }) => {
  const tokens = w.tokenAt.filter(square => square !== NONE);
  return tokens.length > 0 && w.at.some((square, figure) => square !== NONE && !HERO_FIGURES.includes(figure))
    ? 2 * LONG - nearest(w, n, tokens)
    : 1;
};
/** Whoever comes back does so where it is drawn to. */
const comeBack: Weigher<Strike> = (t, _seat, { n }) => Math.max(0.1, LONG + pulls(t, t.outer('respawn')!.figure)[n]!);

export const placements: Readonly<Record<string, Weigher<Strike>>> = {
  'placing.place': place,
  'placing.name': place,
  'marking.tile': mark,
  'picking.hidden': (t, _seat, { n }) => pick(t, n),
  'picking.openly': (t, _seat, { n }) => pick(t, n),
  'naming.name': ({ world }, _seat, { n }) => sturdy(world, n),
  'spawning.place': begin,
  'respawn.to': comeBack,
};
