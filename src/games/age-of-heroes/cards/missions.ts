// The three missions: 8 Mission tiles with their row costs, 6 Parameter cards in two sets, 4 Horseman Effect markers.
import type { Bundle, CardType, Effects, Tier } from './card.ts';

export interface MissionTile {
  readonly id: string;
  /** AH-RUL-09: eight rows, the first one on top. */
  readonly rows: readonly Bundle[];
}
/** AH-CMP-02, AH-RUL-10 */
export const MISSION_TILES: readonly MissionTile[] = [
  {
    id: 'A',
    rows: [
      { physical: 3, mental: 2 },
      { physical: 7, willpower: 7 },
      { physical: 3, willpower: 2 },
      { mental: 4, willpower: 1 },
      { physical: 3, mental: 2, willpower: 1 },
      { physical: 6, willpower: 1 },
      { physical: 5, mental: 3 },
      { mental: 4, willpower: 3 },
    ],
  },
  {
    id: 'B',
    rows: [
      { mental: 4 },
      { physical: 4, mental: 2, willpower: 2 },
      { physical: 4, willpower: 2 },
      { mental: 2, willpower: 3 },
      { physical: 4, mental: 4 },
      { physical: 3, willpower: 3 },
      { mental: 5, willpower: 2 },
      { physical: 4, mental: 3, willpower: 2 },
    ],
  },
  {
    id: 'C',
    rows: [
      { physical: 5, willpower: 2 },
      { mental: 4, willpower: 2 },
      { physical: 6, mental: 3 },
      { physical: 3, mental: 3, willpower: 2 },
      { willpower: 5 },
      { physical: 7, willpower: 2 },
      { mental: 6, willpower: 2 },
      { physical: 5, mental: 3, willpower: 3 },
    ],
  },
  {
    id: 'H1',
    rows: [
      { physical: 4, willpower: 1 },
      { mental: 3, willpower: 1 },
      { physical: 4, mental: 3 },
      { willpower: 4 },
      { physical: 3, mental: 1, willpower: 2 },
      { physical: 6, willpower: 2 },
      { mental: 5, willpower: 2 },
      { physical: 4, mental: 4, willpower: 2 },
    ],
  },
  {
    id: 'H2',
    rows: [
      { mental: 3, willpower: 1 },
      { physical: 2, willpower: 2 },
      { physical: 7, willpower: 1 },
      { physical: 2, mental: 2, willpower: 2 },
      { mental: 5, willpower: 1 },
      { physical: 4, willpower: 3 },
      { physical: 5, mental: 5 },
      { mental: 4, willpower: 4 },
    ],
  },
  {
    id: 'H3',
    rows: [
      { physical: 3, mental: 2 },
      { willpower: 3 },
      { mental: 5 },
      { physical: 4, willpower: 2 },
      { physical: 2, mental: 3, willpower: 1 },
      { physical: 4, mental: 2, willpower: 2 },
      { mental: 6, willpower: 1 },
      { physical: 5, willpower: 4 },
    ],
  },
  {
    id: 'H4',
    rows: [
      { physical: 5 },
      { mental: 2, willpower: 2 },
      { physical: 3, willpower: 2 },
      { mental: 4, willpower: 1 },
      { physical: 4, mental: 2, willpower: 1 },
      { mental: 2, willpower: 3 },
      { physical: 6, willpower: 3 },
      { physical: 4, mental: 4, willpower: 2 },
    ],
  },
  {
    id: 'MASTER',
    rows: [
      { physical: 6, willpower: 2 },
      { mental: 4, willpower: 2 },
      { physical: 5, mental: 4 },
      { physical: 2, mental: 2, willpower: 3 },
      { mental: 1, willpower: 5 },
      { physical: 6, willpower: 3 },
      { mental: 6, willpower: 2 },
      { physical: 5, mental: 4, willpower: 3 },
    ],
  },
];

