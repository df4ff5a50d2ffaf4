// Command Points: the dials of the teams, and how costs are paid with AP and CP.
import { COMMAND_DIAL_END } from '../cards/box.ts';
import { teamOf } from './figures.ts';
import { HENCHMEN, type Strike, type Team } from './world.ts';

/** ST-CMD-02 ST-CMP-09 */
export const MOST_CP = COMMAND_DIAL_END;
/** ST-CMD-02: what goes beyond the dial is lost. */
export function gainCp(w: Strike, team: Team, n: number): void {
  w.cp[team] = Math.min(MOST_CP, w.cp[team] + n);
}

/** ST-CMD-04 ST-CMD-06 ST-CMD-08: own AP and the team's CP, never another's AP. */
export const purse = (w: Strike, character: number): number =>
  w.ap[character]! + (character === HENCHMEN ? w.surplus : 0) + w.cp[teamOf(character)];
/** ST-ACT-10: paid in full. Surplus AP go first (ST-DIE-09), then AP, then CP, or CP before AP. */
export function pay(w: Strike, character: number, price: number, isCommandFirst = false): void {
  if (price === 0) return;
  const team = teamOf(character);
  let left = price;
  if (character === HENCHMEN) {
    const used = Math.min(left, w.surplus);
    w.surplus -= used;
    left -= used;
  }
  if (isCommandFirst) {
    const used = Math.min(left, w.cp[team]);
    w.cp[team] -= used;
    left -= used;
  }
  const used = Math.min(left, w.ap[character]!);
  w.ap[character]! -= used;
  w.cp[team] -= left - used;
}
