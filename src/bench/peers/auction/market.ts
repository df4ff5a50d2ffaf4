// The open market: offers, acceptances, refusals.
import { type Deal, type House, type Move, type Offer, READY, remove } from './house.ts';
import { hasAll, isKept } from './legal.ts';

/** Says something on the floor; false when it is against the rules. */
export function speak(w: House, seat: number, move: Move): boolean {
  if (!(seat >= 0 && seat < w.seats)) return false;
  if (typeof move !== 'number') return makeOffer(w, seat, move);
  if (move === READY) return beReady(w, seat);
  const at = w.offers.findIndex(offer => offer.n === move >> 1);
  const offer = w.offers[at];
  if (offer?.to !== seat) return false;
  const accepts = (move & 1) === 0;
  if (accepts && !isKept(w, offer)) return false;
  w.offers.splice(at, 1);
  if (accepts) settle(w, offer);
  return true;
}

function beReady(w: House, seat: number): boolean {
  if (!w.busy.includes(seat)) return false;
  remove(w.busy, seat);
  return true;
}

function makeOffer(w: House, from: number, deal: Deal): boolean {
  const { to, giveCoins, give, getCoins, get } = deal;
  if (to === from || !(to >= 0 && to < w.seats) || !w.left[from]) return false;
  if (!isGiven(w, from, giveCoins, give) || !isGiven(w, to, getCoins, get)) return false;
  if (!giveCoins && !give.length && !getCoins && !get.length) return false;
  w.offers.push({ n: w.offered++, from, to, giveCoins, give, getCoins, get });
  w.left[from]!--;
  if (!w.busy.includes(to)) w.busy.push(to);
  return true;
}
function isGiven(w: House, seat: number, coins: number, cards: readonly number[]): boolean {
  for (let i = 1; i < cards.length; i++) if (cards[i - 1]! >= cards[i]!) return false;
  return coins >= 0 && coins <= w.coins[seat]! && hasAll(w.won[seat]!, cards);
}

function settle(w: House, { from, to, giveCoins, give, getCoins, get }: Offer): void {
  w.coins[from]! += getCoins - giveCoins;
  w.coins[to]! += giveCoins - getCoins;
  for (const card of give) handOver(w, from, to, card);
  for (const card of get) handOver(w, to, from, card);
}
function handOver(w: House, from: number, to: number, card: number): void {
  remove(w.won[from]!, card);
  w.won[to]!.push(card);
}
