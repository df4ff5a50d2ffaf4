// The game board: its action spaces as effect lists, its card spaces with their Recruitment bonuses, the tiles of the
// Extraction Zone, and the lengths of its tracks.
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

export interface BasicSpace {
  readonly id: string;
  readonly at: InstituteLocation;
  /** AH-LOC-01: so many players at least. */
  readonly players?: number;
  readonly effects: Effects;
}
export interface CardSpace {
  readonly id: string;
  readonly at: InstituteLocation | 'extractionZone' | 'teamUps';
  /** AH-ALY-06: the bonus belongs to the board. */
  readonly bonus: Effects;
}
/** AH-LOC-08 */
const ONE_RESOURCE: Effects = [
  {
    do: 'chooseOne',
    of: [[{ do: 'gain', willpower: 1 }], [{ do: 'gain', mental: 2 }], [{ do: 'gain', physical: 3 }]],
  },
];
/** AH-LOC-09 */
const EVENT_AND_ORDER: Effects = [{ do: 'play', of: ['event'] }, { do: 'chooseTurnOrder' }];
/** AH-LOC-01..15, AH-RUL-03 */
export const BASIC_SPACES: readonly BasicSpace[] = [
  { id: 'office1', at: 'headmastersOffice', effects: [{ do: 'placeInProtocols' }, { do: 'draw', n: 3 }] },
  { id: 'office2', at: 'headmastersOffice', effects: [{ do: 'placeInProtocols' }, { do: 'draw', n: 2 }] },
  { id: 'office3', at: 'headmastersOffice', players: 4, effects: ONE_RESOURCE },
  { id: 'office4', at: 'headmastersOffice', players: 5, effects: ONE_RESOURCE },
  { id: 'medical1', at: 'medicalBay', effects: EVENT_AND_ORDER },
  { id: 'medical2', at: 'medicalBay', effects: EVENT_AND_ORDER },
  { id: 'cerebroAlly', at: 'cerebro', effects: [{ do: 'play', of: ['ally'] }] },
  { id: 'cerebroEvolution', at: 'cerebro', effects: [{ do: 'play', of: ['evolution'] }] },
  { id: 'danger', at: 'dangerRoom', effects: [{ do: 'gain', physical: 4 }] },
  { id: 'lab', at: 'researchLab', effects: [{ do: 'gain', mental: 3 }] },
  { id: 'dorm', at: 'dormitories', effects: [{ do: 'gain', willpower: 2 }] },
];
const gain = (resource: Resource, n: number): Effects => [{ do: 'gain', [resource]: n }];
const DRAW: Effects = [{ do: 'draw', n: 1 }];
const vp = (n: number): Effects => [{ do: 'vp', n }];
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

export interface ZoneSide {
  /** The first round in which it lies face up. */
  readonly from: number;
  readonly effects: Effects;
}
/** AH-SET-01, AH-CMP-07, AH-RUL-08, AH-EXZ-04..07: two tiles, each with two sides that follow one another. */
export const ZONE_TILES: readonly (readonly ZoneSide[])[] = [
  [
    {
      from: 1,
      effects: [
        {
          do: 'chooseOne',
          of: [[{ do: 'gain', any: 1 }], [{ do: 'convert', spend: { mental: 1 }, then: [{ do: 'draw', n: 2 }] }]],
        },
      ],
    },
    {
      from: 4,
      effects: [
        {
          do: 'chooseOne',
          of: [
            [{ do: 'convert', spend: { physical: 2 }, then: [{ do: 'play', of: ['evolution'] }] }],
            [{ do: 'convert', spend: { willpower: 1 }, then: [{ do: 'gainStudents', n: 2 }] }],
          ],
        },
      ],
    },
  ],
  [
    {
      from: 7,
      effects: [
        {
          do: 'chooseOne',
          of: [[{ do: 'gain', any: 2 }], [{ do: 'play', of: ['evolution'] }], [{ do: 'play', of: ['ally'] }]],
        },
      ],
    },
    { from: 9, effects: [{ do: 'chooseOne', of: [[{ do: 'gain', any: 4 }], [{ do: 'vp', n: 5 }]] }] },
  ],
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
