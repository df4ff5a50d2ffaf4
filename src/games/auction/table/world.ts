// The table: what lies on it, how it is laid out and copied, and the small verbs that move coins and cards.
import { copy } from '#engine/copy.ts';
import { deckOf, moveTop } from '#engine/kit/decks.ts';
import { readSettings, type Setting } from '#engine/kit/settings.ts';
import type { Random, Table } from '#engine/definition.ts';
import { bit, copyPile, pile, secret } from '#engine/kit/piles.ts';
import type { Json, Pile, Seat, Secret, Waiting, WithLocals, World } from '#engine/types.ts';
import { PLOT_DECK, RECRUIT_DECK, recruitOf } from './deck.ts';
import type { Locals } from './locals.ts';

export const COINS = 120;
export const ROUNDS = 6;
export const SHORT_ROUNDS = 3;
export const MOST_ROUNDS = 10;
export const HIGHEST_GOAL = 3;
export const GOAL_BONUS = 3;
const FIRST_COINS = 10;
const FIRST_POINTS = 3;
const FIRST_HAND = 4;

/** The goods that one side gives. */
export interface Goods {
  coins: number;
  cards: readonly number[];
}
/** An open offer; never changed once made. */
export interface Offer {
  n: number;
  from: Seat;
  to: Seat;
  give: Goods;
  get: Goods;
}

/** Lists are by seat. */
export interface House extends World, WithLocals<Locals> {
  rounds: number;
  /** Rounds played. */
  round: number;
  bank: number;
  coins: number[];
  stakes: number[];
  points: number[];
  /** Gifts made this round. */
  gifts: number[];
  offers: Offer[];
  /** Offers made in the whole game: their running number. */
  offered: number;
  piles: {
    recruits: Pile;
    auctioned: Pile;
    gone: Pile;
    plot: Pile;
    discard: Pile;
    hand: Pile[];
    won: Pile[];
  };
  secrets: { goal: Secret[] };
  waiting: Waiting[];
}

/** The table while rules run. */
export type T = Table<House>;

/** AU-SET-04 */
export const settings: readonly Setting[] = [
  { key: 'rounds', values: Array.from({ length: MOST_ROUNDS }, (_, i) => i + 1), usual: ROUNDS },
];

/** AU-SET-01..05 */
export function setup(seats: number, options: Json, random: Random): House {
  const each = <T>(make: (seat: Seat) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  const w: House = {
    rounds: readSettings(settings, options, seats).rounds as number,
    round: 0,
    bank: COINS - FIRST_COINS * seats,
    coins: each(() => FIRST_COINS),
    stakes: each(() => 0),
    points: each(() => FIRST_POINTS),
    gifts: each(() => 0),
    offers: [],
    offered: 0,
    piles: {
      recruits: deckOf(RECRUIT_DECK, random),
      auctioned: pile(),
      gone: pile(),
      plot: deckOf(PLOT_DECK, random),
      discard: pile(),
      hand: each(() => pile()),
      won: each(() => pile()),
    },
    secrets: { goal: each(seat => secret(drawGoal(random), bit(seat))) },
    waiting: [],
  };
  for (let seat = 0; seat < seats; seat++) for (let i = 0; i < FIRST_HAND; i++) drawPlot(w, seat);
  return w;
}
/** AU-SET-03 */
export const drawGoal = (random: Random): number => random.below(HIGHEST_GOAL + 1);

/** Hand-written for speed; a law compares it with the generic copy. */
export function copyHouse(w: House): House {
  const { piles } = w;
  return {
    rounds: w.rounds,
    round: w.round,
    bank: w.bank,
    coins: w.coins.slice(),
    stakes: w.stakes.slice(),
    points: w.points.slice(),
    gifts: w.gifts.slice(),
    offers: copy(w.offers),
    offered: w.offered,
    piles: {
      recruits: copyPile(piles.recruits),
      auctioned: copyPile(piles.auctioned),
      gone: copyPile(piles.gone),
      plot: copyPile(piles.plot),
      discard: copyPile(piles.discard),
      hand: piles.hand.map(copyPile),
      won: piles.won.map(copyPile),
    },
    secrets: { goal: w.secrets.goal.map(s => secret(s.value, s.seen)) },
    waiting: copy(w.waiting),
  };
}

/** AU-SET-02 */
export const inventory = (w: House): Record<string, number> => ({ coins: w.bank + sum(w.coins) + sum(w.stakes) });
export const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

/** AU-RND-03 */
export const firstSeat = (w: House): Seat => w.round % w.coins.length;
/** The recruit under the hammer. */
export const onOffer = (w: House): number => w.piles.auctioned.cards[0]!;

/** AU-RND-04: how many coins the seat really gains. */
export function gainCoins(w: House, seat: Seat, n: number): number {
  const gained = Math.min(n, w.bank);
  w.bank -= gained;
  w.coins[seat]! += gained;
  return gained;
}
/** AU-RND-05: how many coins the seat really loses. */
export function loseCoins(w: House, seat: Seat, n: number): number {
  const lost = Math.min(n, w.coins[seat]!);
  w.coins[seat]! -= lost;
  w.bank += lost;
  return lost;
}
/** AU-RND-05 */
export function losePoints(w: House, seat: Seat, n: number): number {
  const lost = Math.min(n, w.points[seat]!);
  w.points[seat]! -= lost;
  return lost;
}
export function handCoins(w: House, from: Seat, to: Seat, n: number): void {
  w.coins[from]! -= n;
  w.coins[to]! += n;
}

/** The card drawn, which only the seat knows, or nothing when the deck is empty. */
export function drawPlot(w: House, seat: Seat): number | undefined {
  const { plot, hand } = w.piles;
  return plot.cards.length ? moveTop(plot, hand[seat]!, bit(seat)) : undefined;
}

/** AU-END-01 */
export function scoreOf(w: House, seat: Seat): number {
  const { cards } = w.piles.won[seat]!;
  let score = w.points[seat]!;
  for (let i = 0; i < cards.length; i++) score += recruitOf(cards[i]!).worth;
  return cards.length === w.secrets.goal[seat]!.value ? score + GOAL_BONUS : score;
}
export const ranksOf = (scores: readonly number[]): number[] =>
  scores.map(mine => 1 + scores.filter(other => other > mine).length);
