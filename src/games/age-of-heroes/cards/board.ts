// The game board: its card spaces with their Recruitment bonuses, slots, and the lengths of its tracks.
import type { Cost, Effects, InstituteLocation, Resource } from './card.ts';

/** AH-CMP-01, AH-RUL-01, AH-SET-06, AH-EOR-10, AH-EOR-11 */
export const PROTOCOLS = { slots: 8, dealt: 4 };
/** AH-RUL-02 */
export const JET_SPACES = 15;
/** AH-RES-02 */
export const MOST_RESOURCES = 10;
/** AH-SCR-01 */
export const SCORE_TRACK = 100;
/** AH-RUL-07 */
export const ORDER_ROWS = 5;
/** AH-CMP-17 */
export const STUDENTS = 20;
/** AH-RUL-21 */
export const STUDENT_SPACES = 4;
/** AH-RUL-18: by slot, the leftmost first. */
export const EVOLUTION_SLOTS: readonly Cost[] = [
  {},
  { physical: 2 },
  { physical: 2, willpower: 1 },
  { mental: 3, willpower: 1 },
  { physical: 2, mental: 2, willpower: 2 },
];
/** AH-RUL-19: the number in the black rectangle of the gold side. */
export const GOLD_EVOLUTIONS = 5;
/** AH-PLY-09 */
export const FIRST_HAND = 3;
export interface CardSpace {
  readonly id: string;
  readonly at: InstituteLocation | 'extractionZone' | 'teamUps';
  /** AH-ALY-06: the bonus belongs to the board. */
  readonly bonus: Effects;
}
const gain = (resource: Resource, n: number): Effects => [{ do: 'gain', [resource]: n }];
const DRAW: Effects = [{ do: 'draw', n: 1 }];
export const vp = (n: number): Effects => [{ do: 'vp', n }];
/** AH-RUL-04, AH-RUL-05 */
export const CARD_SPACES: readonly CardSpace[] = [
  { id: 'officeAlly', at: 'headmastersOffice', bonus: DRAW },
  { id: 'medicalAlly', at: 'medicalBay', bonus: [{ do: 'gain', any: 1 }] },
  { id: 'cerebroAllySpace', at: 'cerebro', bonus: DRAW },
  { id: 'dangerAlly1', at: 'dangerRoom', bonus: gain('physical', 2) },
  { id: 'dangerAlly2', at: 'dangerRoom', bonus: gain('physical', 2) },
  { id: 'labAlly1', at: 'researchLab', bonus: gain('mental', 1) },
  { id: 'labAlly2', at: 'researchLab', bonus: gain('mental', 2) },
  { id: 'dormAlly1', at: 'dormitories', bonus: gain('willpower', 1) },
  { id: 'dormAlly2', at: 'dormitories', bonus: gain('willpower', 1) },
  { id: 'zoneAlly1', at: 'extractionZone', bonus: vp(1) },
  { id: 'zoneAlly2', at: 'extractionZone', bonus: vp(1) },
  { id: 'teamUp1', at: 'teamUps', bonus: vp(2) },
  { id: 'teamUp2', at: 'teamUps', bonus: vp(2) },
  { id: 'teamUp3', at: 'teamUps', bonus: vp(2) },
  { id: 'teamUp4', at: 'teamUps', bonus: vp(2) },
];
/** Pieces that lie in the box: AH-CMP-08, AH-CMP-09, AH-CMP-10, AH-CMP-11, AH-CMP-12, AH-CMP-16. None of these ever
 *  runs out (AH-TOK-08). */
export const PIECES = {
  roundMarker: 1,
  influenceMarker: 1,
  scoreTokens: 6,
  resourceTokens: 30,
  vpTokens: 10,
  villainTokens: 15,
  scoreMarkers: 5,
  resourceMarkers: 15,
  playerMarkers: 75,
};
