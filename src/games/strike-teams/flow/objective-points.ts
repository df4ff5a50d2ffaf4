// Objective Points: for defeats, and for Scenario Cards that are won or failed.
import { CHARACTERS } from '../cards/characters.ts';
import type { ScenarioTest } from '../cards/scenario-card.ts';
import {
  deedsOf,
  roundsStood,
  tokenDeeds,
  sharesIn,
  isActive,
  isThere,
  judged,
  leastDamage,
  pickedFor,
  scenarioAt,
  STAGE_COUNT,
  type Tests,
  wantedOf,
  fallenParts,
  soldiersFallen,
  soldiersWanted,
  heroesOut,
  heroesIn,
  blowsFor,
} from '../table/scenario-cards.ts';
import { FIGURES, isHenchman, kindOf, otherTeam, teamOf } from '../table/figures.ts';
import { type Figure, HEROES, MASTERMIND, NONE, type Strike, type T, type Team } from '../table/world.ts';

/** A card being judged: its stage, and the round that ends just now, 0 within a round. */
interface Judging {
  w: Strike;
  stage: number;
  over: number;
}
const TESTS: Tests<Judging, boolean> = {
  damaged: ({ w, stage }, { token, count, ofTwo, window, first }) => {
    const found = tokenDeeds(w, 'damaged', token, window);
    if (first) return found.length > 0 && pickedFor(w, stage, first)[0] === found[0]!.token;
    return found.length >= wantedOf(w, count, ofTwo);
  },
  retrieved: ({ w }, { token, count, window }) => tokenDeeds(w, 'retrieved', token, window).length >= count,
  carriedHome: ({ w }, { token, window }) => tokenDeeds(w, 'home', token, window).length > 0,
  defeated: ({ w, stage }, { count, window }) => fallenParts(w, stage, window).length >= count,
  henchmenDefeated: ({ w }, test) => soldiersFallen(w, test.window) >= soldiersWanted(w, test),
  extracted: ({ w, stage }, { who, window }) =>
    who === 'allHeroes'
      ? heroesOut(w, window) >= heroesIn(w).length
      : deedsOf(w, 'out', window).some(({ parts }) => (parts >> stage) & 1),
  standing: ({ w, stage }, { window, rounds = 1 }) => roundsStood(w, stage, window) >= rounds,
  majority: ({ w, stage }, { where, points: worth }) => {
    const points = [0, 0];
    for (const figure of FIGURES)
      if (isThere(w, stage, figure, where)) points[teamOf(figure)]! += worth[kindOf(figure)];
    return points[HEROES]! > points[MASTERMIND]!;
  },
  visits: ({ w, stage }, { rounds, window }) => roundsStood(w, stage, window) >= rounds,
  hurt: ({ w, stage }, test) => {
    const sums = new Map<number, number>();
    for (const { round, damage } of blowsFor(w, stage, test)) {
      const key = test.inOneRound ? round : 0;
      sums.set(key, (sums.get(key) ?? 0) + damage);
    }
    const least = leastDamage(w, test.least, pickedFor(w, stage, test.victim));
    return [...sums.values()].some(n => n >= least);
  },
  roundOver: ({ over }, round) => over === round,
  all: (judging, tests) => tests.every(test => holds(judging, test)),
  any: (judging, tests) => tests.some(test => holds(judging, test)),
  not: (judging, test) => !holds(judging, test),
};
const holds = (judging: Judging, test: ScenarioTest): boolean => judged(TESTS, judging, test).every(Boolean);

/** After every complete event: won, else failed, by the first test that is true (ST-OPS-07, ST-OPS-08, ST-RUL-96). */
export function checkScenarios(t: T, over = 0): void {
  for (let stage = 0; stage < STAGE_COUNT; stage++) if (isActive(t.world, stage)) judge(t, stage, over);
}
function judge(t: T, stage: number, over: number): void {
  const w = t.world;
  const card = scenarioAt(w, stage)!;
  const shares = sharesIn(card);
  const judging = { w, stage, over };
  shares.forEach((share, i) => {
    if (((w.won[stage]! | w.failed[stage]!) >> i) & 1) return;
    const isWon = holds(judging, share.wins);
    if (!isWon && !holds(judging, share.fails)) return;
    if (isWon) w.won[stage]! |= 1 << i;
    else w.failed[stage]! |= 1 << i;
    t.log(isWon ? 'scenarioWon' : 'scenarioFailed', { scenario: w.piles.stages.cards[stage]!, n: share.op });
    awardOp(t, isWon ? HEROES : MASTERMIND, share.op);
  });
  if ((w.won[stage]! | w.failed[stage]!) === (1 << shares.length) - 1) close(w, stage);
}
/** Its tokens leave the map, and its side effects end. */
function close(w: Strike, stage: number): void {
  w.isClosed[stage] = true;
  w.tokenStage.forEach((of, token) => {
    if (of !== stage) return;
    w.tokenAt[token] = NONE;
    w.tokenCarrier[token] = NONE;
  });
}

// ---- defeats ------------------------------------------------------------------------------------------------

/** ST-SEAT-04 ST-OPS-01: each team has one total, which everybody sees. */
export function awardOp(t: T, team: Team, n: number): void {
  t.world.op[team] += n;
  t.log('scored', { team, n });
}
/** ST-OPS-05: so many tokens make a point. */
const TOKENS_A_POINT = 3;

/** ST-OPS-02..06 ST-RUL-94: always the other team, and only for the first defeat. */
export function scoreDefeat(t: T, figure: Figure): void {
  const w = t.world;
  if (isHenchman(figure)) {
    if (w.henchmanTokens === 0) return;
    w.henchmanTokens--;
    w.collected++;
    if (w.collected % TOKENS_A_POINT === 0) awardOp(t, HEROES, 1);
    return;
  }
  if (w.taken[figure]) return;
  w.taken[figure] = true;
  awardOp(t, otherTeam(teamOf(figure)), CHARACTERS[figure]!.kind === 'mastermind' ? 2 : 1);
}
