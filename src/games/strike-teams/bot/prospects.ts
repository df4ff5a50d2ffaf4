// Prospects of the Scenario Cards in play: the chance that heroes still fulfil each of them.
import type { Part, ScenarioCard, ScenarioTest, Where } from '../cards/scenario-card.ts';
import { freeSlots, healthOf } from '../table/damage-slots.ts';
import {
  roundsStood,
  tokenDeeds,
  isActive,
  isThere,
  judged,
  leastDamage,
  pickedFor,
  scenarioAt,
  STAGE_COUNT,
  type Tests,
  tokensOf,
  wantedOf,
  sharesIn,
  fallenParts,
  soldiersWanted,
  soldiersFallen,
  heroesIn,
  heroesOut,
  blowsFor,
} from '../table/scenario-cards.ts';
import { FIGURES, gridFor, HERO_FIGURES, isHenchman, isOnMap, kindOf, teamOf } from '../table/figures.ts';
import { squaresOf } from '../table/grid.ts';
import { type Figure, HERO_PHASE, ABSENT, DOWN, HEROES, NONE, type Strike } from '../table/world.ts';
import { cubeAt, distancesFrom, tilesFor } from './goals.ts';

/** Spaces that a figure goes in a round while it does other things too, and rounds for what it does there. */
const SPEED = 5;
const DEED = 0.4;
const NEVER = 50;

interface Judging {
  w: Strike;
  stage: number;
  /** Rounds that are left for heroes. */
  left: number;
  /** Rounds until the Mastermind's side is where a card wants it, which ends the race. */
  race: number;
}
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** The chance that what takes so many rounds is done in those that are left. */
const inTime = (need: number, left: number): number => (need >= NEVER ? 0 : logistic(1.6 * (left - need - 0.3)));
/** Rounds up to and with `until` in which heroes can still act, part of this one too. */
function roundsLeft(w: Strike, until: number): number {
  const now = w.phase < HERO_PHASE ? 1 : w.phase > HERO_PHASE ? 0 : waitingHeroes(w);
  return Math.max(0, until - Math.max(1, w.round) + now);
}
function waitingHeroes(w: Strike): number {
  let all = 0;
  let waiting = 0;
  for (const hero of HERO_FIGURES) {
    if (w.presence[hero] === ABSENT) continue;
    all++;
    if (!w.activated[hero]) waiting++;
  }
  return all > 0 ? waiting / all : 0;
}

// ---- ways ----------------------------------------------------------------------------------------------------

/** Rounds until a figure of some is there; the fallen have to come back first. */
function roundsTo(w: Strike, figures: readonly number[], square: number): number {
  if (square === NONE) return NEVER;
  const spaces = distancesFrom(w, square);
  let best = NEVER;
  for (const figure of figures) {
    if (isOnMap(w, figure)) {
      const slow = 1 + 0.3 * w.moveWounds[figure]! + 0.5 * w.trapped[figure]!;
      best = Math.min(best, (slow * Math.max(0, spaces[w.at[figure]!]! - 1)) / SPEED);
    } else if (w.presence[figure] === DOWN) best = Math.min(best, 1.5 + fromHome(w, spaces) / SPEED);
  }
  return best;
}
const fromHome = (w: Strike, spaces: readonly number[]): number => {
  let best = NEVER;
  for (const square of w.green) best = Math.min(best, spaces[square]!);
  return best;
};
const homeRounds = (w: Strike, square: number): number => fromHome(w, distancesFrom(w, square)) / SPEED;

function squaresAt(w: Strike, stage: number, where: Where): number[] {
  const cube = where === 'besideCube' ? cubeAt(w) : NONE;
  if (cube !== NONE) return [cube];
  return tilesFor(w, stage, where).flatMap(tile => squaresOf(gridFor(w), tile));
}
const roundsToAny = (w: Strike, figures: readonly number[], squares: readonly number[]): number => {
  let best = NEVER;
  for (const square of squares) best = Math.min(best, roundsTo(w, figures, square));
  return best;
};

// ---- tests -----------------------------------------------------------------------------------------------------

