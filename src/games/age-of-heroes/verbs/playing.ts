// Acts that cards and chapters share: playing a card, a Recruiter's bonus, choosing a place in the turn order.
import type { Seat } from '#engine/types.ts';
import { scopeAt } from '../abilities/legality.ts';
import { raise } from '../abilities/moments.ts';
import { CARD_SPACES } from '../cards/board.ts';
import type { Less, Playing } from '../table/locals.ts';
import { NONE } from '../table/pawns.ts';
import { spaceOfSlot } from '../table/spaces.ts';
import type { T } from '../table/world.ts';
import { carryOut, isAtOnce } from './carry-out.ts';

/** Lets a seat play a card of these types. */
export const play = (seat: Seat, of: number, isOptional: boolean, less: Less): Playing => ({
  seat,
  of,
  isOptional,
  less,
  card: NONE,
  slot: NONE,
});
/** AH-ALY-05 */
export function gainBonus(t: T, seat: Seat, slot: number, card: number): void {
  t.log('bonusGained', { seat, card });
  carryOut(t, BONUS_PATHS[slot]!, scopeAt(seat, NONE, spaceOfSlot(slot)));
}
/** The same without a frame of its own where the bonus asks nothing. */
export function recruit(t: T, seat: Seat, slot: number, card: number): void {
  if (!isAtOnce(BONUS_PATHS[slot]!)) return t.call('recruitment', { seat, slot, card });
  gainBonus(t, seat, slot, card);
  raise(t, { on: 'recruitBonus', seat });
}
const BONUS_PATHS: readonly string[] = CARD_SPACES.map(({ id }) => `bonus/${id}`);
/** AH-RUL-86, AH-RUL-110: nothing is asked where every place of the next order is taken. */
export function chooseOrder(t: T, seat: Seat, isOptional: boolean): void {
  if (t.world.next.includes(NONE)) t.call('ordering', { seat, isOptional });
}
