// Set-up of the first game: its life, its basic actions, and a team for either player (DM-SET).
import type { Random } from '#engine/definition.ts';
import { layBasics, layCards, NOBODY } from '../table/starting-table.ts';
import { other, type Duel } from '../table/world.ts';

/** DM-SET-10 */
export const FIRST_GAME_LIFE = 10;
/** DM-SET-01: Ambush, Enrage and Reckless Melee. */
const FIRST_BASICS = [25, 26, 30];
/** DM-SET-06: Kitty Pryde, Sprite and Cyclops, Optic Blast. */
const FIRST_TEAM = [
  { card: 14, dice: 2 },
  { card: 4, dice: 2 },
];
/** DM-SET-07: Angel, Air Transport and Juggernaut, Cain Marko. */
const SECOND_TEAM = [
  { card: 1, dice: 2 },
  { card: 10, dice: 2 },
];

/** DM-SET-05: a first player is chosen, and has the first team; DM-SET-08: each team is its player's alone. DM-SET-03:
 *  the basic actions are for both. */
export function layFirstGame(w: Duel, random: Random): void {
  if (w.active === NOBODY) w.active = random.below(2);
  layCards(w, w.active, FIRST_TEAM);
  layCards(w, other(w.active), SECOND_TEAM);
  layBasics(w, FIRST_BASICS);
}
