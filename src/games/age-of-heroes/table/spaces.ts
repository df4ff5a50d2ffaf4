// Action spaces by number: basic Institute spaces, card spaces, the Extraction Zone, then eight rows for each Mission
// tile. A row and the Damage icon beside it have the same number.
import { INSTITUTE_LOCATIONS, type Bundle, type InstituteLocation, type SpaceKind } from '../cards/card.ts';
import { BASIC_SPACES } from '../cards/institute-locations.ts';
import { CARD_SPACES } from '../cards/board.ts';
import { MISSION_TILES } from '../cards/missions.ts';

export const ROWS = 8;
export const FIRST_SLOT = BASIC_SPACES.length;
export const SLOTS = CARD_SPACES.length;
/** AH-EXZ-01 */
export const ZONE = FIRST_SLOT + SLOTS;
export const FIRST_ROW = ZONE + 1;
export const SPACES = FIRST_ROW + MISSION_TILES.length * ROWS;

/** AH-GLO-06, AH-RUL-06: locations by number: the Institute's six, X-Jet, Team-Ups, Extraction Zone, Mission tiles. */
export const INSTITUTE: readonly InstituteLocation[] = INSTITUTE_LOCATIONS;
/** AH-JET-05 */
export const AT_JET = INSTITUTE.length;
/** AH-MIS-05 */
export const AT_TEAM_UPS = AT_JET + 1;
/** AH-MIS-06 */
export const AT_ZONE = AT_TEAM_UPS + 1;
/** AH-MIS-07 */
export const AT_TILES = AT_ZONE + 1;

const placeOf = (at: string): number =>
  at === 'teamUps' ? AT_TEAM_UPS : at === 'extractionZone' ? AT_ZONE : INSTITUTE.indexOf(at as InstituteLocation);
/** AH-GLO-06 */
const LOCATION: readonly number[] = Array.from({ length: SPACES }, (_, space) => {
  if (space < FIRST_SLOT) return placeOf(BASIC_SPACES[space]!.at);
  if (space < ZONE) return placeOf(CARD_SPACES[space - FIRST_SLOT]!.at);
  return space === ZONE ? AT_ZONE : AT_TILES + Math.floor((space - FIRST_ROW) / ROWS);
});
/** AH-GLO-02, AH-GLO-03 */
const KIND: readonly SpaceKind[] = LOCATION.map((at, space) =>
  space < FIRST_SLOT || space === ZONE
    ? 'basic'
    : space >= FIRST_ROW
      ? 'missionTile'
      : at === AT_TEAM_UPS
        ? 'teamUp'
        : 'ally',
);
/** Is it the number of an action space? */
export const isSpace = (n: number): boolean => n >= 0 && n < SPACES;
export const locationOf = (space: number): number => LOCATION[space]!;
export const kindOf = (space: number): SpaceKind => KIND[space]!;
/** AH-TRN-07, AH-TRN-08 */
export const isInstitute = (space: number): boolean => INSTITUTE[LOCATION[space]!] !== undefined;
export const isRow = (space: number): boolean => space >= FIRST_ROW;
export const isSlot = (space: number): boolean => space >= FIRST_SLOT && space < ZONE;
export const slotOf = (space: number): number => space - FIRST_SLOT;
export const spaceOfSlot = (slot: number): number => slot + FIRST_SLOT;
export const tileOf = (space: number): number => (space - FIRST_ROW) >> 3;
export const rowOf = (space: number): number => ((space - FIRST_ROW) & 7) + 1;
export const rowSpace = (tile: number, row: number): number => FIRST_ROW + tile * ROWS + row - 1;
export const rowCost = (space: number): Bundle => MISSION_TILES[tileOf(space)]!.rows[rowOf(space) - 1]!;
export const tileNamed = (id: string): number => MISSION_TILES.findIndex(tile => tile.id === id);

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
/** AH-LOC-01, AH-RUL-100: the basic spaces that so many players use. */
const BASIC_FOR: readonly (readonly number[])[] = numbers(0, 6).map(players =>
  numbers(0, FIRST_SLOT).filter(space => (BASIC_SPACES[space]!.players ?? 2) <= players),
);
export const basicSpaces = (players: number): readonly number[] => BASIC_FOR[players]!;
const IS_BASIC_FOR = BASIC_FOR.map(list => numbers(0, FIRST_SLOT).map(space => list.includes(space)));
export const isBasicFor = (players: number, space: number): boolean => IS_BASIC_FOR[players]![space]!;
/** AH-RUL-04: slots for Allies, those at the Institute first; AH-RUL-05: slots for Team-Ups. */
export const ALLY_SLOTS: readonly number[] = numbers(0, SLOTS).filter(slot => KIND[slot + FIRST_SLOT] === 'ally');
export const TEAM_UP_SLOTS: readonly number[] = numbers(0, SLOTS).filter(slot => KIND[slot + FIRST_SLOT] === 'teamUp');
/** Names of a space in lines: 'danger', 'zone', 'A3'. */
export const spaceKey = (space: number): string =>
  space < FIRST_SLOT
    ? BASIC_SPACES[space]!.id
    : space < ZONE
      ? CARD_SPACES[slotOf(space)]!.id
      : space === ZONE
        ? 'zone'
        : `${MISSION_TILES[tileOf(space)]!.id}${rowOf(space)}`;
