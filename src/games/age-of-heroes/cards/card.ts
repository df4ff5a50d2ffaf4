// Types of cards, tiles and spaces: data only. Their effects are carried out in verbs/ and worded in words/.
import type { EffectOf } from '#engine/kit/effects.ts';

export type Resource = 'physical' | 'mental' | 'willpower';
export const RESOURCES: readonly Resource[] = ['physical', 'mental', 'willpower'];
/** AH-RES-04: `any` is split among the three by the player. */
export type Bundle = { readonly [R in Resource | 'any']?: number };
/** AH-RES-06: what is spent stands on the cost side. */
export interface Cost extends Bundle {
  readonly villainTokens?: number;
}
/** AH-CMP-05 */
export type CardType = 'ally' | 'teamUp' | 'event';
export type Playable = CardType | 'evolution';
export const PLAYABLES: readonly Playable[] = ['ally', 'teamUp', 'event', 'evolution'];
/** AH-CMP-20 */
export type Colour = 'gray' | 'purple' | 'green' | 'orange';
export const COLOURS: readonly Colour[] = ['gray', 'purple', 'green', 'orange'];
/** AH-TRN-08: the six Institute locations, in the order in which Magneto's marker visits them (AH-RUL-33). */
export const INSTITUTE_LOCATIONS = [
  'headmastersOffice',
  'medicalBay',
  'cerebro',
  'dangerRoom',
  'researchLab',
  'dormitories',
] as const;
export type InstituteLocation = (typeof INSTITUTE_LOCATIONS)[number];
export const SPACE_KINDS = ['basic', 'ally', 'teamUp', 'missionTile'] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];
export const HEROES = [
  'Cyclops',
  'Jean Grey',
  'Storm',
  'Forge',
  'Wolverine',
  'Jubilee',
  'Lockheed',
  'Kitty Pryde',
  'Gambit',
  'Rogue',
  'Magik',
] as const;
export type Hero = (typeof HEROES)[number];
/** AH-RUL-11 */
export const TIERS = [
  'minorEnemy',
  'challengingEnemy',
  'finalTest',
  'acolyte',
  'lieutenant',
  'magneto',
  'horseman',
  'theMaster',
] as const;
export type Tier = (typeof TIERS)[number];
/** A Villain token has no number. */
export const TOKEN_KINDS = [...RESOURCES, 'vp', 'villain'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

// ---- filters -----------------------------------------------------------------------------------------------

export type Place = InstituteLocation | 'institute' | 'extractionZone' | 'missionTile';
/** Action spaces that an effect means. Mission tile spaces are always matched rows without a marker. */
export interface SpaceFilter {
  readonly at?: Place | readonly Place[];
  readonly kind?: SpaceKind | readonly SpaceKind[];
  /** Without a pawn when left out. */
  readonly state?: 'any' | 'occupied' | 'occupiedByOpponent';
  readonly recruiter?: 'you' | 'notYou';
  /** The space that the pawn is on. */
  readonly same?: true;
  /** A space at the location that the pawn is at. */
  readonly sameLocation?: true;
  /** Of several spaces each is at another location. */
  readonly different?: true;
}
export interface PawnFilter {
  readonly kind: 'hero' | 'student' | 'any';
  /** On its Player board, on an Institute action space, or on any action space. */
  readonly on: 'board' | 'institute' | 'anySpace';
  /** Not the pawn just assigned. */
  readonly other?: true;
  /** The pawn just assigned. */
  readonly self?: true;
  readonly hero?: Hero;
}

// ---- effects -----------------------------------------------------------------------------------------------

export type Count =
  | 'opponentPawnsHere'
  | 'alliesYouRecruited'
  | 'studentsOnYourBoard'
  | 'handCardsDiscarded'
  | 'ownMarkersOnTile'
  | 'evolutionsPlayed'
  | 'ownWillpower';
export type Condition = 'willpowerAtLeast' | 'moreVpThanActive' | 'mostMarkersOnTile';

/** The vocabulary: what each verb takes (AH-GLO-11). */
export interface Arguments {
  gain: Bundle;
  convert: { spend: Cost; then: readonly Effect[] };
  vp: { n: number };
  draw: { n: number; who?: 'nextPlayer' };
  placeInProtocols: object;
  play: { of: readonly Playable[] };
  chooseTurnOrder: object;
  gainStudents: { n: number };
  gainVillainTokens: { n: number };
  damage: { colour: Colour | 'any' };
  /** `anyPhase`: also to spaces of the other phase (AH-OBJ-09); `less`: how much less it costs. */
  assign: { pawn: PawnFilter; to: SpaceFilter; anyPhase?: true; less?: Bundle };
  reassign: { pawn: PawnFilter; to: SpaceFilter };
  placeToken: { token: TokenKind; value: number; copies?: number; where: SpaceFilter | 'sameSpace' };
  addRecruiterMarker: object;
  replaceFrom: { stack: Tier };
  endGame: object;
  discard: { n: number };
  lose: { resource: Resource | 'choice'; n: number };
  returnHero: { pawn: PawnFilter };
  moveToJet: { pawn: PawnFilter };
  activate: { space: SpaceFilter };
  /** Of the slot that an Evolution card is then played to, of the space that the pawn goes to, or of the next Mission
   *  tile row that the player pays this round. */
  reduceCost: { by: Bundle; of: 'evolutionSlot' | 'space' | 'nextRow' };
  /** Of damage of a colour to the Villain tile that says so, or of the next Mission tile row. */
  increaseCost: { by: Bundle; of: 'damage' | 'nextRow'; colour?: Colour };
  increaseGain: { vp: number };
  takeFromDiscard: { n: number };
  refreshProtocols: object;
  /** To a location of the player's choice, when no steps are named. */
  moveInfluenceMarker: { steps?: number };
  freeCaptive: object;
  scout: { look: number; take: number };
  /** Of the card just played, or of the card that the pawn is on. */
  recruitBonus: { of: 'last' | 'same' };
  moveAlly: object;
  enterOccupied: { space: SpaceFilter };
  chooseOne: { of: readonly (readonly Effect[])[] };
  may: { then: readonly Effect[] };
  forEach: { count: Count; max?: number; then: readonly Effect[] };
  if: { is: Condition; n?: number; then: readonly Effect[] };
  eachPlayer: { then: readonly Effect[] };
  eachOpponent: { then: readonly Effect[] };
}
export type Effect = EffectOf<Arguments>;
export type Effects = readonly Effect[];

// ---- cards and tiles ---------------------------------------------------------------------------------------

/** AH-CMP-18: an Ally or Team-Up has an action space with a cost; an Event has effects alone. */
export interface InstituteCard {
  readonly name: string;
  readonly type: CardType;
  readonly cost?: Cost;
  readonly effects: Effects;
  /** AH-CRD-05 */
  readonly afterAssigning?: Effects;
  /** AH-EOR-02: for a player with a Hero on the card. */
  readonly endOfRound?: Effects;
  /** It may lie at Institute locations alone. */
  readonly onlyAt?: 'institute';
}
/** When an Evolution card or an Advanced ability acts. */
export interface Moment {
  readonly on:
    | 'assign'
    | 'cost'
    | 'damage'
    | 'play'
    | 'jet'
    | 'pass'
    | 'endOfRound'
    | 'recruitBonus'
    | 'reassign'
    | 'choose'
    | 'gameEnd';
  readonly at?: SpaceFilter;
  /** Any colour when left out. */
  readonly colours?: readonly Colour[];
  readonly types?: readonly CardType[];
  readonly is?:
    | 'noOtherPawnHere'
    | 'noOpponentPawnHere'
    | 'ownMarkerBefore'
    | 'opponentAheadOnTile'
    | 'kittyHere'
    | 'opponentPawnOnBasicHere';
}
/** AH-CMP-19 */
export interface EvolutionCard {
  readonly name: string;
  readonly hero: Hero;
  readonly recommended?: true;
  readonly when: Moment;
  readonly oncePerRound?: true;
  readonly effects: Effects;
  /** Expected times that the moment comes: for prices alone. */
  readonly rate: string;
}
/** Row, colour and VP of a Damage icon (AH-RUL-12). */
export type Icon = readonly [row: number, colour: Colour, vp: number];
export interface VillainTile {
  readonly name: string;
  readonly tier: Tier;
  readonly icons: readonly Icon[];
  /** Extra cost of damage to it while it is attached. */
  readonly costs?: Effect;
  /** Effects on a player after damaging it while it is attached. */
  readonly whenDamaged?: Effects;
  readonly onDefeat: Effects;
}
/** AH-PLY-04: it acts the first time in each round. */
export interface Advanced {
  readonly name: string;
  readonly when: Moment;
  readonly effects: Effects;
}
/** AH-CMP-13: a Player board. */
export interface Team {
  readonly id: string;
  readonly name: string;
  readonly heroes: readonly Hero[];
  /** AH-RUL-16: pawns of each Hero with 2, with 3, and with 4 or 5 players. */
  readonly pawns: readonly (readonly number[])[];
  /** AH-RUL-17 */
  readonly start: Readonly<Record<Resource, number>>;
  readonly advanced: Advanced;
}