/** The chance to reach so many of some tokens, the nearest ones, each after the other. */
function reached(w: Strike, tokens: readonly number[], count: number, left: number, each: number): number {
  if (count <= 0) return 1;
  const needs = tokens.map(token => roundsTo(w, HERO_FIGURES, w.tokenAt[token]!)).sort((a, b) => a - b);
  let chance = 1;
  for (let i = 0; i < count; i++) chance *= inTime((needs[i] ?? NEVER) + DEED + i * each, left);
  return chance;
}
const open = (w: Strike, kind: Parameters<typeof tokensOf>[1]): number[] =>
  tokensOf(w, kind).filter(token => w.tokenAt[token] !== NONE);

const TESTS: Tests<Judging, number> = {
  damaged: ({ w, left }, { token, count: ofMore, ofTwo, first, window }) => {
    const count = wantedOf(w, ofMore, ofTwo);
    const done = tokenDeeds(w, 'damaged', token, window).length;
    if (first) return done > 0 ? 0 : reached(w, open(w, token), 1, left, 0) / Math.max(1, open(w, token).length);
    const tokens = open(w, token);
    if (tokens.length < count - done && tokens.length === 1)
      return inTime(roundsTo(w, HERO_FIGURES, w.tokenAt[tokens[0]!]!) + 0.6 * (count - done), left);
    return reached(w, tokens, count - done, left, 0.25);
  },
  retrieved: ({ w, left }, { token, count, window }) => {
    const done = tokenDeeds(w, 'retrieved', token, window).length;
    return reached(w, open(w, token), count - done, left, 0.2);
  },
  carriedHome: ({ w, left }, { token, window }) => {
    if (tokenDeeds(w, 'home', token, window).length > 0) return 1;
    const [found] = tokensOf(w, token);
    const carrier = found === undefined ? NONE : w.tokenCarrier[found]!;
    if (carrier !== NONE) return inTime(homeRounds(w, w.at[carrier]!) + 0.2, left);
    const [prison] = found === undefined ? open(w, 'prison') : [found];
    if (prison === undefined || w.tokenAt[prison] === NONE) return 0;
    const square = w.tokenAt[prison]!;
    return inTime(roundsTo(w, HERO_FIGURES, square) + DEED + homeRounds(w, square), left);
  },
  defeated: ({ w, stage, left, race }, { role, count, window }) => {
    const done = fallenParts(w, stage, window).length;
    if (done >= count) return 1;
    const figures = pickedFor(w, stage, role);
    if (figures.some(figure => teamOf(figure) === HEROES))
      return Math.max(...figures.map(one => fallChance(w, one, left)));
    const lacks = count - done;
    return Math.max(0, ...figures.map(one => villainFalls(w, one, Math.min(left, race) - TO_RETURN * (lacks - 1))));
  },
  henchmenDefeated: ({ w, left }, test) => {
    const { window } = test;
    const lacks = soldiersWanted(w, test) - soldiersFallen(w, window);
    if (lacks <= 0) return 1;
    return 0.9 * inTime(0.7 * lacks, Math.min(left, (window?.[1] ?? 12) - (window?.[0] ?? 1) + 1));
  },
  extracted: ({ w, left }, { who, window }) => {
    if (who !== 'allHeroes') return 0.05;
    const heroes = heroesIn(w);
    const lacks = heroes.length - heroesOut(w, window);
    if (lacks <= 0) return 1;
    const needs = heroes
      .filter(hero => isOnMap(w, hero))
      .map(hero => homeRounds(w, w.at[hero]!))
      .sort((a, b) => a - b);
    return inTime((needs[lacks - 1] ?? 3) + 1, left);
  },
  standing: ({ w, stage, left }, { where, window, rounds = 1 }) => {
    const lacks = rounds - roundsStood(w, stage, window);
    const way = roundsToAny(w, HERO_FIGURES, squaresAt(w, stage, where));
    return lacks <= 0 ? 1 : inTime(way + lacks - 0.7, left);
  },
  majority: ({ w, stage, left }, { where, points }) => {
    const squares = squaresAt(w, stage, where);
    let lead = 0;
    for (const figure of FIGURES) {
      if (!isOnMap(w, figure)) continue;
      const near = isThere(w, stage, figure, where)
        ? 1
        : Math.max(0, 1 - roundsToAny(w, [figure], squares) / (left + 0.3));
      lead += near * points[kindOf(figure)] * (teamOf(figure) === HEROES ? 1 : -1);
    }
    return logistic((lead - 0.5) / (0.6 + 0.4 * left));
  },
  visits: ({ left, race }) => 0.85 * inTime(race, left),
  hurt: ({ w, stage }, test) => {
    const blows = blowsFor(w, stage, test, test.inOneRound ? [w.round, w.round] : test.window);
    const n = blows.reduce((sum, { damage }) => sum + damage, 0);
    const wanted = leastDamage(w, test.least, pickedFor(w, stage, test.victim));
    return n >= wanted ? 1 : 0.4 + (0.3 * n) / wanted;
  },
  roundOver: () => 1,
  all: (judging, tests) => tests.reduce((chance, test) => chance * chanceOfTest(judging, test), 1),
  any: (judging, tests) => 1 - tests.reduce((chance, test) => chance * (1 - chanceOfTest(judging, test)), 1),
  not: (judging, test) => 1 - chanceOfTest(judging, test),
};
/** The chance that a hero falls in the rounds that are left. */
const fallChance = (w: Strike, hero: number, left: number): number => {
  const worn = 1 - freeSlots(w, hero) / Math.max(1, healthOf(w, hero));
  return Math.min(0.95, 0.04 * left + 0.7 * worn * worn + 0.1 * worn);
};
/** Rounds until a defeated villain is back, and that somebody else is named. */
const TO_RETURN = 2;
const NEAR = 8;
/** The chance that a figure of the Mastermind's side falls in so many rounds: more if it is worn or heroes are near. */
function villainFalls(w: Strike, figure: Figure, rounds: number): number {
  const isBack = isOnMap(w, figure);
  if (rounds <= 0 || (!isBack && w.presence[figure] !== DOWN)) return 0;
  const worn = isBack ? 1 - freeSlots(w, figure) / Math.max(1, healthOf(w, figure)) : 0;
  const spaces = isBack ? SPEED * roundsTo(w, HERO_FIGURES, w.at[figure]!) : NEAR;
  const hazard = 0.06 + 0.1 * Math.max(0, 1 - spaces / NEAR) + 0.35 * worn * worn;
  return 1 - Math.exp(-(isHenchman(figure) ? 2 : 1) * hazard * (isBack ? rounds : Math.max(0, rounds - 1)));
}
/** Rounds until whoever the card names has been where it is wanted, as often as it must. */
function raceOf(w: Strike, stage: number, { fails }: ScenarioCard): number {
  if (!fails || !('visits' in fails)) return NEVER;
  const { role, where, rounds, window } = fails.visits;
  const wait = Math.max(0, (window?.[0] ?? 1) - w.round);
  const way = roundsToAny(w, pickedFor(w, stage, role), squaresAt(w, stage, where));
  return Math.max(wait, way) + Math.max(0, rounds - roundsStood(w, stage, window));
}
const chanceOfTest = (judging: Judging, test: ScenarioTest): number =>
  judged(TESTS, judging, test).reduce((chance, one) => chance * one, 1);

const chanceOf = (w: Strike, stage: number, card: ScenarioCard, { wins }: Part): number =>
  chanceOfTest({ w, stage, left: roundsLeft(w, card.until), race: raceOf(w, stage, card) }, wins);

/** OP that the cards in play are likely to bring heroes, less those that they bring the Mastermind. */
export function scenarioLead(w: Strike): number {
  let lead = 0;
  for (let stage = 0; stage < STAGE_COUNT; stage++) {
    if (!isActive(w, stage)) continue;
    const card = scenarioAt(w, stage)!;
    sharesIn(card).forEach((part, i) => {
      if (((w.won[stage]! | w.failed[stage]!) >> i) & 1) return;
      lead += part.op * (2 * chanceOf(w, stage, card, part) - 1);
    });
  }
  return lead;
}
