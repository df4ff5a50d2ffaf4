// Action Points with their track and its ceilings by zone, Command Points, and how costs are paid with both.
import { COMMAND_DIAL_END } from '../cards/box.ts';
import { type CardSide, sideFor } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { gridFor, isOnMap, sizeOf, teamOf } from './figures.ts';
import { HENCHMEN, type Strike, type T, type Team } from './world.ts';

export const trackOf = (w: Strike, character: number): CardSide =>
  sideFor(CHARACTERS[character]!, sizeOf(w, character));
/** Is the square in the team's Starting Zone? */
export const isAtHome = (w: Strike, square: number, team: Team): boolean =>
  w.zones[team].includes(gridFor(w).tile[square]!);
/** ST-APZ-01 ST-APZ-02 ST-RUL-21 ST-RUL-23: the space above which AP are not added. A group's red space is its last. */
export function ceilingOf(w: Strike, character: number): number {
  const { red, last } = trackOf(w, character);
  return isOnMap(w, character) && isAtHome(w, w.at[character]!, teamOf(character)) ? red : last;
}
/** ST-APZ-03 ST-APZ-04 ST-RUL-20: at or above the ceiling nothing is gained, and nothing is lost. */
export function gainAp(w: Strike, character: number, n: number): number {
  const before = w.ap[character]!;
  const after = Math.max(before, Math.min(ceilingOf(w, character), before + n));
  w.ap[character] = after;
  return after - before;
}
/** The same with a line in the log. */
export function giveAp(t: T, character: number, n: number): void {
  const gained = gainAp(t.world, character, n);
  t.log('gainedAp', { character, n: gained });
}
/** ST-DIE-07 ST-DIE-09 ST-RUL-22: what henchmen win above their track is kept apart. */
export function gainByDie(w: Strike, character: number, n: number): void {
  const gained = gainAp(w, character, n);
  if (character === HENCHMEN) w.surplus += n - gained;
}
export function loseAp(w: Strike, character: number, n: number): void {
  w.ap[character] = Math.max(0, w.ap[character]! - n);
}

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
export function pay(w: Strike, character: number, price: number, order: Order): void {
  if (price === 0) return;
  const team = teamOf(character);
  let left = price;
  if (character === HENCHMEN) {
    const used = Math.min(left, w.surplus);
    w.surplus -= used;
    left -= used;
  }
  const commanded = Math.min(left, order.command, w.cp[team]); // a teammate may have spent some since
  left -= commanded;
  const used = Math.min(left, w.ap[character]!);
  w.ap[character]! -= used;
  w.cp[team] -= commanded + left - used;
  order.command = Math.min(order.command - commanded, w.cp[team]);
}
