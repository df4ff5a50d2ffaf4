// The trading floor: which deals to offer, accept and decline, and whom to send on Secret Missions.
import type { Pick, Seat } from '#engine/types.ts';
import { offerOf } from '../flow/recruit-trading.ts';
import { recruitsOf } from '../flow/recruit-secret-missions.ts';
import { priceOf } from '../table/characters.ts';
import type { Offer, Revolution, T } from '../table/world.ts';
import { HOPE, hopeWorth, NOBODY, teamWorth } from './worth.ts';

/** A deal has to bring this much, and an own offer must bring the other side as much. */
const GAIN = 0.05;

/** ready, unready, accept, decline, withdraw, offer, counter, send, order */
export function weighFloor(t: T, seat: Seat, option: Pick): number {
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
export function weighSecret(t: T, seat: Seat, c: number): number {
  const w = t.world;
  const hope = w.hope[seat]!;
  const gain = hopeWorth(hope + priceOf(w, c)) - hopeWorth(hope) - lossOf(t, seat, c);
  return gain > SECRET ? 1 + 10 * gain : 0;
}
const SECRET = 0.05;
export const lossOf = (t: T, seat: Seat, c: number): number =>
  wholeTeam(t, seat) - teamWorth(t.world, seat, [c], NOBODY);
