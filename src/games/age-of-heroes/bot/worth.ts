// How well each player stands, in VP: what is scored, and what resources, pawns, cards and abilities will still bring.
import type { Seat } from '#engine/types.ts';
import { bit } from '#engine/kit/piles.ts';
import { canPay, dueAt, afterPaying, purseOf, type Purse } from '../abilities/costs.ts';
import { isClosed, markerAt } from '../abilities/icons.ts';
import { RESOURCES } from '../cards/card.ts';
import { evolutionPrice } from '../verbs/pricing.ts';
import { ROUND_LIMIT } from '../setup/settings.ts';
import { EVOLUTION_KEYS, evolutionOf, villainOf } from '../table/deck.ts';
import { isStudent, JET, NONE, ON_BOARD, PAWNS, PAWNS_A_TEAM, FIRST_STUDENT } from '../table/pawns.ts';
import type { Due } from '../table/resources.ts';
import { FIRST_ROW, rowCost, rowSpace, SLOTS, SPACES } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';

/** Points of the price model for one Physical, Mental and Willpower; a basic action brings 12. */
export const POINTS: readonly number[] = [3, 4, 6];
/** The share of what a point brings at the rows that are open, in VP; the rest is lost on the way. */
const SHARE = 0.75;
const LEAST_RATE = 0.1;
const MOST_RATE = 0.3;
export const USUAL_RATE = 0.133;
/** Resources above this are often lost or idle. */
const PLENTY = 8;
const IDLE = 0.4;
const CARD = 0.5;
const MANY_CARDS = 5;
const STUDENT = 1.3;
/** A Recruiter's marker, for each round to come. */
const RECRUITER = 0.7;
/** Evolution cards by number, for each round to come: a share of what their prices say. */
const EVOLUTIONS: readonly number[] = EVOLUTION_KEYS.map((_, n) => evolutionPrice(evolutionOf(n)).total * 0.022);
/** A pawn that has still to act this round. */
const ACTION = 1.9;
const PLACE = 0.15;
/** AH-RUL-34: what a Villain token costs at the end; until then it may be spent. */
const TOKEN = -0.6;
const TOKEN_AT_END = -2;
/** The share of a row's gain that resources promise before a Hero flies, and the lack of points that halves it. */
const PLAN = 0.5;
const SECOND_PLAN = 0.5;
const LACK = 12;
/** A row that a Hero on the X-Jet can pay may be taken by somebody else before. */
const FLIGHT = 0.85;
/** Most games are over after this round; later there is hardly anything to come. */
const USUAL_END = 10;
const HARDLY = 0.6;

/** A Damage icon that is open: the VP and its row's price in points. */
interface Row {
  readonly row: number;
  readonly vp: number;
  readonly points: number;
}
/** What all players look at. */
export interface Outside {
  readonly w: Heroes;
  readonly rows: readonly Row[];
  /** VP of a point, now. */
  readonly rate: number;
  /** How much of what is held can still be turned into VP. */
  readonly use: number;
  /** What the Extraction Zone brings a Hero at the least. */
  readonly zone: number;
  /** Rounds that may come, and those that are to be expected. */
  readonly left: number;
  readonly expected: number;
}
export function outside(w: Heroes): Outside {
  const rows = openRows(w);
  const left = Math.max(0, (w.roundLimit || ROUND_LIMIT) - w.round);
  const zone = zoneWorth(w.round);
  return {
    w,
    rows,
    rate: rateOf(rows, zone),
    use: Math.min(1, (left + (w.phase === 'institute' ? 0.9 : 0.3)) / 1.6),
    zone,
    left,
    expected: Math.min(left, Math.max(HARDLY, USUAL_END - w.round)),
  };
}
/** AH-EXZ-04..07 */
const zoneWorth = (round: number): number => (round >= 9 ? 5 : round >= 7 ? 1.5 : round >= 4 ? 1 : 0.8);
const POINTS_OF_ROW: readonly number[] = Array.from({ length: SPACES }, (_, row) =>
  row < FIRST_ROW ? 0 : RESOURCES.reduce((sum, r, i) => sum + POINTS[i]! * (rowCost(row)[r] ?? 0), 0),
);
function openRows(w: Heroes): Row[] {
  const out: Row[] = [];
  for (let tile = 0; tile < w.villain.length; tile++) {
    const villain = w.villain[tile]!;
    if (villain < 0 || isClosed(w, tile)) continue;
    for (const [number, , vp] of villainOf(villain).icons) {
      const row = rowSpace(tile, number);
      if (markerAt(w, row) < 0) out.push({ row, vp, points: POINTS_OF_ROW[row]! });
    }
  }
  return out;
}
/** VP that a point brings: what the open rows pay beyond what their Hero could bring elsewhere. */
function rateOf(rows: readonly Row[], zone: number): number {
  if (!rows.length) return USUAL_RATE;
  const elsewhere = Math.max(ACTION, zone);
  let sum = 0;
  for (const { vp, points } of rows) sum += Math.max(0, vp - elsewhere) / points;
  return Math.min(MOST_RATE, Math.max(LEAST_RATE, (SHARE * sum) / rows.length));
}

