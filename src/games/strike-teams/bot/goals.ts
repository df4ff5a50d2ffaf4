// Goals of a figure: squares with their worth, and how far off each square of the map is from them.
import type { ScenarioTest, Where } from '../cards/scenario-card.ts';
import { isRetrievable } from '../flow/objective-tokens.ts';
import { doorsOpen } from '../table/edges.ts';
import { FIGURES, gridFor, isHenchman, isOnMap, teamOf, tokenStrength } from '../table/figures.ts';
import { distance, squaresOf, type Grid } from '../table/grid.ts';
import { FAR, reach } from '../table/reach.ts';
import { isActive, partsOf, pickedFor, tokensOf } from '../table/scenario-cards.ts';
import { HERO, standing } from '../table/standing.ts';
import { type Figure, HEROES, MASTERMIND, NONE, type Strike, type T } from '../table/world.ts';
import { blowWorth, leavers, liveCards, testsFor } from './odd-cards.ts';

/** A square that a figure is drawn to; it is close enough at so many spaces. */
export interface Goal {
  readonly square: number;
  readonly worth: number;
  readonly near: number;
  /** The thing at a goal: a token, a figure, or a place that the card of a stage is about. */
  readonly kind: 'token' | 'home' | 'place' | 'enemy' | 'friend';
  readonly of: number;
}
const TOKEN = 7;
const HOMEWARD = 12;
const PLACE = 7;
const VISIT = 14;
const ENEMY = 3;
const WANTED = 5;
const CARRIER = 7;
const GUARD = 2;
/** A teammate for whom a card wants a blow: both must meet before the enemy is upon them. */
const FRENEMY = 9;

// ---- places --------------------------------------------------------------------------------------------------

const tilesFor = (w: Strike, stage: number, where: Where): string[] => {
  if (where === 'villainZone') return w.zones[MASTERMIND].split('');
  if (where === 'goalTile') return [gridFor(w).card.goalTile ?? ''];
  return where === 'besideCube' ? [] : [w.marks[stage]!.at(-1) ?? ''];
};
/** The square of some tiles that is nearest to the figure. */
function nearestOn(w: Strike, figure: Figure, tiles: readonly string[]): number {
  const grid = gridFor(w);
  let best = NONE;
  for (const square of tiles.flatMap(tile => squaresOf(grid, tile)))
    if (best === NONE || distance(grid, w.at[figure]!, square) < distance(grid, w.at[figure]!, best)) best = square;
  return best;
}
/** Where a place is for a figure, and how near to it is there: the Cube may be carried. */
function placeOf(w: Strike, figure: Figure, stage: number, where: Where): { square: number; near: number } {
  if (where !== 'besideCube') return { square: nearestOn(w, figure, tilesFor(w, stage, where)), near: 0 };
  const cube = tokensOf(w, 'cosmic-cube')[0];
  if (cube === undefined) return { square: NONE, near: 0 };
  const carrier = w.tokenCarrier[cube]!;
  return { square: carrier === NONE ? w.tokenAt[cube]! : w.at[carrier]!, near: 1 };
}
/** Rounds before that of a test in which figures set out for its place. */
const EARLY = 2;
/** The worth of being where a test wants this figure, 0 where it is not about it or not yet. */
function placeWorth(w: Strike, figure: Figure, stage: number, until: number, test: ScenarioTest): number {
  if ('standing' in test) return teamOf(figure) === HEROES ? PLACE : 0;
  if ('majority' in test) return w.round > until - EARLY ? PLACE + 3 : w.round > until - 2 * EARLY ? ENEMY : 0;
  if (!('visits' in test) || teamOf(figure) === HEROES) return 0;
  const { role, window } = test.visits;
  return pickedFor(w, stage, role).includes(figure) && w.round >= (window?.[0] ?? 1) - EARLY ? VISIT : 0;
}
function whereOf(test: ScenarioTest): Where | undefined {
  if ('standing' in test) return test.standing.where;
  if ('majority' in test) return test.majority.where;
  return 'visits' in test ? test.visits.where : undefined;
}
function placeGoals(w: Strike, figure: Figure): Goal[] {
  const found: Goal[] = [];
  for (const { card, stage } of liveCards(w)) {
    for (const test of testsFor(card)) {
      const where = whereOf(test);
      const worth = where ? placeWorth(w, figure, stage, card.until, test) : 0;
      const { square, near } = worth > 0 ? placeOf(w, figure, stage, where!) : { square: NONE, near: 0 };
      if (square !== NONE) found.push({ square, worth, near, kind: 'place', of: stage });
    }
  }
  return found;
}

// ---- tokens and figures --------------------------------------------------------------------------------------

