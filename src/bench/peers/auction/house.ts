// The auction house without any framework: one plain record, changed in place.
import { recruitOf } from '#games/auction/table/deck.ts';
import { GOAL_BONUS, ranksOf, type House as World } from '#games/auction/table/world.ts';

/** The questions, by number. */
export const BID = 0;
export const FLOOR = 1;
export const TURN = 2;
export const REACT = 3;
export const OPPONENT = 4;
export const DISCARD = 5;
export const ALTERNATIVE = 6;
export const ORDER = 7;
export const OVER = 8;

/** Moves are numbers (a bid, a card, a seat, a verb) or deals; these are the others. */
export const PASS = -1;
export const READY = -1;
export const TAKE_BACK = -2;
export const accepting = (offer: number): number => 2 * offer;
export const declining = (offer: number): number => 2 * offer + 1;
/** No secret answer yet. */
export const OPEN = -3;

export interface Deal {
  to: number;
  giveCoins: number;
  give: readonly number[];
  getCoins: number;
  get: readonly number[];
}
export type Move = number | Deal;
export interface Offer extends Deal {
  n: number;
  from: number;
}
export interface Ability {
  owner: number;
  card: number;
}

export interface House {
  seats: number;
  rounds: number;
  round: number;
  bank: number;
  coins: number[];
  stakes: number[];
  points: number[];
  gifts: number[];
  goals: number[];
  recruits: number[];
  plot: number[];
  discard: number[];
  gone: number[];
  hands: number[][];
  won: number[][];
  offers: Offer[];
  offered: number;
  /** The generator's words. */
  random: number[];
  /** The question being asked, and the number of questions so far. */
  question: number;
  asks: number;
  /** The seat that is asked when it is one. */
  seat: number;
  /** Bidders, or seats that may still react; and what they have answered in secret. */
  live: number[];
  sealed: number[];
  /** Market: who is not ready, and offers left. */
  busy: number[];
  left: number[];
  /** The recruit under the hammer. */
  hammer: number;
  /** Plot turns begun this round; 0 outside of them. */
  turns: number;
  /** The seat whose turn it is, and the event it has played. */
  by: number;
  card: number;
  cancelled: boolean;
  /** Abilities that wait, and the seat they answer. */
  waiting: Ability[];
  cause: number;
  /** The card that runs now (an event, a reaction or an ability), its next operation, its seats. */
  running: number;
  at: number;
  owner: number;
  victim: number;
  /** Seats that an operation still has to ask, the next one last, list upon list with -1 below each. */
  queue: number[];
  ranks: number[];
}

/** The same table as ours, at its opening. */
export function houseOf(w: World, random: readonly number[]): House {
  return {
    ...NOTHING_ASKED,
    seats: w.coins.length,
    rounds: w.rounds,
    round: w.round,
    bank: w.bank,
    coins: w.coins.slice(),
    stakes: w.stakes.slice(),
    points: w.points.slice(),
    gifts: w.gifts.slice(),
    goals: w.secrets.goal.map(goal => goal.value),
    recruits: [...w.piles.recruits.cards, ...w.piles.auctioned.cards],
    plot: w.piles.plot.cards.slice(),
    discard: [],
    gone: [],
    hands: w.piles.hand.map(({ cards }) => cards.slice()),
    won: w.piles.won.map(({ cards }) => cards.slice()),
    offers: [],
    random: [...random],
    live: [],
    sealed: w.coins.map(() => OPEN),
    busy: [],
    left: w.coins.map(() => 0),
    waiting: [],
    queue: [],
    ranks: [],
  };
}
const NOTHING_ASKED = {
  offered: 0,
  question: OVER,
  asks: 0,
  seat: 0,
  hammer: -1,
  turns: 0,
  by: 0,
  card: -1,
  cancelled: false,
  cause: 0,
  running: 0,
  at: 0,
  owner: 0,
  victim: 0,
};

export function copyHouse(w: House): House {
  return {
    ...w,
    coins: w.coins.slice(),
    stakes: w.stakes.slice(),
    points: w.points.slice(),
    gifts: w.gifts.slice(),
    goals: w.goals.slice(),
    recruits: w.recruits.slice(),
    plot: w.plot.slice(),
    discard: w.discard.slice(),
    gone: w.gone.slice(),
    hands: copyLists(w.hands),
    won: copyLists(w.won),
    offers: w.offers.slice(),
    random: w.random.slice(),
    live: w.live.slice(),
    sealed: w.sealed.slice(),
    busy: w.busy.slice(),
    left: w.left.slice(),
    waiting: w.waiting.slice(),
    queue: w.queue.slice(),
    ranks: w.ranks.slice(),
  };
}
function copyLists(lists: readonly number[][]): number[][] {
  const out: number[][] = new Array(lists.length);
  for (let i = 0; i < lists.length; i++) out[i] = lists[i]!.slice();
  return out;
}

export function gainCoins(w: House, seat: number, n: number): void {
  const gained = Math.min(n, w.bank);
  w.bank -= gained;
  w.coins[seat]! += gained;
}
export function loseCoins(w: House, seat: number, n: number): void {
  const lost = Math.min(n, w.coins[seat]!);
  w.coins[seat]! -= lost;
  w.bank += lost;
}
export function takeCoins(w: House, from: number, to: number, most: number): void {
  const n = Math.min(most, w.coins[from]!);
  w.coins[from]! -= n;
  w.coins[to]! += n;
}
export function losePoints(w: House, seat: number, n: number): void {
  w.points[seat] = Math.max(0, w.points[seat]! - n);
}
export function draw(w: House, seat: number, n: number): void {
  for (; n > 0 && w.plot.length; n--) w.hands[seat]!.push(w.plot.pop()!);
}
export function remove(list: number[], n: number): void {
  const at = list.indexOf(n);
  if (at === list.length - 1) list.pop();
  else list.splice(at, 1);
}
export function discard(w: House, seat: number, card: number): void {
  remove(w.hands[seat]!, card);
  w.discard.push(card);
}

export function score(w: House): void {
  const scores = w.points.map((points, seat) => {
    let total = points;
    for (const card of w.won[seat]!) total += recruitOf(card).worth;
    return w.won[seat]!.length === w.goals[seat] ? total + GOAL_BONUS : total;
  });
  w.ranks = ranksOf(scores);
  w.question = OVER;
}
