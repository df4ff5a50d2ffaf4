// Command Points that are named before something is paid for.
import type { Choice, Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import type { Order } from '../table/command-points.ts';
import { teamOf } from '../table/figures.ts';
import type { Strike, T } from '../table/world.ts';

/** What can be paid for: whose AP it takes, what was named so far, and how many points it is at most. */
export interface Bill {
  character: number;
  order: Order;
  most: number;
}
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
/** Without AP of its own a character pays with CP anyhow. */
const mostOf = ({ world: w }: T, { character, most }: Bill): number =>
  w.ap[character]! > 0 ? Math.min(w.cp[teamOf(character)], most) : 0;

/** ST-CMD-06: any mix. AP go first unless CP are named for the next points; a number once named is only raised. */
export const commanding = <L, N extends string>(
  step: N,
  billOf: (t: T, my: L, seat: Seat) => Bill | undefined,
): Choice<Strike, L, N> => ({
  each: (t, my, seat) => {
    const bill = billOf(t, my, seat);
    return bill ? numbers(bill.order.command + 1, mostOf(t, bill)) : [];
  },
  misfit: (t, my, seat, n): Verdict => {
    const bill = billOf(t, my, seat);
    if (!bill) return false;
    const { command } = bill.order;
    return n > command ? no('ST-CMD-06', { n: mostOf(t, bill) }) : no('ST-CMD-06', { n: command }, 'namedAlready');
  },
  take: (t, my, seat, n) => {
    billOf(t, my, seat)!.order.command = n;
    return step;
  },
});
