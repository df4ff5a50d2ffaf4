// The board: Areas with their Districts, tracks, numbers that are guesses, and the faces of the dice.
import { SYMBOLS, type Symbol } from './card.ts';

export interface Area {
  readonly name: string;
  /** Districts by symbol, in the order of SYMBOLS (MH-BRD-03). */
  readonly districts: readonly [circle: string, cross: string, diamond: string, star: string];
}
/** MH-BRD-01, MH-BRD-02, MH-BRD-04, MH-BRD-05, MH-RUL-07, MH-RUL-08, MH-RUL-27: each has one Headline space and one
 *  Support space; in the order in which Headlines come (MH-SET-11). */
export const AREAS: readonly Area[] = [
  { name: 'Upper Manhattan', districts: ['Central Harlem', 'Morningside Heights', 'East Harlem', 'Carnegie Hill'] },
  { name: 'Central Manhattan', districts: ['Central Park', 'Upper West Side', 'Upper East Side', 'Midtown'] },
  { name: 'The Village', districts: ['Chelsea', 'Greenwich Village', "Hell's Kitchen", 'East Side'] },
  { name: 'Lower Manhattan', districts: ['Tribeca', 'Lower East Side', 'East Village', 'Financial District'] },
  { name: 'Queens', districts: ['Astoria', 'Long Island City', 'Steinway', 'Sunnyside'] },
  { name: 'Brooklyn', districts: ['Brooklyn Heights', 'Williamsburg', 'Greenpoint', 'Bedford-Stuyvesant'] },
];
export const DISTRICTS_AN_AREA = 4;
export const DISTRICTS = AREAS.length * DISTRICTS_AN_AREA;
/** The Special Headline counts as a District outside of all Areas (MH-SPH-02, MH-RUL-91). */
export const SPECIAL = DISTRICTS;
/** Its place among the open Headlines. */
export const SPECIAL_AREA = AREAS.length;
/** MH-BRD-03, MH-CRD-10: Area and symbol name one District. */
export const districtOf = (area: number, symbol: Symbol): number => area * DISTRICTS_AN_AREA + SYMBOLS.indexOf(symbol);
/** The Area of a District; the Special Headline has none of its own. */
export const areaOf = (district: number): number => Math.floor(district / DISTRICTS_AN_AREA);
export const districtName = (district: number): string =>
  AREAS[areaOf(district)]?.districts[district % DISTRICTS_AN_AREA] ?? 'the Special Headline';

/** MH-BRD-09, MH-BRD-10 */
export const VP_TRACK = 25;
export const GAME_ROUNDS = 5;
export const ACTION_ROUNDS = 5;
/** MH-BRD-12, MH-RUL-03 */
export const STORY_SPACES = 5;
/** MH-BRD-13, MH-RUL-04 */
export const MOST_WANTED_SPACES = 3;
export const MOST_ALLIES = 3;
/** MH-PLN-29 */
export const STORIES_A_POWER_UP = 3;
/** MH-PLN-05 */
export const VP_A_BONUS = 5;
/** MH-DIE-10, MH-RUL-12 */
export const MOST_DICE = 8;
/** MH-RUL-76 */
export const QUIET_SEQUENCES = 50;
/** MH-VAR-04: Headlines by number of seats in the house variant. */
export const FEWER_HEADLINES: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 6 };
/** MH-CMP-04: tokens in the box; MH-CMP-05: their number never limits play. */
export const TOKENS = { combatPower: 12, wound: 13, threat: 36, plotPoint: 52, vpMarker: 4, marker: 5 };
/** MH-RUL-10 */
export const THREAT_VALUES = [3, 4, 5, 6, 7, 8];

/** MH-DIE-01, MH-RUL-01: what a throw of 1 to 6 shows. */
export const FACES = ['blank', 'trouble', 'hit', 'hit', 'boost', 'double'] as const;
/** MH-DIE-02, MH-DIE-03, by throw. */
export const HITS = [0, 0, 1, 1, 1, 2];
export const TROUBLE = [0, 1, 1, 1, 1, 2];
export const BOOST_FACE = 5;
export const DICE = 8;
