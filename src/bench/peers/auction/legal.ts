// The seats that are asked and their moves, in the order in which our game lists them.
import { CARD_IDS, isReaction, RECRUIT_DECK } from '#games/auction/table/deck.ts';
import {
  accepting,
  ALTERNATIVE,
  BID,
  type Deal,
  declining,
  DISCARD,
  FLOOR,
  type House,
  type Move,
  type Offer,
  OPEN,
  OPPONENT,
  ORDER,
  OVER,
  PASS,
  REACT,
  READY,
  TURN,
} from './house.ts';
import { PROGRAM, VERBS } from './programs.ts';

export const HIGHEST_BID = 14;
const PRICE = 3;
const MOST_SEATS = 5;
const dealsOf = (make: (to: number, card: number) => Deal): Deal[][] =>
  Array.from({ length: MOST_SEATS }, (_, to) => RECRUIT_DECK.map(card => make(to, card)));
const BUY = dealsOf((to, card) => ({ to, giveCoins: PRICE, give: [], getCoins: 0, get: [card] }));
const SELL = dealsOf((to, card) => ({ to, giveCoins: 0, give: [card], getCoins: PRICE, get: [] }));
/** Equal cards look the same. */
const LOOKS: readonly number[] = CARD_IDS.map(id => [...new Set(CARD_IDS)].indexOf(id));

export function asked(w: House): readonly number[] {
  if (w.question === FLOOR) return w.busy;
  if (w.question === OVER) return [];
  return w.question === BID || w.question === REACT ? w.live.filter(seat => owes(w, seat)) : [w.seat];
}
/** Is a secret answer of this seat waited for? A seat without cards cannot react. */
export const owes = (w: House, seat: number): boolean =>
  w.sealed[seat] === OPEN && (w.question === BID || w.hands[seat]!.length > 0);

export function legal(w: House, seat: number): Move[] {
  switch (w.question) {
    case BID:
      return bids(w, seat);
    case FLOOR:
      return floor(w, seat);
    case TURN:
      return kinds(w.hands[seat]!, EVENTS, [PASS]);
    case REACT:
      return kinds(w.hands[seat]!, REACTIONS, [PASS]);
    case OPPONENT:
      return others(w, seat);
    case DISCARD:
      return kinds(w.hands[seat]!, EVENTS | REACTIONS, []);
    case ALTERNATIVE:
      return alternatives(w, seat);
    case ORDER:
      return orders(w, seat);
    default:
      return [];
  }
}

function bids(w: House, seat: number): number[] {
  const out: number[] = [];
  for (let n = Math.min(HIGHEST_BID, w.coins[seat]!), i = 0; i <= n; i++) out.push(i);
  return out;
}

function floor(w: House, seat: number): Move[] {
  const out: Move[] = w.busy.includes(seat) ? [READY] : [];
  for (const offer of w.offers) if (offer.to === seat && isKept(w, offer)) out.push(accepting(offer.n));
  for (const offer of w.offers) if (offer.to === seat) out.push(declining(offer.n));
  if (w.left[seat]) suggest(w, seat, out);
  return out;
}
function suggest(w: House, seat: number, out: Move[]): void {
  const oldest = w.won[seat]![0];
  for (let i = 1; i < w.seats; i++) {
    const to = (seat + i) % w.seats;
    if (w.coins[seat]! >= PRICE) for (const card of w.won[to]!) out.push(BUY[to]![card]!);
    if (oldest !== undefined && w.coins[to]! >= PRICE) out.push(SELL[to]![oldest]!);
  }
}
export function isKept(w: House, { from, to, giveCoins, give, getCoins, get }: Offer): boolean {
  return (
    giveCoins <= w.coins[from]! && getCoins <= w.coins[to]! && hasAll(w.won[from]!, give) && hasAll(w.won[to]!, get)
  );
}
export function hasAll(own: readonly number[], cards: readonly number[]): boolean {
  for (let i = 0; i < cards.length; i++) if (!own.includes(cards[i]!)) return false;
  return true;
}

export const EVENTS = 1;
export const REACTIONS = 2;
const isWanted = (card: number, wanted: number): boolean => ((isReaction(card) ? REACTIONS : EVENTS) & wanted) !== 0;

/** Adds the first of each wanted kind in a hand. */
function kinds(hand: readonly number[], wanted: number, out: number[]): number[] {
  let looks = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    const look = 1 << LOOKS[card]!;
    if (looks & look || !isWanted(card, wanted)) continue;
    looks |= look;
    out.push(card);
  }
  return out;
}
/** Is the card the first of its kind in the hand, and of a wanted one? */
export function isPlayable(hand: readonly number[], card: number, wanted: number): boolean {
  const at = hand.indexOf(card);
  if (at < 0 || !isWanted(card, wanted)) return false;
  for (let i = 0; i < at; i++) if (LOOKS[hand[i]!] === LOOKS[card]) return false;
  return true;
}

function others(w: House, seat: number): number[] {
  const out: number[] = [];
  for (let i = 1; i < w.seats; i++) out.push((seat + i) % w.seats);
  return out;
}
/** The branches that a seat can choose: one without cards cannot choose to discard one. */
function alternatives(w: House, seat: number): number[] {
  const out: number[] = [];
  for (const { verb } of PROGRAM[w.at]!.branches) if (canChoose(w, seat, verb)) out.push(verb);
  return out;
}
const DISCARDING = VERBS.indexOf('discard');
export const canChoose = (w: House, seat: number, verb: number): boolean =>
  verb !== DISCARDING || w.hands[seat]!.length > 0;
function orders(w: House, seat: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < w.waiting.length; i++) if (w.waiting[i]!.owner === seat) out.push(i);
  return out;
}