export type MissionId = 'atom' | 'attractions' | 'fall';
/** Rules that Parameter cards add; one rule for one card. */
export interface ParameterCard {
  readonly name: string;
  readonly mission: MissionId;
  /** The tiers of which it says what follows a defeat: AH-RUL-25, AH-RUL-26, AH-RUL-31, AH-RUL-38. What that is stands
   *  on their Villain tiles, and happens by these. */
  readonly course?: readonly Tier[];
  /** AH-RUL-27: the Villain that appears on a tile when these tiles have left the game. */
  readonly appears?: { readonly tier: Tier; readonly at: string; readonly after: readonly string[] };
  /** AH-RUL-32: for who assigns a pawn at the location with the Influence marker. */
  readonly atInfluence?: Effects;
  /** AH-EOR-03 */
  readonly endOfRound?: Effects;
  /** AH-RUL-34 */
  readonly vpPerVillainToken?: number;
  /** AH-FOM-05, AH-FOM-06: which card each Horseman holds. */
  readonly captives?: readonly { readonly villain: string; readonly type: CardType }[];
  /** AH-RUL-39: the tile is closed while a Villain of this tier is in play. */
  readonly closed?: { readonly tile: string; readonly while: Tier };
}
/** AH-COA-01, AH-FAT-01, AH-FOM-01, AH-CMP-06: each is printed twice, once to read (AH-RUL-99). */
export const PARAMETERS: Readonly<Record<string, ParameterCard>> = {
  /** The plain course: two enemies, two harder ones, one exam. */
  atomCourse: {
    name: 'Children of the Atom: The Course',
    mission: 'atom',
    course: ['minorEnemy', 'challengingEnemy', 'finalTest'],
    appears: { tier: 'finalTest', at: 'C', after: ['A', 'B'] },
  },
  /** Through the ranks to Magneto himself. */
  attractionsCourse: {
    name: 'Fatal Attractions: The Course',
    mission: 'attractions',
    course: ['acolyte', 'lieutenant', 'magneto'],
    appears: { tier: 'magneto', at: 'C', after: ['A', 'B'] },
  },
  /** A lure that walks through the house and makes one location richer. */
  influence: {
    name: "Fatal Attractions: Magneto's Influence",
    mission: 'attractions',
    atInfluence: [{ do: 'gainVillainTokens', n: 1 }],
    endOfRound: [{ do: 'moveInfluenceMarker', steps: 1 }],
  },
  /** Tokens are tools while the game lasts and a burden when it ends. */
  price: { name: 'Fatal Attractions: The Price', mission: 'attractions', vpPerVillainToken: -2 },
  /** Four fights at once, each with a sting and a friend to free. */
  horsemen: {
    name: 'Fall of the Mutants: The Horsemen',
    mission: 'fall',
    course: ['horseman'],
    captives: [
      { villain: 'death', type: 'ally' },
      { villain: 'war', type: 'ally' },
      { villain: 'pestilence', type: 'teamUp' },
      { villain: 'famine', type: 'teamUp' },
    ],
  },
  /** He watches until the last rider falls. */
  master: {
    name: 'Fall of the Mutants: Their Master',
    mission: 'fall',
    course: ['theMaster'],
    closed: { tile: 'MASTER', while: 'horseman' },
  },
};

export interface HorsemanMarker {
  readonly name: string;
  readonly effects: Effects;
}
/** AH-RUL-37 */
export const HORSEMAN_MARKERS: Readonly<Record<string, HorsemanMarker>> = {
  /** The mildest sting. */
  exhaustion: { name: 'Exhaustion', effects: [{ do: 'lose', resource: 'choice', n: 1 }] },
  /** Takes a plan. */
  despair: { name: 'Despair', effects: [{ do: 'discard', n: 1 }] },
  /** Takes the shine off; the damage itself never scores below 0. */
  bitterVictory: { name: 'Bitter Victory', effects: [{ do: 'increaseGain', vp: -2 }] },
  /** Somebody else gains from your fight. */
  opportunityForOthers: { name: 'Opportunity for Others', effects: [{ do: 'draw', n: 1, who: 'nextPlayer' }] },
};

/** The tiles and tiers of a mission: which Villains come first, which stack follows, and which one is the last. */
export interface Mission {
  readonly id: MissionId;
  readonly tiles: readonly string[];
  /** AH-COA-03, AH-FAT-05, AH-FOM-03: the tier of the first Villains, and their tiles. */
  readonly first: Tier;
  readonly firstAt: readonly string[];
  /** AH-COA-05, AH-FAT-07 */
  readonly stack?: Tier;
  /** AH-COA-04, AH-FAT-06, AH-FOM-09 */
  readonly last: Tier;
  /** The last Villain is attached face up from the beginning. */
  readonly lastAt?: string;
}
export const MISSIONS: Readonly<Record<MissionId, Mission>> = {
  atom: {
    id: 'atom',
    tiles: ['A', 'B', 'C'],
    first: 'minorEnemy',
    firstAt: ['A', 'B'],
    stack: 'challengingEnemy',
    last: 'finalTest',
  },
  attractions: {
    id: 'attractions',
    tiles: ['A', 'B', 'C'],
    first: 'acolyte',
    firstAt: ['A', 'B'],
    stack: 'lieutenant',
    last: 'magneto',
  },
  fall: {
    id: 'fall',
    tiles: ['H1', 'H2', 'H3', 'H4', 'MASTER'],
    first: 'horseman',
    firstAt: ['H1', 'H2', 'H3', 'H4'],
    last: 'theMaster',
    lastAt: 'MASTER',
  },
};
