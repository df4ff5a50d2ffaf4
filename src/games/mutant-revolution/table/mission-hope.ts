// Hope that a Mission Card brings at once: for blows that do Damage, for what is destroyed or defeated.
import type { Seat } from '#engine/types.ts';
import type { MissionCard } from '../cards/mission-card.ts';
import { fightOf, isInArena, isToken, missionIn } from './figures.ts';
import { changeHope } from './points-and-hope.ts';
import type { Revolution, T } from './world.ts';

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
