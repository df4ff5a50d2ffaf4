// How well each player stands, in VP: what is scored, and what resources, pawns, cards and abilities will still bring.
import type { Seat } from '#engine/types.ts';
import { bit } from '#engine/kit/piles.ts';
import { canPay, dueAt, afterPaying, purseOf, type Due, type Purse } from '../abilities/costs.ts';
import { iconAt, isClosed, markerAt } from '../abilities/icons.ts';
import { villainOf } from '../table/deck.ts';
import { isStudent, JET, NONE, ON_BOARD, PAWNS } from '../table/pawns.ts';
import { rowSpace, SLOTS } from '../table/spaces.ts';
import type { Heroes } from '../table/world.ts';
import { ROUND_LIMIT } from '../setup/settings.ts';

/** VP that one resource of each kind brings in the long run: a row of about 40 points and a Hero bring 9 VP. */
const RESOURCE = [0.4, 0.53, 0.8];
/** Resources above this are often lost or idle. */
const PLENTY = 8;
const CARD = 0.75;
const MANY_CARDS = 5;
const STUDENT = 1.3;
/** A played Evolution card and a Recruiter's marker, for each round to come. */
const EVOLUTION = 0.55;
const RECRUITER = 0.2;
/** A pawn that has still to act this round. */
const ACTION = 1.9;
const PLACE = 0.15;
/** AH-RUL-34: what a Villain token costs at the end; until then it may be spent. */
const TOKEN = -0.6;
const TOKEN_AT_END = -2;

/** Rounds to come after this one. */
const roundsLeft = ({ round, roundLimit }: Heroes): number => Math.max(0, (roundLimit || ROUND_LIMIT) - round);
/** How much of what is held can still be turned into VP. */
const usable = (w: Heroes): number => Math.min(1, (roundsLeft(w) + (w.phase === 'institute' ? 0.9 : 0.3)) / 1.6);
/** AH-EXZ-04..07: what the Extraction Zone brings a Hero at the least. */
const zoneWorth = ({ round }: Heroes): number => (round >= 9 ? 5 : round >= 7 ? 1.5 : round >= 4 ? 1 : 0.8);

export const standings = (w: Heroes): number[] => w.vp.map((_, seat) => worthOf(w, seat));

function worthOf(w: Heroes, seat: Seat): number {
  const left = roundsLeft(w);
  const use = usable(w);
  const hand = w.piles.hand[seat]!.cards.length;
  const cards = Math.min(hand, MANY_CARDS) + 0.3 * Math.max(0, hand - MANY_CARDS);
  let sum = w.vp[seat]! + use * CARD * cards + EVOLUTION * left * w.played[seat]!.length;
  sum += RECRUITER * left * cardsOf(w, seat);
  sum += w.villainTokens[seat]! * (left ? TOKEN : TOKEN_AT_END);
  sum += 0.4 * (w.rowLess[seat]! - w.rowMore[seat]!);
  const row = w.next.indexOf(seat);
  if (row >= 0) sum += PLACE * (w.next.length - row);
  return sum + use * resourcesWorth(w.resources[seat]!) + pawnsWorth(w, seat, use);
}
function cardsOf({ recruiters }: Heroes, seat: Seat): number {
  let n = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (recruiters[slot]! & bit(seat)) n++;
  return n;
}
function resourcesWorth(mine: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < RESOURCE.length; i++)
    sum += RESOURCE[i]! * (Math.min(mine[i]!, PLENTY) + 0.4 * Math.max(0, mine[i]! - PLENTY));
  return sum;
}
/** Pawns that have still to act: on the board for another turn, on the X-Jet for the Mission phase. */
function pawnsWorth(w: Heroes, seat: Seat, use: number): number {
  let flying: number[] | undefined;
  let sum = 0;
  for (let pawn = 0; pawn < PAWNS; pawn++) {
    if (w.owner[pawn] !== seat) continue;
    const at = w.at[pawn]!;
    if (at >= JET) (flying ??= []).push(pawn);
    else if (at === ON_BOARD && isStudent(pawn)) sum += STUDENT * use;
    else if (at === ON_BOARD && w.phase === 'institute' && !w.passed[seat])
      sum += Math.max(ACTION * use, 0.6 * zoneWorth(w));
  }
  return flying ? sum + flightWorth(w, seat, flying, use) : sum;
}
/** What Heroes on the X-Jet will bring: the best rows that their player can pay, else the Extraction Zone. */
function flightWorth(w: Heroes, seat: Seat, pawns: readonly number[], use: number): number {
  let purse = purseOf(w, seat);
  let sum = 0;
  const taken: number[] = [];
  for (const pawn of pawns) {
    const found = bestRow(w, seat, pawn, purse, taken, use);
    if (!found || found.gain < zoneWorth(w)) {
      sum += zoneWorth(w);
      continue;
    }
    taken.push(found.row);
    purse = afterPaying(purse, found.due);
    sum += 0.85 * (found.gain - zoneWorth(w)) + zoneWorth(w);
  }
  return sum;
}
interface Found {
  readonly row: number;
  readonly due: Due;
  readonly gain: number;
}
function bestRow(
  w: Heroes,
  seat: Seat,
  pawn: number,
  purse: Purse,
  taken: readonly number[],
  use: number,
): Found | undefined {
  let best: Found | undefined;
  for (let tile = 0; tile < w.villain.length; tile++) {
    const villain = w.villain[tile]!;
    if (villain < 0 || isClosed(w, tile)) continue;
    for (const [number, , vp] of villainOf(villain).icons) {
      const row = rowSpace(tile, number);
      if (markerAt(w, row) >= 0 || w.held[row] || taken.includes(row) || !iconAt(w, row)) continue;
      const due = dueAt(w, seat, pawn, row, NONE, null);
      const gain = vp - use * costOf(due);
      if ((!best || gain > best.gain) && canPay(purse, due)) best = { row, due, gain };
    }
  }
  return best;
}
const costOf = ({ pay, less, more }: Due): number =>
  pay.reduce((sum, n, i) => sum + RESOURCE[i]! * n, 0) + 0.6 * (more - less);
