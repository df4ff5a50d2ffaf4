// Goals of a figure: squares with their worth, how far off each square of the map is from them, and the Scenario Cards
// that want the unusual: blows among teammates, and leaving the mission.
import type { ScenarioTest, Where, ScenarioCard } from '../cards/scenario-card.ts';
import { SCENARIOS } from '../cards/scenarios.ts';
import { isRetrievable } from '../flow/tokens-and-interactions.ts';
import { freeSlots } from '../table/damage-slots.ts';
import {
  deedsOf,
  isActive,
  partsOf,
  pickedFor,
  tokensOf,
  leastDamage,
  scenarioAt,
  STAGE_COUNT,
  type Hurt,
  heroesIn,
  heroesOut,
} from '../table/scenario-cards.ts';
import { doorsOpen } from '../table/edges.ts';
import { FIGURES, gridFor, isHenchman, isOnMap, teamOf, tokenStrength } from '../table/figures.ts';
import { distance, squaresOf, type Grid } from '../table/grid.ts';
import { isAtHome } from '../table/points.ts';
import { FAR, reach } from '../table/reach.ts';
import { HERO, standing } from '../table/standing.ts';
import { type Figure, HEROES, MASTERMIND, NONE, type Strike, type T } from '../table/world.ts';

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

export function tilesFor(w: Strike, stage: number, where: Where): string[] {
  if (where === 'villainZone') return w.zones[MASTERMIND].split('');
  if (where === 'goalTile') return [gridFor(w).card.goalTile ?? ''];
  return where === 'besideCube' ? [] : [w.marks[stage]!.at(-1) ?? ''];
}
/** Where the Cosmic Cube is, which may be carried; none where there is none. */
export function cubeAt(w: Strike): number {
  const [cube] = tokensOf(w, 'cosmic-cube');
  if (cube === undefined) return NONE;
  const carrier = w.tokenCarrier[cube]!;
  return carrier === NONE ? w.tokenAt[cube]! : w.at[carrier]!;
}
/** The square of some tiles that is nearest to the figure. */
function nearestOn(w: Strike, figure: Figure, tiles: readonly string[]): number {
  const grid = gridFor(w);
  let best = NONE;
  for (const square of tiles.flatMap(tile => squaresOf(grid, tile)))
    if (best === NONE || distance(grid, w.at[figure]!, square) < distance(grid, w.at[figure]!, best)) best = square;
  return best;
}
/** Where a place is for a figure, and how near to it is there. */
const placeOf = (w: Strike, figure: Figure, stage: number, where: Where): { square: number; near: number } =>
  where === 'besideCube'
    ? { square: cubeAt(w), near: 1 }
    : { square: nearestOn(w, figure, tilesFor(w, stage, where)), near: 0 };
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
function pullsOf({ world: w }: T, figure: Figure): number[] {
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
export const pulls = (t: T, figure: Figure): readonly number[] => t.memo(pullsOf, figure);

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

/** All tests of a card that heroes want to be true, those of its parts and those inside of others too. */
function testsIn(card: ScenarioCard): ScenarioTest[] {
  const inside = (test: ScenarioTest | undefined): ScenarioTest[] => {
    if (!test) return [];
    if ('all' in test) return test.all.flatMap(inside);
    if ('any' in test) return test.any.flatMap(inside);
    return 'not' in test ? [] : [test];
  };
  return [inside(card.wins), ...(card.parts ?? []).map(({ wins }) => inside(wins))].flat();
}
/** The same with those that the Mastermind wants to be true. */
export const testsFor = (card: ScenarioCard): readonly ScenarioTest[] => ALL_TESTS.get(card)!;
const ALL_TESTS: ReadonlyMap<ScenarioCard, readonly ScenarioTest[]> = new Map(
  SCENARIOS.map(card => [card, [...testsIn(card), ...(card.fails && 'visits' in card.fails ? [card.fails] : [])]]),
);
/** The cards in play that can still be won, by stage. */
export function liveCards(w: Strike): { card: ScenarioCard; stage: number }[] {
  const found: { card: ScenarioCard; stage: number }[] = [];
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    const card = isActive(w, stage) ? scenarioAt(w, stage) : undefined;
    if (card && w.round <= card.until) found.push({ card, stage });
  }
  return found;
}

// ---- blows among teammates -------------------------------------------------------------------------------------

const BLOW = 5;
const SAFE_SLOTS = 4;
/** Damage that a test still lacks between two heroes, or 0 where it is not about them. */
function lacking(w: Strike, stage: number, test: Hurt, attacker: number, target: number): number {
  const { victim, by, least, battle, inOneRound, window } = test;
  const isIn = !window || (w.round >= window[0] && w.round <= window[1]);
  if (!isIn || !pickedFor(w, stage, victim).includes(target)) return 0;
  if (by !== 'teammates' && !pickedFor(w, stage, by).includes(attacker)) return 0;
  if (battle && [attacker, target].some(hero => isAtHome(w, w.at[hero]!, HEROES))) return 0;
  const done = deedsOf(w, 'hurt', inOneRound ? [w.round, w.round] : window)
    .filter(blow => blow.figure === target && (by === 'teammates' || blow.by === attacker))
    .reduce((sum, { damage }) => sum + damage, 0);
  return Math.max(0, leastDamage(w, least, [target]) - done);
}
/** The worth of a blow against a teammate that a card wants, if the teammate stands it. */
export function blowWorth(w: Strike, attacker: number, target: number): number {
  if (teamOf(attacker) !== HEROES || teamOf(target) !== HEROES || attacker === target) return 0;
  for (const { card, stage } of liveCards(w))
    for (const test of testsFor(card)) {
      const lacks = 'hurt' in test ? lacking(w, stage, test.hurt, attacker, target) : 0;
      if (lacks > 0 && freeSlots(w, target) >= lacks + SAFE_SLOTS) return BLOW;
    }
  return 0;
}

// ---- leaving ---------------------------------------------------------------------------------------------------

/** Rounds before the card's own in which heroes set out for home. */
const ONE_EARLY = 1;
/** The heroes that should leave the mission: those nearest to their spawn points. */
export function leavers(w: Strike): number[] {
  const card = liveCards(w).find(({ card }) => testsFor(card).some(isExodus))?.card;
  if (!card || w.round < card.from - ONE_EARLY) return [];
  const heroes = heroesIn(w);
  const gone = heroesOut(w, [card.from, card.until]);
  const grid = gridFor(w);
  const fromHome = (hero: number): number => Math.min(...w.green.map(square => distance(grid, square, w.at[hero]!)));
  return heroes
    .filter(hero => isOnMap(w, hero))
    .sort((a, b) => fromHome(a) - fromHome(b) || a - b)
    .slice(0, Math.max(0, heroes.length - gone));
}
const isExodus = (test: ScenarioTest): boolean => 'extracted' in test && test.extracted.who === 'allHeroes';
/** May one who leaves go now? */
export const isTimeToLeave = (w: Strike): boolean =>
  liveCards(w).some(({ card }) => w.round >= card.from && testsFor(card).some(isExodus));
