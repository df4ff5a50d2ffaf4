// Hope and people: recovering, wages, bids, Training, ransoms, deals and Secret Missions.
import type { Weigher } from '#engine/kit/bot-kit.ts';
import type { Pick, Seat } from '#engine/types.ts';
import { characterOf } from '../cards/index.ts';
import { priceOf } from '../table/characters.ts';
import { pcOf } from '../table/figures.ts';
import { sumOfAttributes } from '../abilities/stats.ts';
import type { Offer, Revolution, T } from '../table/world.ts';
import { isHero, isLeader } from '../cards/numbers.ts';
import { MOST_RP } from '../table/points-and-hope.ts';
import { HOPE, hopeWorth, NOBODY, PURSE, recruitWorth, teamWorth } from './worth.ts';
import { offerOf } from '../flow/recruit-trading.ts';
import { recruitsOf } from '../flow/recruit-secret-missions.ts';

/** By decision. */
export const economyWeighers: Record<string, Weigher<Revolution>> = {
  'upkeep.recover': (t, _seat, { made }) => weighRecovery(t.world, made!.parts[0]!),
  /** As long as there is a point to gain. */
  'upkeep.advance': ({ world: { rp } }, seat, { verb }) => Number((verb === 'advance') === rp[seat]! < MOST_RP),
  'upkeep.wages': (t, _seat, { made }) => weighWages(t.world, made!.parts[0]!),
  'upkeep.despair': (t, seat, option) => weighDespair(t.world, seat, option),
  'floor.floor': weighFloor,
  'secretMissions.send': (t, seat, { verb, n }) => (verb === 'done' ? 1 : weighSecret(t, seat, n)),
  'auction.bid': (t, seat, { n }) => weighBid(t, seat, n),
  'training.assign': (t, _seat, { n }) => weighTrainee(t.world, n),
  'defeat.ransom': weighRansom,
  'defeat.recruit': weighFind,
};

// ---- upkeep ------------------------------------------------------------------------------------------------

/** The Injured first, the strong before the weak; then Power Tokens for Characters that are sent. */
function weighRecovery(w: Revolution, characters: readonly number[]): number {
  let sum = 0;
  for (const c of characters)
    sum += w.injured[c] ? HEALED + sumOfAttributes(w, c) : isLeader(c) ? 2 : isHero(c) ? 3 : 1;
  return sum ** 4;
}
const HEALED = 20;

/** As many Heroes as can be paid, the best of them. */
function weighWages(w: Revolution, staying: readonly number[]): number {
  let sum = 0;
  for (const c of staying) sum += characterOf(c).hv + (w.injured[c] ? 0 : 2);
  return sum ** 4;
}

