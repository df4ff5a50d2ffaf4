// Hope and people: recovering, wages, bids, Training, ransoms.
import type { Pick, Seat } from '#engine/types.ts';
import { characterOf } from '../cards/index.ts';
import { priceOf } from '../table/characters.ts';
import { pcOf } from '../table/figures.ts';
import { sumOfAttributes } from '../abilities/stats.ts';
import type { Revolution, T } from '../table/world.ts';
import { isHero, isLeader } from '../cards/numbers.ts';
import { MOST_RP } from '../table/points-and-hope.ts';
import { HOPE, PURSE, recruitWorth } from './worth.ts';
import { lossOf } from './deals.ts';

// ---- upkeep ------------------------------------------------------------------------------------------------

/** The Injured first, the strong before the weak; then Power Tokens for Characters that are sent. */
export function weighRecovery(w: Revolution, characters: readonly number[]): number {
  let sum = 0;
  for (const c of characters)
    sum += w.injured[c] ? HEALED + sumOfAttributes(w, c) : isLeader(c) ? 2 : isHero(c) ? 3 : 1;
  return sum ** 4;
}
const HEALED = 20;

export const weighAdvance = (w: Revolution, seat: Seat, { verb }: Pick): number =>
  Number((verb === 'advance') === w.rp[seat]! < MOST_RP);

/** As many Heroes as can be paid, the best of them. */
export function weighWages(w: Revolution, staying: readonly number[]): number {
  let sum = 0;
  for (const c of staying) sum += characterOf(c).hv + (w.injured[c] ? 0 : 2);
  return sum ** 4;
}

/** Half the Hope, or a Revolution Point. */
export function weighDespair(w: Revolution, seat: Seat, { verb }: Pick): number {
  const hope = w.rp[seat]! > 0 && HOPE * Math.ceil(w.hope[seat]! / 2) < 1;
  return Number(hope === (verb === 'loseHope'));
}

// ---- bids --------------------------------------------------------------------------------------------------

/** The Mission Commander gains 1 RP, which is a fifth of the way: nothing is dearer, least of all before the goal. */
const COMMAND = 13;
const COMMAND_AT_GOAL = 18;
const COMMAND_TO_DENY = 16;
/** The share of spare Hope that a rich School puts on one prize. */
const SPENT = 0.3;
/** Bids more than this above the fair one are not considered. */
const MARGIN = 1;
/** The discount on recruits, for Hope spent on them is missed at the auction of the command. */
const RECRUITED = 0.55;
/** The share of a prize's worth that is bid. */
const OFFERED = 0.8;

export function weighBid(t: T, seat: Seat, n: number): number {
  const fair = t.memo(fairBid, seat);
  const bid = n + t.world.stake[seat]!;
  if (n === 0) return fair < 1 ? 1 : NOTHING;
  if (bid > fair + MARGIN) return 0;
  const off = bid - Math.min(OFFERED * fair, t.world.hope[seat]! + t.world.stake[seat]!);
  return 1 / (1 + off * off * off * off);
}
const NOTHING = 0.05;

/** The prize's worth to a seat, in Hope; a rich School adds some of its spare Hope. */
function fairBid(t: T, seat: Seat): number {
  const spare = t.world.hope[seat]! + t.world.stake[seat]! - PURSE;
  return prizeWorth(t, seat) + Math.max(0, SPENT * spare);
}
function prizeWorth(t: T, seat: Seat): number {
  const w = t.world;
  if (t.outer('auction')?.prize === 'commander') return commandWorth(w, seat);
  const [card] = w.piles.offered.cards;
  return card === undefined ? 0 : RECRUITED * (recruitWorth(w, seat, card) / HOPE);
}
function commandWorth({ rp }: Revolution, seat: Seat): number {
  if (rp[seat]! >= MOST_RP - 1) return COMMAND_AT_GOAL;
  return rp.some(points => points >= MOST_RP - 1) ? COMMAND_TO_DENY : COMMAND;
}

/** Is the prize worth that bid to the seat? */
export const wantsAt = (t: T, seat: Seat, bid: number): boolean => bid <= fairBid(t, seat) + MARGIN;

export function weighTrainee(w: Revolution, c: number): number {
  return Math.exp(sumOfAttributes(w, c) - (w.injured[c] ? 2 : 0) - TOP);
}
const TOP = 14;

// ---- the fallen --------------------------------------------------------------------------------------------

/** Its price in Hope against what it is worth here. */
export function weighRansom(t: T, seat: Seat, { verb }: Pick): number {
  const w = t.world;
  const c = fallen(t);
  const pays = HOPE * priceOf(w, c) < lossOf(t, seat, c) + RETURNS;
  return pays === (verb === 'pay') ? 4 : 1 / 4;
}
/** The Injured heal; so they are worth more than they look. */
const RETURNS = 0.15;

export function weighFind(t: T, seat: Seat, { verb }: Pick): number {
  const w = t.world;
  const c = fallen(t);
  const takes = HOPE * priceOf(w, c) < recruitWorth(w, seat, c);
  return takes === (verb === 'recruit') ? 4 : 1 / 4;
}
const fallen = (t: T): number => pcOf(t.world, t.outer('defeat')!.pc)!.character;
