// Purchasing: a die goes from its card to the used pile of the player who pays (DM-BUY).
import type { Choice, Verdict } from '#engine/definition.ts';
import { no } from '#engine/refusals.ts';
import type { Seat } from '#engine/types.ts';
import { lacks, purchasePrice, purse } from '../abilities/energy.ts';
import { cardOf } from '../cards/index.ts';
import { BOTH, CARD, leftBySlot, other, put, USED, type Duel, type T } from '../table/world.ts';
import { BUY, payFor } from './paying.ts';

/** DM-BUY-01, DM-BUY-02, DM-BUY-03, DM-BUY-04, DM-BUY-05, DM-BUY-06, DM-BUY-07 */
export const buy: Choice<Duel, object, never> = {
  of: 'slot',
  each: (t, _my, seat) => (seat === t.world.active ? ownSlots(t.world, seat) : []),
  refuse: (t, _my, seat, slot) => refuseBuy(t, seat, slot),
  /** DM-BUY-02: dice of the opponent's cards are not even offered. */
  misfit: (t, _my, seat, slot) => t.world.holder[slot] === other(seat) && 'DM-BUY-02',
  take(t, _my, seat, slot) {
    payFor(t, seat, [BUY + slot]);
    purchase(t, seat, slot);
  },
};

/** DM-SET-03, DM-SET-08, DM-BUY-02: cards that the seat may purchase from. */
export const ownSlots = (w: Duel, seat: Seat): number[] => {
  const out: number[] = [];
  for (let slot = 0; slot < w.holder.length; slot++)
    if (w.holder[slot] === seat || w.holder[slot] === BOTH) out.push(slot);
  return out;
};

const leftOf = ({ world }: T): number[] => leftBySlot(world);

function refuseBuy(t: T, seat: Seat, slot: number): Verdict {
  const card = cardOf(t.world.cards[slot]!);
  const left = t.memo(leftOf);
  if (!left[slot]) return 'DM-BUY-07'; // DM-SET-04
  const missing = lacks(purse(t, seat), purchasePrice(card));
  if (missing === 'type') return no('DM-BUY-04', { energy: card.energy ?? '' });
  return missing && no('DM-PAY-08', { cost: card.cost });
}

/** DM-BUY-06 */
export function purchase(t: T, seat: Seat, slot: number): void {
  const w = t.world;
  const die = w.zone.findIndex((zone, d) => zone === CARD && w.slot[d] === slot);
  w.owner[die] = w.seat[die] = seat;
  put(w, die, USED);
  t.log('purchased', { seat, slot });
}
