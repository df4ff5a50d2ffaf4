// Seats: their order, which of them play together, and who of them has won.
import type { GameDefinition } from './definition.ts';
import type { Seat, Text, World } from './types.ts';

export const NO_SEATS: readonly Seat[] = Object.freeze([]);

const alone: (readonly Seat[])[] = [];
export const only = (seat: Seat): readonly Seat[] => (alone[seat] ??= Object.freeze([seat]));

/** By number of seats, first seat, and how many to leave out. */
const orders: (readonly Seat[])[][][] = [];
const ordersOf = (seats: number): (readonly Seat[])[][] => {
  const all = Array.from({ length: seats }, (_, s) => s);
  return all.map(from => {
    const order = all.map(i => (from + i) % seats);
    return [...all, seats].map(skip => Object.freeze(order.slice(skip)));
  });
};

/** All seats in order of play from `from`, without the first `skip` of them. */
export const clockwise = (seats: number, from: Seat, skip: number): readonly Seat[] =>
  (orders[seats] ??= ordersOf(seats))[from]![skip]!;

/** The side that each seat plays for, counted from 0 in the order of seats; each for itself where a game names none. */
export function sidesOf<W extends World>(game: Pick<GameDefinition<W>, 'sides'>, seats: number): readonly number[] {
  const named = game.sides?.(seats);
  if (!named) return clockwise(seats, 0, 0);
  const order = [...new Set(named)];
  return named.map(side => order.indexOf(side));
}
/** The seats of each side. */
export function seatsBySide(sides: readonly number[]): Seat[][] {
  const seats: Seat[][] = [];
  sides.forEach((side, seat) => (seats[side] ??= []).push(seat));
  return seats;
}
/** The rank of each side: the best one that a seat of it has. */
export const sideRanks = (ranks: readonly number[], sides: readonly number[]): number[] =>
  seatsBySide(sides).map(seats => Math.min(...seats.map(seat => ranks[seat]!)));

/** The sides that have won: none where nobody has, and none in a draw, where all of several sides are first. */
export function winningSides(ranks: readonly number[]): { won: number[]; isDraw: boolean } {
  const first = ranks.flatMap((rank, side) => (rank === 1 ? [side] : []));
  const isDraw = ranks.length > 1 && first.length === ranks.length;
  return { won: isDraw ? [] : first, isDraw };
}
/** The seats that have won, those of one side together. */
export function winnersOf(ranks: readonly number[], sides: readonly number[]): { won: Seat[]; isDraw: boolean } {
  const { won, isDraw } = winningSides(sideRanks(ranks, sides));
  return { won: sides.flatMap((side, seat) => (won.includes(side) ? [seat] : [])), isDraw };
}

/** Names of seats by their roles: 'Mastermind', and numbered where several have the same: 'Heroes 2'. Nothing in a game
 *  without roles. */
export function roleNames(game: Pick<GameDefinition, 'roles' | 'texts'>, seats: number): Text[] | undefined {
  const roles = game.roles?.(seats);
  return roles?.map((role, seat) => {
    const name = game.texts[role] ?? `[${role}]`;
    const place = roles.slice(0, seat + 1).filter(one => one === role).length;
    return roles.indexOf(role) === roles.lastIndexOf(role) ? name : `${name} ${place}`;
  });
}
