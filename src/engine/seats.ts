// Orders of seats: asked for all the time, made once.
import type { Seat } from './types.ts';

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