/** By seat. `shares`: how much of each part counts, all of it when left out. */
export function standings(w: Heroes, shares?: Shares): number[] {
  const out = outside(w);
  return w.vp.map((_, seat) => {
    const parts = partsOf(out, seat);
    let sum = 0;
    for (let i = 0; i < parts.length; i++) sum += shares ? shares[PARTS[i]!] * parts[i]! : parts[i]!;
    return sum;
  });
}

/** The parts of a standing, in the order of `partsOf`. */
export const PARTS = [
  'vp',
  'cards',
  'evolutions',
  'recruiters',
  'villainTokens',
  'cheaperRow',
  'place',
  'physical',
  'mental',
  'willpower',
  'idleResources',
  'students',
  'actions',
  'zone',
  'rows',
  'plan',
] as const;
export type Shares = Readonly<Record<(typeof PARTS)[number], number>>;
/** The parts of a player's standing, each in VP. */
export function partsOf(out: Outside, seat: Seat): number[] {
  const { w, use, left, expected } = out;
  const hand = w.piles.hand[seat]!.cards.length;
  const cards = Math.min(hand, MANY_CARDS) + 0.3 * Math.max(0, hand - MANY_CARDS);
  const place = w.next.indexOf(seat);
  return [
    w.vp[seat]!,
    use * CARD * cards,
    expected * evolutionsWorth(w.played[seat]!),
    expected * RECRUITER * cardsOf(w, seat),
    w.villainTokens[seat]! * (left ? TOKEN : TOKEN_AT_END),
    0.4 * (w.rowLess[seat]! - w.rowMore[seat]!),
    place >= 0 ? PLACE * (w.next.length - place) : 0,
    ...resourceParts(w.resources[seat]!, out.rate * use),
    ...pawnParts(out, seat),
  ];
}
function evolutionsWorth(played: readonly number[]): number {
  let sum = 0;
  for (const n of played) sum += EVOLUTIONS[n]!;
  return sum;
}
function cardsOf({ recruiters }: Heroes, seat: Seat): number {
  let n = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (recruiters[slot]! & bit(seat)) n++;
  return n;
}
/** Physical, Mental, Willpower, and what is idle of them. */
function resourceParts(mine: readonly number[], rate: number): number[] {
  const parts = [0, 0, 0, 0];
  for (let i = 0; i < POINTS.length; i++) {
    parts[i] = rate * POINTS[i]! * Math.min(mine[i]!, PLENTY);
    parts[3]! += rate * POINTS[i]! * IDLE * Math.max(0, mine[i]! - PLENTY);
  }
  return parts;
}
/** Pawns that have still to act, on the board and on the X-Jet, and what the resources left promise after them. */
function pawnParts(out: Outside, seat: Seat): number[] {
  const { w, use, zone } = out;
  const isToAct = w.phase === 'institute' && !w.passed[seat];
  const action = Math.max(ACTION * use, 0.6 * zone);
  const flying: number[] = [];
  let students = 0;
  let actions = 0;
  for (const [from, to] of [ownHeroes(w, seat), STUDENTS])
    for (let pawn = from; pawn < to; pawn++) {
      if (w.owner[pawn] !== seat) continue;
      const at = w.at[pawn]!;
      if (at >= JET) flying.push(pawn);
      else if (at === ON_BOARD && isStudent(pawn)) students++;
      else if (at === ON_BOARD && isToAct) actions++;
    }
  return [STUDENT * use * students, action * actions, ...flightParts(out, seat, flying)];
}
type Range = readonly [from: number, to: number];
const STUDENTS: Range = [FIRST_STUDENT, PAWNS];
const ownHeroes = ({ team }: Heroes, seat: Seat): Range => [
  team[seat]! * PAWNS_A_TEAM,
  team[seat]! * PAWNS_A_TEAM + PAWNS_A_TEAM,
];
/** What one more Hero on the X-Jet would bring, after those that are there. */
export function nextFlight(out: Outside, seat: Seat, pawn: number): number {
  const { w, zone } = out;
  let purse = purseOf(w, seat);
  const taken: number[] = [];
  const [from, to] = ownHeroes(w, seat);
  for (let other = from; other < to; other++) {
    const found = w.at[other]! >= JET ? bestRow(out, seat, other, purse, taken) : undefined;
    if (!found || found.gain < zone) continue;
    taken.push(found.row);
    purse = afterPaying(purse, found.due);
  }
  return Math.max(zone, bestRow(out, seat, pawn, purse, taken)?.gain ?? 0);
}
/** What Heroes on the X-Jet will bring: the Extraction Zone, and beyond that the best rows that their player can pay;
 *  then the rows that are nearest in reach of what is left. */
