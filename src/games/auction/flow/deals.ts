// Deals: their parts, those that are suggested, and the exchange of goods.
import { turnUp } from '#engine/kit/decks.ts';
import type { Random } from '#engine/definition.ts';
import type { Form, Made, Seat, Slot } from '#engine/types.ts';
import { RECRUIT_DECK } from '../table/deck.ts';
import { handCoins, type Goods, type House, type T, type Offer } from '../table/world.ts';

/** A deal has four parts: coins and recruits given, coins and recruits got. */
export function dealForm(t: T, seat: Seat): Form {
  const give = goodsSlots(t.world, seat, 'giveCoins', 'giveRecruits');
  return {
    of: 'seat',
    to: t.clockwise(seat, 1).map(n => ({ n, slots: [...give, ...goodsSlots(t.world, n, 'getCoins', 'getRecruits')] })),
  };
}
function goodsSlots(w: House, seat: Seat, coins: string, recruits: string): Slot[] {
  const things = w.piles.won[seat]!.cards.toSorted((a, b) => a - b);
  return [
    { say: coins, min: 0, max: w.coins[seat]! },
    { say: recruits, of: 'card', things, min: 0, max: things.length },
  ];
}

export function offerOf(n: number, from: Seat, { to, parts }: Made): Offer {
  const [[giveCoins], give, [getCoins], get] = parts as [[number], number[], [number], number[]];
  return { n, from, to, give: { coins: giveCoins, cards: give }, get: { coins: getCoins, cards: get } };
}
export const isEmpty = ({ parts: [giveCoins, give, getCoins, get] }: Made): boolean =>
  !giveCoins![0] && !give!.length && !getCoins![0] && !get!.length;

/** AU-MKT-03: does each side have what it gives? */
export const isKept = (w: House, { from, to, give, get }: Offer): boolean =>
  has(w, from, give.coins, give.cards) && has(w, to, get.coins, get.cards);
/** The same for a deal that is no offer yet. */
export const canKeep = (w: House, seat: Seat, { to, parts }: Made): boolean =>
  has(w, seat, parts[0]![0]!, parts[1]!) && has(w, to, parts[2]![0]!, parts[3]!);
function has(w: House, seat: Seat, coins: number, cards: readonly number[]): boolean {
  const own = w.piles.won[seat]!.cards;
  for (let i = 0; i < cards.length; i++) if (!own.includes(cards[i]!)) return false;
  return coins <= w.coins[seat]!;
}

export function settle(w: House, { from, to, give, get }: Offer): void {
  handOver(w, from, to, give);
  handOver(w, to, from, get);
}
function handOver(w: House, from: Seat, to: Seat, { coins, cards }: Goods): void {
  handCoins(w, from, to, coins);
  for (const card of cards) turnUp(w.piles.won[from]!, card, w.piles.won[to]!, w.coins.length);
}

const PRICE = 3;
const MOST_SEATS = 5;
/** Made once, by seat and card: search looks at them all the time. */
const pricedFor = (make: (to: Seat, card: number) => Made): readonly (readonly Made[])[] =>
  Array.from({ length: MOST_SEATS }, (_, to) => RECRUIT_DECK.map(card => make(to, card)));
const BUY = pricedFor((to, card) => ({ to, parts: [[PRICE], [], [0], [card]] }));
const SELL = pricedFor((to, card) => ({ to, parts: [[0], [card], [PRICE], []] }));

/** A few plain deals: another's recruit for three coins, or the oldest own one for three coins. */
export function suggestDeals(t: T, seat: Seat): readonly Made[] {
  const { coins, piles } = t.world;
  const deals: Made[] = [];
  const [oldest] = piles.won[seat]!.cards;
  for (const to of t.clockwise(seat, 1)) {
    if (coins[seat]! >= PRICE) for (const card of piles.won[to]!.cards) deals.push(BUY[to]![card]!);
    if (oldest !== undefined && coins[to]! >= PRICE) deals.push(SELL[to]![oldest]!);
  }
  return deals;
}

/** Any deal at all. */
export function sampleDeal(t: T, seat: Seat, random: Random): Made {
  const { coins, piles } = t.world;
  const to = t.clockwise(seat, 1)[random.below(t.seats - 1)]!;
  const goods = (side: Seat): number[][] => [
    [random.below(coins[side]! + 1)],
    piles.won[side]!.cards.filter(() => random.below(2) === 0).sort((a, b) => a - b),
  ];
  return { to, parts: [...goods(seat), ...goods(to)] };
}
