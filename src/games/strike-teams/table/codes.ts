// The numbers by which the table knows figures, targets, teams, states and phases.
import { ACTIONS } from '../cards/actions.ts';

export const NONE = -1;
/** Characters 0 to 7: four heroes, two villains, the mastermind, the henchmen (their one card for all figures). */
export const CHARACTER_COUNT = 8;
export const HERO_COUNT = 4;
export const BOSS = 6;
export const HENCHMEN = 7;
/** The number of a figure; numbers of other things do not pass for it. Figures 0 to 6 are the characters of the same
 *  number, 7 to 12 the six henchmen (ST-CMP-01). */
export type Figure = number & { readonly is?: 'figure' };
export const FIGURE_COUNT = 13;
export const FIRST_HENCHMAN = 7;
export const HENCHMAN_COUNT = 6;
export const CARD_COUNT = ACTIONS.length;
/** A weapon that is no Action Card: the primary attack, a Gun Turret, a breakthrough, the Superweapon. */
export const PRIMARY = -1;
export const TURRET = -2;
export const BREAKTHROUGH = -3;
export const SUPERWEAPON = -4;

/** The two teams, by which dials and points are kept. */
export const HEROES = 0;
export const MASTERMIND = 1;
export type Team = typeof HEROES | typeof MASTERMIND;

/** The phase of a round; before it the set-up, after the last one what follows the mission. */
export const SET_UP = 0;
export const COMMAND_PHASE = 1;
export const MASTERMIND_PHASE = 2;
export const HERO_PHASE = 3;
export const END_PHASE = 4;
export const AFTER = 5;

/** The sides of the Victory Card (ST-CMP-28). */
export const KARMA = 1;
export const GUARDIANS = 2;

/** State of a figure: not in the mission, on the map, defeated and to respawn, extracted. */
export const ABSENT = 0;
export const ON_MAP = 1;
export const DOWN = 2;
export const EXTRACTED = 3;

/** A target as one number (abilities/attack-targets.ts); numbers of other things do not pass for it. */
export type TargetCode = number & { readonly is?: 'target' };