/** Half the Hope, or a Revolution Point. */
function weighDespair(w: Revolution, seat: Seat, { verb }: Pick): number {
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

function weighBid(t: T, seat: Seat, n: number): number {
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

function weighTrainee(w: Revolution, c: number): number {
  return Math.exp(sumOfAttributes(w, c) - (w.injured[c] ? 2 : 0) - TOP);
}
const TOP = 14;

// ---- the fallen --------------------------------------------------------------------------------------------

/** Its price in Hope against what it is worth here. */
function weighRansom(t: T, seat: Seat, { verb }: Pick): number {
  const w = t.world;
  const c = fallen(t);
  const pays = HOPE * priceOf(w, c) < lossOf(t, seat, c) + RETURNS;
  return pays === (verb === 'pay') ? 4 : 1 / 4;
}
/** The Injured heal; so they are worth more than they look. */
const RETURNS = 0.15;

function weighFind(t: T, seat: Seat, { verb }: Pick): number {
  const w = t.world;
  const c = fallen(t);
  const takes = HOPE * priceOf(w, c) < recruitWorth(w, seat, c);
  return takes === (verb === 'recruit') ? 4 : 1 / 4;
}
const fallen = (t: T): number => pcOf(t.world, t.outer('defeat')!.pc)!.character;

// ---- the trading floor and Secret Missions ------------------------------------------------------------------

/** A deal has to bring this much, and an own offer must bring the other side as much. */
const GAIN = 0.05;

/** ready, unready, accept, decline, withdraw, offer, counter, send, order */
function weighFloor(t: T, seat: Seat, option: Pick): number {
  const w = t.world;
  switch (option.verb) {
    case 'ready':
      return 1;
    case 'accept':
      return gainHere(t, offerNumbered(w, option.n), seat) > GAIN ? 40 : 0;
    case 'decline':
      return gainHere(t, offerNumbered(w, option.n), seat) > GAIN ? 0 : 30;
    case 'offer':
      return weighOffer(t, seat, option);
    case 'send':
      return weighSecret(t, seat, option.n);
    default:
      return 0;
  }
}
const offerNumbered = (w: Revolution, n: number): Offer => w.offers.find(offer => offer.n === n)!;

/** One open offer at a time, and no more than two in all. */
const mayOffer = (t: T, seat: Seat): boolean =>
  t.outer('floor')!.left[seat]! >= OFFERS_LEFT && !t.world.offers.some(({ from }) => from === seat);
function weighOffer(t: T, seat: Seat, { n, made }: Pick): number {
  if (!mayOffer(t, seat)) return 0;
  const deal = offerOf(0, seat, n, made!.parts);
  if (gainHere(t, deal, n) <= GAIN) return 0;
  const gain = gainHere(t, deal, seat);
  return gain > GAIN ? 2 + 10 * gain : 0;
}
const OFFERS_LEFT = 5;

/** The gain of one of the two sides of a deal. */
export function dealGain(
  w: Revolution,
  { from, give, get }: Offer,
  seat: Seat,
  whole = teamWorth(w, seat, NOBODY, NOBODY),
): number {
  const [out, into] = seat === from ? [give, get] : [get, give];
  const hope = w.hope[seat]!;
  const money = hopeWorth(hope - out.hope + into.hope) - hopeWorth(hope);
  return money + teamWorth(w, seat, out.characters, into.characters) - whole;
}
const gainHere = (t: T, deal: Offer, seat: Seat): number => dealGain(t.world, deal, seat, wholeTeam(t, seat));
const worthOfAll = ({ world }: T, seat: Seat): number => teamWorth(world, seat, NOBODY, NOBODY);
const wholeTeam = (t: T, seat: Seat): number => t.memo(worthOfAll, seat);

/** Offers to buy Characters that are worth more here than there, at a price in between that leaves both a gain. */
export function proposeDeals(t: T, seat: Seat): string[] {
  const { hope } = t.world;
  if (!mayOffer(t, seat)) return [];
  return t
    .clockwise(seat, 1)
    .flatMap(to => recruitsOf(t.world, to).map(c => [to, c] as const))
    .flatMap(([to, c]) => {
      const [gain, loss] = [joining(t, seat, c), lossOf(t, to, c)];
      const price = Math.round((gain + loss) / 2 / HOPE);
      if (price <= 0 || price > hope[seat]!) return [];
      const own = gain + hopeWorth(hope[seat]! - price) - hopeWorth(hope[seat]!);
      const theirs = hopeWorth(hope[to]! + price) - hopeWorth(hope[to]!) - loss;
      return own > GAIN && theirs > GAIN ? [`offer:${to}:${price}::0:${c}`] : [];
    });
}
/** The worth that a Character would add to the School. */
const joining = (t: T, seat: Seat, c: number): number => teamWorth(t.world, seat, NOBODY, [c]) - wholeTeam(t, seat);

/** A Character for its Hope: when Hope is scarce and others are better. */
function weighSecret(t: T, seat: Seat, c: number): number {
  const w = t.world;
  const hope = w.hope[seat]!;
  const gain = hopeWorth(hope + priceOf(w, c)) - hopeWorth(hope) - lossOf(t, seat, c);
  return gain > SECRET ? 1 + 10 * gain : 0;
}
const SECRET = 0.05;
const lossOf = (t: T, seat: Seat, c: number): number => wholeTeam(t, seat) - teamWorth(t.world, seat, [c], NOBODY);