function flightParts(out: Outside, seat: Seat, pawns: readonly number[]): [zone: number, rows: number, plan: number] {
  const { w, zone } = out;
  let purse = purseOf(w, seat);
  let sum = 0;
  const taken: number[] = [];
  for (const pawn of pawns) {
    const found = bestRow(out, seat, pawn, purse, taken);
    if (!found || found.gain < zone) continue;
    taken.push(found.row);
    purse = afterPaying(purse, found.due);
    sum += FLIGHT * (found.gain - zone);
  }
  return [zone * pawns.length, sum, out.use * planWorth(out, purse, taken)];
}
interface Found {
  readonly row: number;
  readonly due: Due;
  readonly gain: number;
}
function bestRow(
  { w, rows, rate, use }: Outside,
  seat: Seat,
  pawn: number,
  purse: Purse,
  taken: readonly number[],
): Found | undefined {
  let best: Found | undefined;
  for (const { row, vp } of rows) {
    if (w.held[row] || taken.includes(row)) continue;
    const due = dueAt(w, seat, pawn, row, NONE, 0);
    const gain = vp - use * costOf(due, rate);
    if ((!best || gain > best.gain) && canPay(purse, due)) best = { row, due, gain };
  }
  return best;
}
const costOf = ({ pay, less, more }: Due, rate: number): number =>
  rate * (POINTS[0]! * pay[0]! + POINTS[1]! * pay[1]! + POINTS[2]! * pay[2]!) + 0.6 * (more - less);

function planWorth({ rows, rate, use, zone }: Outside, purse: Purse, taken: readonly number[]): number {
  let best = 0;
  let second = 0;
  for (const { row, vp, points } of rows) {
    const gain = vp - use * rate * points - zone;
    if (gain <= second || taken.includes(row)) continue;
    const worth = (gain * LACK) / (LACK + lackOf(row, purse));
    if (worth > best) {
      second = best;
      best = worth;
    } else if (worth > second) second = worth;
  }
  return PLAN * (best + SECOND_PLAN * second);
}
/** Points that are lacking for a row. */
export function lackOf(row: number, purse: Purse): number {
  const { physical = 0, mental = 0, willpower = 0 } = rowCost(row);
  return (
    POINTS[0]! * Math.max(0, physical - purse[0]!) +
    POINTS[1]! * Math.max(0, mental - purse[1]!) +
    POINTS[2]! * Math.max(0, willpower - purse[2]!)
  );
}
