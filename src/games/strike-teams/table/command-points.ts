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
/** The CP that whoever pays has named: so many of the next points are paid with them. */
export interface Order {
  command: number;
}
/** ST-ACT-10: paid in full. ST-CMP-09: out of what the dial shows. ST-CMD-06: surplus AP go first (ST-DIE-09),
 *  then named CP, then AP, then CP. */
export function pay(w: Strike, character: number, price: number, order?: Order): void {
  if (price === 0) return;
  const team = teamOf(character);
  let left = price;
  if (character === HENCHMEN) {
    const used = Math.min(left, w.surplus);
    w.surplus -= used;
    left -= used;
  }
  const commanded = Math.min(left, order?.command ?? 0, w.cp[team]); // a teammate may have spent some since
  left -= commanded;
  const used = Math.min(left, w.ap[character]!);
  w.ap[character]! -= used;
  w.cp[team] -= commanded + left - used;
  if (order) order.command = Math.min(order.command - commanded, w.cp[team]);
}
