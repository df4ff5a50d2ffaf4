// The Action Die, rolled once a turn for a number of AP, and Command Points that are named before a payment.
import type { Choices, Choice, Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import { DIE_FACES } from '../cards/box.ts';
import { gainByDie, gainCp, type Order } from '../table/points.ts';
import { otherTeam, teamOf } from '../table/figures.ts';
import type { Turn } from '../table/locals.ts';
import type { Strike, T } from '../table/world.ts';

/** ST-DIE-03: AP that a roll may be for. */
const DIE_BIDS: readonly number[] = [1, 2, 3];
/** ST-DIE-04..08 ST-CMP-10 ST-EX-02..04 */
function rollDie(t: T, character: number, bid: number): void {
  const w = t.world;
  const face = DIE_FACES[t.random.die(DIE_FACES.length) - 1]!;
  if (face >= bid) gainByDie(w, character, bid);
  else if (face === 0) gainCp(w, otherTeam(teamOf(character)), 1);
  t.log('rolled', { character, bid, face });
}
/** Whose die it is: that of an activation or of a turn. */
type Roller = Pick<Turn, 'character' | 'hasRolled'>;
/** ST-DIE-01 ST-DIE-02: the die as a choice, after which the step asks again. Inside of a turn it is the turn's. */
export const rolling = <L, N extends string>(
  step: N,
  rollerOf: (t: T, my: L) => Roller | undefined,
): Choices<Strike, L, N> => ({
  roll: {
    each: () => DIE_BIDS,
    when: (t, my) => rollerOf(t, my)?.hasRolled === false,
    take: (t, my, _seat, bid) => {
      const roller = rollerOf(t, my)!;
      roller.hasRolled = true;
      rollDie(t, roller.character, bid);
      return step;
    },
  },
});

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
