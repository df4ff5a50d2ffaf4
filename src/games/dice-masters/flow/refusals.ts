// Reasons for answers that are not even offered: cards of the opponent, more of something than there is.
import type { Verdict } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';
import { other, type Duel } from '../table/world.ts';
import { GLOBAL, isFielding } from './paying.ts';

/** DM-BUY-02: dice of the opponent's cards. */
export const cardOfOpponent = (w: Duel, seat: Seat, slot: number): Verdict =>
  w.holder[slot] === other(seat) && 'DM-BUY-02';

/** Things, and how often there is each. */
export interface Supply {
  things: number[];
  times: number[];
}
/** Items of a bill: more dice than are left, or more abilities than all energy could pay for. */
export function moreThanThereIs(items: readonly number[], { things, times }: Supply): Verdict {
  const over = items.find(item => items.filter(one => one === item).length > (times[things.indexOf(item)] ?? Infinity));
  if (over === undefined || isFielding(over)) return undefined;
  return over >= GLOBAL ? 'DM-PAY-08' : 'DM-BUY-07';
}
