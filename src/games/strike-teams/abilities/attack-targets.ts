// Targets of attacks: what may be attacked from a square, and how an attack on it is measured.
import type { Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import { distanceToBarrier, isAdjacent, isBeside, isOpen } from '../table/edges.ts';
import { isOnMap, standingNow, standingOf, teamOf, tokenStrength } from '../table/figures.ts';
import { distance } from '../table/grid.ts';
import { canSee, canSeeBarrier, distancePenalty, obstructions } from '../table/line-of-sight.ts';
import type { AttackLocals } from '../table/locals.ts';
import { dearerFor } from '../table/scenario-cards.ts';
import type { Standing } from '../table/standing.ts';
import {
  type TargetCode,
  type Figure,
  type Attack,
  FIGURE_COUNT,
  HEROES,
  MASTERMIND,
  MELEE,
  NONE,
  RANGED,
  type Strike,
  type T,
  type TargetKind,
} from '../table/world.ts';
import { sharpened, standingDefense } from './powers.ts';

/** A target as one number: figures as they are, squares of objects from 1000, barriers from 2000, tokens from 3000. */
const STEP = 1000;
const KINDS: readonly TargetKind[] = ['figure', 'object', 'barrier', 'token'];
export const targetCode = (kind: TargetKind, n: number): TargetCode => STEP * KINDS.indexOf(kind) + n;
export const kindOfTarget = (code: TargetCode): TargetKind => KINDS[Math.floor(code / STEP)]!;
export const numberOfTarget = (code: TargetCode): number => code % STEP;

/** The terms of an attack that is looking for a target. */
export type Seeking = Pick<AttackLocals, 'figure' | 'weapon' | 'not' | 'near' | 'isArea'> & { from: number };
export type Terms = Pick<AttackLocals, 'figure' | 'weapon' | 'from' | 'target' | 'isFree' | 'not' | 'near' | 'isArea'>;
/** An attack that a figure declares from where it stands, at a target that it chooses; with what is given instead. */
export const attackTerms = (given: Pick<Terms, 'figure' | 'weapon'> & Partial<Terms>): Required<Terms> => ({
  from: NONE,
  target: NONE,
  isFree: false,
  not: [],
  near: null,
  isArea: false,
  ...given,
});
export const originOf = (w: Strike, my: Pick<AttackLocals, 'figure' | 'from'>): number =>
  my.from === NONE ? w.at[my.figure]! : my.from;

/** Can a weapon of the type reach a square? Additional targets and those of areas may be adjacent (ST-MUL-04). */
function reaches(s: Standing, { weapon, near, isArea }: Seeking, from: number, to: number, isThing: boolean): boolean {
  if (near && distance(s.grid, near.square, to) > near.spaces) return false; // ST-MUL-05
  // ST-ATK-02, ST-RUL-43: the own square counts for things.
  if (weapon.type === MELEE) return isAdjacent(s.grid, s.ways, from, to) || (isThing && from === to);
  // ST-ATK-03 ST-ATK-04 ST-OBJ-04
  if (!isThing && !near && !isArea && distance(s.grid, from, to) < 2) return false;
  return from === to || canSee(s.grid, s.ways, from, to); // ST-LOS-01
}
/** ST-RND-08 ST-RND-09 ST-RUL-66: in round 1 the Mastermind's side attacks no hero. */
export const isTruce = (w: Strike, attacker: number, target: number): boolean =>
  w.round === 1 && attacker !== NONE && teamOf(attacker) === MASTERMIND && teamOf(target) === HEROES;

export function figureTargets(t: T, my: Seeking): number[] {
  const w = t.world;
  const s = standingNow(t);
  const found: number[] = [];
  for (let figure = 0; figure < FIGURE_COUNT; figure++) {
    // ST-RUL-60 ST-RSP-04 ST-RUL-89
    if (
      figure === my.figure ||
      !isOnMap(w, figure) ||
      w.isSafe[figure] ||
      my.not?.includes(targetCode('figure', figure))
    )
      continue;
    if (!isTruce(w, my.figure, figure) && reaches(s, my, my.from, w.at[figure]!, false)) found.push(figure);
  }
  return found;
}
/** The Superweapon fires at heroes only. */
export function objectTargets(t: T, my: Seeking): number[] {
  if (my.figure === NONE) return [];
  const s = standingNow(t);
  const { objects, grid } = s;
  const isTarget = (square: number): boolean =>
    objects[square]! > 0 && !my.not?.includes(targetCode('object', square)) && reaches(s, my, my.from, square, true);
  if (my.weapon.type === MELEE)
    return [my.from, ...grid.offsets.map(offset => my.from + offset)].filter(
      square => objects[square] && isTarget(square),
    );
  return grid.squares.filter(isTarget);
}
/** ST-INT-04 ST-OBJ-07 ST-OBJ-09 ST-RUL-38 ST-RUL-39; walls on the edge of a tile are no barriers (ST-OBJ-08).
 *  ST-RUL-113: additional targets, too. */
export function barrierTargets(t: T, my: Seeking): number[] {
  const w = t.world;
  const { grid } = standingNow(t);
  if (my.isArea) return [];
  return grid.barriers.flatMap((_, barrier) => {
    if (isOpen(w.open, barrier) || my.not?.includes(targetCode('barrier', barrier))) return [];
    if (my.near && distanceToBarrier(grid, my.near.square, barrier) > my.near.spaces) return [];
    const can =
      my.weapon.type === MELEE ? isBeside(grid, barrier, my.from) : canSeeBarrier(grid, w.open, my.from, barrier);
    return can ? [barrier] : [];
  });
}
/** ST-TOK-01 ST-TOK-04 ST-RUL-90: only heroes damage Objective Tokens. */
export function tokenTargets(t: T, my: Seeking): number[] {
  const w = t.world;
  if (my.figure === NONE || teamOf(my.figure) !== HEROES) return [];
  const s = standingNow(t);
  return w.tokenAt.flatMap((square, token) => {
    const can = square !== NONE && tokenStrength(w, token) > 0;
    return can && !my.not?.includes(targetCode('token', token)) && reaches(s, my, my.from, square, true) ? [token] : [];
  });
}
/** The targets of each kind, by their numbers. */
export const TARGETS: Readonly<Record<TargetKind, (t: T, my: Seeking) => number[]>> = {
  figure: figureTargets,
  object: objectTargets,
  barrier: barrierTargets,
  token: tokenTargets,
};
const hasSome = (t: T, my: Seeking, kinds: readonly TargetKind[]): boolean =>
  kinds.some(kind => TARGETS[kind](t, my).length > 0);
export const hasTarget = (t: T, my: Seeking): boolean => hasSome(t, my, KINDS);
export const isTarget = (t: T, my: Seeking, code: TargetCode): boolean =>
  TARGETS[kindOfTarget(code)](t, my).includes(numberOfTarget(code));

/** AP more that a controlled hero pays for an attack on a figure of the Mastermind's side. */
export const dearer = (w: Strike, figure: Figure, code: TargetCode): number =>
  kindOfTarget(code) === 'figure' && teamOf(numberOfTarget(code)) === MASTERMIND ? dearerFor(w, figure) : 0;
/** The same for the cheapest of its targets. */
export function leastDearer(t: T, my: Seeking): number {
  const more = dearerFor(t.world, my.figure);
  if (more === 0) return 0;
  const isFree = figureTargets(t, my).some(figure => teamOf(figure) === HEROES) || hasSome(t, my, KINDS.slice(1));
  return isFree ? 0 : more;
}

// ---- refusals ----------------------------------------------------------------------------------------------

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
  const { near } = my;
  if (near && distanceToBarrier(grid, near.square, barrier) > near.spaces) return no('ST-MUL-05', { n: near.spaces });
  const isMelee = my.weapon.type === MELEE && !isBeside(grid, barrier, originOf(t.world, my));
  return isMelee ? 'ST-RUL-38' : no('ST-LOS-01', { square: grid.barriers[barrier].edges[0]![0] });
}

