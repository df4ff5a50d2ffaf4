// Action Points: the track, its ceilings by zone, and how points are gained and lost.
import { type CardSide, sideFor } from '../cards/character-card.ts';
import { CHARACTERS } from '../cards/characters.ts';
import { gridFor, isOnMap, otherTeam, sizeOf, teamOf } from './figures.ts';
import { type Figure, HENCHMEN, type Strike, type T, type Team } from './world.ts';

export const trackOf = (w: Strike, character: number): CardSide =>
  sideFor(CHARACTERS[character]!, sizeOf(w, character));
/** Is the square in the team's Starting Zone? */
export const isAtHome = (w: Strike, square: number, team: Team): boolean =>
  w.zones[team].includes(gridFor(w).tile[square]!);
/** ST-APZ-01 ST-APZ-02 ST-RUL-21 ST-RUL-23: the space above which AP are not added. */
export function ceilingOf(w: Strike, character: number): number {
  const { red, last } = trackOf(w, character);
  if (character === HENCHMEN || !isOnMap(w, character)) return last;
  return isAtHome(w, w.at[character]!, teamOf(character)) ? red : last;
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

export const opponentsOf = (figure: Figure): Team => otherTeam(teamOf(figure));
