// The worth of things to a School in Revolution Points, by which bots judge a table.
import { chanceOfLead } from '#engine/kit/bot-kit.ts';
import type { Seat } from '#engine/types.ts';
import { trainingOf } from '../cards/index.ts';
import { isOnBoard, missionIn } from '../table/figures.ts';
import { plotOf } from '../cards/plots.ts';
import { distance } from '../table/hex.ts';
import type { Reward } from '../cards/mission-card.ts';
import { healthOf, sumOfAttributes } from '../abilities/stats.ts';
import { NONE, type Fight, type Revolution, type T } from '../table/world.ts';
import { CHARACTERS, isHero, isLeader, isStudent, isTraining, TRAININGS } from '../cards/numbers.ts';
import { ableOf } from '../table/characters.ts';
import { HAND_SIZES, MOST_RP } from '../table/points-and-hope.ts';

/** Hope up to what can well be spent in a round, and beyond. */
export const HOPE = 0.1;
const SPARE_HOPE = 0.03;
export const PURSE = 12;
/** Standing on 6 wins unless somebody changes it. */
export const GOAL = 1;
/** A Plot Point while Events can be played, and later, when only Reactions ask for it. */
const PP = 0.1;
const LATE_PP = 0.03;
/** A Plot Card beyond its Hope Value. */
export const CARD = 0.05;

const ATTRIBUTE = 0.02;
/** Only one is sent on a mission, so the best counts most. */
const BEST = 0.1;
/** Income and wages of the rounds to come. */
const STUDENT = 0.2;
const HERO = -0.1;
export const POWER = 0.05;
export const TRIUMPH = 0.15;
export const INJURY = 0.15;
/** Somebody to send at all. */
const ABLE = 0.6;
const TRAINING = 0.08;

/** A stat point of a Player Character, and what it is to be near defeat. */
const STAT = 0.03;
const DANGER_BELOW = 7;
const DANGER = 0.07;
/** A reward in reach: to its leaders, and to the others. */
const LEADING = 0.55;
const FOLLOWING = 0.25;
/** A hex farther from the next goal. */
const HEX = 0.01;
/** A stat point in the tournament, where the game is at stake. */
const LAST_STAT = 0.5;

/** The worth of each School's standing. */
export function standings(w: Revolution): number[] {
  const sums = w.rp.map((_, seat) => possessions(w, seat));
  addCharacters(w, sums);
  if (w.fight) addFight(w.fight, sums);
  return sums;
}

/** A lead of this many Revolution Points is as good as won three times in four or so. */
const LEAD = 1.5;

export const value = ({ world }: Pick<T, 'world'>, seat: Seat): number => chanceOfLead(standings(world), seat, LEAD);

function possessions(w: Revolution, seat: Seat): number {
  const pp = w.phase === 'plot' && !w.passed[seat] ? PP : LATE_PP;
  const goal = w.rp[seat] === MOST_RP ? GOAL : 0;
  return w.rp[seat]! + goal + hopeWorth(w.hope[seat]! + w.stake[seat]!) + pp * w.pp[seat]! + handWorth(w, seat);
}
export const hopeWorth = (hope: number): number =>
  HOPE * Math.min(hope, PURSE) + SPARE_HOPE * Math.max(0, hope - PURSE);

/** In the Plot Phase what is beyond the Hand Size will soon be lost. */
function handWorth(w: Revolution, seat: Seat): number {
  const { cards } = w.piles.hand[seat]!;
  let sum = 0;
  for (const card of cards) sum += CARD + HOPE * plotOf(card).hv;
  const size = HAND_SIZES[w.rp[seat]!]!;
  return w.phase === 'plot' && cards.length > size ? (sum * size) / cards.length : sum;
}

function addCharacters(w: Revolution, sums: number[]): void {
  const best = sums.map(() => 0);
  for (let c = 0; c < CHARACTERS; c++) {
    const seat = w.owner[c] ?? NONE;
    if (isTraining(c) || seat === NONE) continue;
    sums[seat]! += characterWorth(w, c);
    if (!w.injured[c] && !isLeader(c)) best[seat] = Math.max(best[seat]!, sumOfAttributes(w, c));
  }
  best.forEach((attributes, seat) => {
    sums[seat]! += attributes ? ABLE + BEST * attributes : 0;
  });
}
/** The worth of a Character with all that lies on it, for any owner. */
export function characterWorth(w: Revolution, c: number): number {
  const kind = isStudent(c) ? STUDENT : isHero(c) ? HERO : 0;
  const tokens = POWER * w.power[c]! + TRIUMPH * w.triumph[c]! - INJURY * w.injured[c]!;
  return kind + tokens + ATTRIBUTE * sumOfAttributes(w, c);
}

/** The worth of a School's Heroes and Students, without those gone and with those come. */
export function teamWorth(w: Revolution, seat: Seat, gone: readonly number[], come: readonly number[]): number {
  let sum = 0;
  let best = 0;
  for (let c = 0; c < TRAININGS; c++) {
    if (w.owner[c] === seat ? gone.includes(c) : !come.includes(c)) continue;
    sum += characterWorth(w, c);
    if (!w.injured[c]) best = Math.max(best, sumOfAttributes(w, c));
  }
  return best ? sum + ABLE + BEST * best : sum;
}
export const NOBODY: readonly number[] = [];

/** The worth of a card of the Recruit Deck to a School. */
export function recruitWorth(w: Revolution, seat: Seat, card: number): number {
  if (isTraining(card)) return TRAINING + HOPE * trainingOf(card).hv;
  const able = ableOf(w, seat);
  const best = Math.max(0, ...able.map(c => sumOfAttributes(w, c)));
  const better = BEST * Math.max(0, sumOfAttributes(w, card) - best) + (able.length ? 0 : ABLE);
  return characterWorth(w, card) + POWER + better;
}

// ---- the fight ---------------------------------------------------------------------------------------------

function addFight(fight: Fight, sums: number[]): void {
  const stat = fight.card === NONE ? LAST_STAT : STAT;
  for (const pc of fight.pcs) {
    if (pc.out) continue;
    const health = healthOf(pc.stats);
    const danger = DANGER * Math.max(0, DANGER_BELOW - health);
    sums[pc.seat]! += stat * health - danger - HEX * farFrom(fight, pc.seat, pc.hex);
  }
  for (const reward of missionIn(fight)?.rp ?? []) addReward(fight, reward, sums);
}

function addReward(fight: Fight, { for: feat, n }: Reward, sums: number[]): void {
  if (feat === 'last') return;
  const tally = fight[feat];
  const most = Math.max(...tally);
  if (!most) return;
  tally.forEach((done, seat) => {
    sums[seat]! += n * (done === most ? LEADING : (FOLLOWING * done) / most);
  });
}

/** Hexes where a School's reward is to be had: of the tokens that count, of rivals where there are none. */
export function goalHexes(fight: Fight, seat: Seat): number[] {
  const at = missionIn(fight)?.special?.at;
  const hexes: number[] = [];
  for (const token of fight.tokens) if (isOnBoard(token) && (at ?? token.kind) === token.kind) hexes.push(token.hex);
  if (!hexes.length) for (const pc of fight.pcs) if (!pc.out && pc.seat !== seat && pc.hex !== NONE) hexes.push(pc.hex);
  return hexes;
}
/** Hexes from there to the nearest goal. */
export function farFrom(fight: Fight, seat: Seat, hex: number): number {
  let least = Infinity;
  for (const goal of goalHexes(fight, seat)) least = Math.min(least, distance(hex, goal));
  return least < Infinity ? least : 0;
}