/** Heroes work on tokens; the Mastermind's side stands beside them. */
function tokenGoals(w: Strike, figure: Figure): Goal[] {
  const worth = teamOf(figure) === HEROES ? TOKEN : GUARD;
  return w.tokenAt.flatMap((square, token): Goal[] => {
    const isOfUse = tokenStrength(w, token) > 0 || isRetrievable(w, token);
    if (square === NONE || !isOfUse || !isActive(w, w.tokenStage[token]!)) return [];
    return [{ square, worth, near: 1, kind: 'token', of: token }];
  });
}
/** Closer for melee than for those who shoot. */
const NEAR_ENEMY = 2;
function enemyGoals(w: Strike, figure: Figure): Goal[] {
  return FIGURES.flatMap((one): Goal[] => {
    if (teamOf(one) === teamOf(figure) || !isOnMap(w, one) || w.isSafe[one]) return [];
    const isWanted = partsOf(w, one) > 0;
    const worth = w.tokenCarrier.includes(one) ? CARRIER : isWanted ? WANTED : isHenchman(one) ? ENEMY - 1 : ENEMY;
    return [{ square: w.at[one]!, worth, near: NEAR_ENEMY, kind: 'enemy', of: one }];
  });
}
/** Teammates to whom a card wants a blow dealt. */
const friendGoals = (w: Strike, figure: Figure): Goal[] =>
  FIGURES.flatMap((one): Goal[] =>
    isOnMap(w, one) && blowWorth(w, figure, one) > 0
      ? [{ square: w.at[one]!, worth: FRENEMY, near: 1, kind: 'friend', of: one }]
      : [],
  );
export function goalsOf(w: Strike, figure: Figure): Goal[] {
  if (teamOf(figure) === MASTERMIND)
    return [...enemyGoals(w, figure), ...tokenGoals(w, figure), ...placeGoals(w, figure)];
  if (w.tokenCarrier.includes(figure) || leavers(w).includes(figure))
    return w.green.map(square => ({ square, worth: HOMEWARD, near: 0, kind: 'home', of: figure }));
  return [...tokenGoals(w, figure), ...placeGoals(w, figure), ...enemyGoals(w, figure), ...friendGoals(w, figure)];
}

// ---- how a square draws --------------------------------------------------------------------------------------

const A_SPACE = 0.3;
const ANYWHERE = 60;
const pullFrom = ({ worth, near }: Goal, spaces: number): number => worth - A_SPACE * Math.max(0, spaces - near);
/** How well a figure would stand on each square, whatever stands in its way; doors are as good as open. */
function pullsOf(w: Strike, figure: Figure): number[] {
  const grid = gridFor(w);
  const pulls = grid.tile.map(() => -ANYWHERE);
  for (const goal of goalsOf(w, figure)) {
    const spaces = distancesFrom(w, goal.square);
    for (const at of grid.squares) {
      if (spaces[at] === FAR) continue;
      const pull = pullFrom(goal, spaces[at]!);
      if (pull > pulls[at]!) pulls[at] = pull;
    }
  }
  return pulls;
}
/** The same, made once while a question is being answered. */
export const pulls = (t: T, figure: Figure): readonly number[] => t.memo(pullsNow, figure);
const pullsNow = ({ world }: T, figure: Figure): readonly number[] => pullsOf(world, figure);

/** The goal that draws a figure most on a square, with how far off it is; nothing where there is none. */
export const goalAt = (w: Strike, figure: Figure, square: number): Drawn | undefined =>
  strongest(w, goalsOf(w, figure), square);
interface Drawn {
  goal: Goal;
  spaces: number;
}
function strongest(w: Strike, goals: readonly Goal[], square: number): Drawn | undefined {
  let found: Drawn | undefined;
  let most = -Infinity;
  for (const goal of goals) {
    const spaces = distancesFrom(w, goal.square)[square]!;
    if (spaces === FAR || pullFrom(goal, spaces) <= most) continue;
    most = pullFrom(goal, spaces);
    found = { goal, spaces };
  }
  return found;
}
/** Spaces between a figure and what draws it most, 0 where nothing does. Heroes need not go to enemies whom no card
 *  wants defeated: those come to them. */
export function spacesToGoal(w: Strike, figure: Figure): number {
  const isHero = teamOf(figure) === HEROES;
  const goals = goalsOf(w, figure).filter(({ kind, worth }) => !isHero || kind !== 'enemy' || worth > ENEMY);
  const found = strongest(w, goals, w.at[figure]!);
  return found ? Math.max(0, found.spaces - found.goal.near) : 0;
}

/** More spaces than any way has. */
const MOST_SPACES = 120;
/** By map: the mask of its doors, and by open walls and square the distances. Maps and walls are few. */
const kept = new WeakMap<Grid, { doors: number; masks: Map<number, (readonly number[])[]> }>();
const MOST_MASKS = 64;

/** The number of spaces from a square to each square; FAR where there is no way. Bonus movement pays 1 for whatever
 *  lies in a space, so that rubble changes nothing. */
export function distancesFrom(w: Strike, square: number): readonly number[] {
  const grid = gridFor(w);
  let map = kept.get(grid);
  if (!map) kept.set(grid, (map = { doors: doorsOpen(grid), masks: new Map() }));
  const open = w.open | map.doors;
  let lists = map.masks.get(open);
  if (!lists) {
    if (map.masks.size >= MOST_MASKS) map.masks.clear();
    map.masks.set(open, (lists = []));
  }
  return (lists[square] ??= spacesFrom(grid, open, square));
}
const spacesFrom = (grid: Grid, open: number, from: number): readonly number[] =>
  reach(standing(grid, { open }), { from, side: HERO, budget: MOST_SPACES, bonus: true }).cost;
