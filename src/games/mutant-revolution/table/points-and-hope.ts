// Revolution Points, Plot Points, Hope and bids: how many a School can have, and how they change.
import type { Seat } from '#engine/types.ts';
import type { Bidding } from './locals.ts';
import { DIAL, type Revolution, type T } from './world.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { fightOf, isInArena, isToken, missionIn } from './figures.ts';

/** The Revolution Track's last space, and the Hand Sizes under it by RP (MR-CMP-19, MR-RUL-11). */
export const MOST_RP = 6;
export const HAND_SIZES: readonly number[] = [3, 3, 4, 4, 5, 5, 6];

/** MR-REV-01, MR-REV-02, MR-REV-03: never below 0 or above 6; the Plot Marker stays (MR-EVT-12, MR-REV-04, MR-REV-05,
 *  MR-REV-06). All that gives or takes Revolution Points calls this: Advance the Revolution, Plot Cards, a new Mission
 *  Commander, Mission rewards (MR-CON-07). Reaching 6 does nothing here: they count at the end of the round (MR-REV-08,
 *  MR-REV-09). Returns what really moved. */
export const changeRp = (w: Revolution, seat: Seat, by: number): number => moveMarker(w.rp, seat, by);
/** MR-REV-07: Plot Points, on the same track. */
export const changePp = (w: Revolution, seat: Seat, by: number): number => moveMarker(w.pp, seat, by);
function moveMarker(track: number[], seat: Seat, by: number): number {
  const before = track[seat]!;
  track[seat] = Math.max(0, Math.min(MOST_RP, before + by));
  return track[seat] - before;
}
/** MR-GLO-05: Hope to or from the bank, which never runs out (MR-RUL-04); a school never has less than none. Returns
 *  what really moved. */
export function changeHope(w: Revolution, seat: Seat, by: number): number {
  const moved = Math.max(by, -w.hope[seat]!);
  w.hope[seat]! += moved;
  w.bank -= moved;
  return moved;
}

/** A card raises a bid that has been shown, as far as the dial and the Hope go (MR-BID-02, MR-BID-03). */
export function raiseBid(w: Revolution, bidding: Bidding, seat: Seat, by: number): number {
  const raised = Math.min(by, roomToRaise(w, bidding, seat));
  bidding.bids[seat]! += raised;
  return raised;
}
export const roomToRaise = (w: Revolution, { live, bids }: Bidding, seat: Seat): number =>
  live.includes(seat) ? Math.min(DIAL, w.hope[seat]!) - bids[seat]! : 0;

// ---- Hope that a Mission Card brings at once ----------------------------------------------------------------

/** MR-REW-01, MR-REW-02, MR-EXE-03: Hope for a damaging attack, however much Damage it did, also for the last one
 *  (MR-RUL-96). */
export function rewardHit(t: T, by: Seat, target: number): void {
  const hope = hopeOf(t.world);
  if (hope?.per === 'hit' && isToken(target)) earnHope(t, by, hope.n);
  else rewardFall(t, by, target);
}
/** MR-REW-01, MR-RUL-106: Hope for what a School destroys or defeats, if that has left the arena now. */
export function rewardFall(t: T, by: Seat, target: number): void {
  const hope = hopeOf(t.world);
  if (hope?.per === (isToken(target) ? 'destroyed' : 'defeat') && !isInArena(t.world, target)) earnHope(t, by, hope.n);
}
const hopeOf = (w: Revolution): MissionCard['hope'] => missionIn(fightOf(w))?.hope;
export function earnHope(t: T, seat: Seat, n: number): void {
  changeHope(t.world, seat, n);
  t.log('hopeEarned', { seat, n });
}