// ---- measuring ---------------------------------------------------------------------------------------------

/** The square of a target; of a barrier the nearer flanking one. */
function squareOf(w: Strike, s: Standing, from: number, kind: TargetKind, n: number): number {
  if (kind === 'figure') return w.at[n]!;
  if (kind === 'object') return n;
  if (kind === 'token') return w.tokenAt[n]!;
  const flanks = s.grid.barriers[n]!.edges.flat();
  return flanks.reduce((a, b) => (distance(s.grid, from, b) < distance(s.grid, from, a) ? b : a));
}
/** ST-LOS-03..09 ST-RUL-36 ST-HUR-04: obstruction counts against ranged attacks on all but doors and walls. */
function obstructionOf(s: Standing, attack: Attack): number {
  if (attack.type !== RANGED || attack.kind === 'barrier' || attack.from === attack.at) return 0;
  const found = obstructions(s, attack.from, attack.at) ?? [];
  let sum = 0;
  for (const { by, defense } of found) if (by !== 'figure' || !attack.ignoreFigures) sum += defense;
  return Math.max(0, sum - attack.ignoreObstruction);
}
/** An attack on a target, measured as things stand. */
export function measured(w: Strike, my: Seeking, code: TargetCode): Attack {
  const s = standingOf(w);
  const kind = kindOfTarget(code);
  const target = numberOfTarget(code);
  const weapon = my.figure === NONE ? my.weapon : sharpened(w, my.figure, my.weapon, kind, target);
  const at = squareOf(w, s, my.from, kind, target);
  const spaces = kind === 'barrier' ? distanceToBarrier(s.grid, my.from, target) : distance(s.grid, my.from, at);
  const attack: Attack = {
    ...weapon,
    figure: my.figure,
    from: my.from,
    kind,
    target,
    at,
    chosen: code,
    // ST-ATK-05 ST-OBJ-05
    penalty: weapon.type === RANGED ? Math.max(0, distancePenalty(spaces) - weapon.ignoreDistance) : 0,
    obstruction: 0,
    bonus: kind === 'figure' ? 0 : weapon.againstThings,
    armor: 0,
    dodge: 0,
    used: [],
    damage: 0,
    isOpen: true,
  };
  attack.obstruction = obstructionOf(s, attack);
  return kind === 'figure' ? { ...attack, ...standingDefense(w, attack) } : attack;
}
/** ST-RUL-62: the strength before defenses. */
export const strengthOf = ({ strength, bonus, penalty }: Attack): number => Math.max(0, strength + bonus - penalty);
/** ST-DEF-08: ignoring armor or dodge lowers no other defense. */
export const defenseOf = ({ armor, dodge, ignoreArmor, ignoreDodge, obstruction }: Attack): number =>
  Math.max(0, armor - ignoreArmor) + Math.max(0, dodge - ignoreDodge) + obstruction;
/** ST-ATK-09 ST-ATK-10 */
export const damageOf = (attack: Attack): number => Math.max(0, strengthOf(attack) - defenseOf(attack));
/** ST-OBJ-01..03 ST-TOK-03: what reaches a thing, which has neither armor nor dodge. */
export const forceOf = (attack: Attack): number => Math.max(0, strengthOf(attack) - attack.obstruction);
