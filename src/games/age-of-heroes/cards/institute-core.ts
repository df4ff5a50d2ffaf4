// The 34 Core Institute cards, used in every mission.
import type { InstituteCard } from './card.ts';

export const CORE: Readonly<Record<string, InstituteCard>> = {
  /** The plain yardstick of the deck. */
  iceman: { name: 'Iceman', type: 'ally', effects: [{ do: 'gain', physical: 6 }] },
  /** Willpower and first pick next round. */
  rictor: { name: 'Rictor', type: 'ally', effects: [{ do: 'gain', willpower: 3 }, { do: 'chooseTurnOrder' }] },
  /** The polymath: brains and a page of notes. */
  beast: {
    name: 'Beast',
    type: 'ally',
    effects: [
      { do: 'gain', mental: 4 },
      { do: 'draw', n: 1 },
    ],
  },
  /** Two moves in one turn; can grab the first seat on the X-Jet and its Team-Up. */
  archangel: {
    name: 'Archangel',
    type: 'ally',
    effects: [
      { do: 'gain', willpower: 2, physical: 1 },
      { do: 'may', then: [{ do: 'moveToJet', pawn: { kind: 'hero', on: 'board' } }] },
    ],
  },
  /** Teleport: a second action for a Hero already placed, and a space set free for others. */
  nightcrawler: {
    name: 'Nightcrawler',
    type: 'ally',
    effects: [
      { do: 'gain', physical: 2 },
      {
        do: 'may',
        then: [
          {
            do: 'reassign',
            pawn: { kind: 'hero', on: 'institute', other: true },
            to: { at: 'institute', kind: 'basic' },
          },
        ],
      },
    ],
    onlyAt: 'institute',
  },
  /** Pays a Hero who stays beside him; a Student gets half. */
  colossus: {
    name: 'Colossus',
    type: 'ally',
    effects: [{ do: 'gain', physical: 4 }],
    endOfRound: [{ do: 'gain', willpower: 1 }],
  },
  /** A warning cry: a bit of everything about tempo. */
  banshee: {
    name: 'Banshee',
    type: 'ally',
    effects: [{ do: 'gain', willpower: 2 }, { do: 'draw', n: 1 }, { do: 'chooseTurnOrder' }],
  },
  /** Cheap red into dear blue; opposite of Sunspot. */
  havok: { name: 'Havok', type: 'ally', cost: { physical: 2 }, effects: [{ do: 'gain', willpower: 4 }] },
  /** Mixed gain that seldom overflows a track. */
  polaris: { name: 'Polaris', type: 'ally', effects: [{ do: 'gain', mental: 3, physical: 2 }] },
  /** Reads ahead; feeds the discard pile for Mutant Underground. */
  psylocke: {
    name: 'Psylocke',
    type: 'ally',
    effects: [
      { do: 'gain', mental: 3 },
      { do: 'scout', look: 3, take: 1 },
    ],
  },
  /** Sound becomes light, and the crowd loves it: small steady VP. */
  dazzler: {
    name: 'Dazzler',
    type: 'ally',
    cost: { physical: 2 },
    effects: [
      { do: 'gain', mental: 3 },
      { do: 'vp', n: 2 },
    ],
  },
  /** Luck: see many cards, throw the worst away. */
  longshot: {
    name: 'Longshot',
    type: 'ally',
    effects: [
      { do: 'gain', willpower: 1 },
      { do: 'draw', n: 4 },
      { do: 'discard', n: 1 },
    ],
  },
  /** Absorbs the energy of a crowded room: best placed where others must go. */
  bishop: {
    name: 'Bishop',
    type: 'ally',
    effects: [
      { do: 'gain', physical: 5 },
      { do: 'forEach', count: 'opponentPawnsHere', max: 2, then: [{ do: 'gain', willpower: 1 }] },
    ],
  },
  /** The steady Student source of every mission. */
  moiraMacTaggert: {
    name: 'Moira MacTaggert',
    type: 'ally',
    effects: [
      { do: 'gain', mental: 2, physical: 1 },
      { do: 'gainStudents', n: 1 },
    ],
  },
  /** Solar charge: blue into a heap of red before a big attack. */
  sunspot: { name: 'Sunspot', type: 'ally', cost: { willpower: 1 }, effects: [{ do: 'gain', physical: 8 }] },
  /** A duplicate who goes to work at once. */
  multipleMan: {
    name: 'Multiple Man',
    type: 'ally',
    effects: [
      { do: 'gain', any: 1 },
      { do: 'gainStudents', n: 1 },
      { do: 'may', then: [{ do: 'assign', pawn: { kind: 'student', on: 'board' }, to: { at: 'institute' } }] },
    ],
    onlyAt: 'institute',
  },
  /** Dear, but opens the fattest purple icon on the table. */
  karma: {
    name: 'Karma',
    type: 'teamUp',
    cost: { physical: 8, willpower: 7 },
    effects: [{ do: 'damage', colour: 'purple' }],
  },
  /** Mentor in the field: cards and a cheaper step for a Hero; never blocked by an unaffordable slot. */
  professorX: {
    name: 'Professor X',
    type: 'teamUp',
    cost: { mental: 2 },
    effects: [
      { do: 'draw', n: 3 },
      {
        do: 'may',
        then: [
          { do: 'reduceCost', by: { willpower: 1 }, of: 'evolutionSlot' },
          { do: 'play', of: ['evolution'] },
        ],
      },
    ],
  },
  /** Diamond form: gray damage without a single P. */
  emmaFrost: {
    name: 'Emma Frost',
    type: 'teamUp',
    cost: { mental: 5, willpower: 3 },
    effects: [{ do: 'damage', colour: 'gray' }],
  },
  /** Muscle and science from the north, light on Willpower. */
  alphaFlight: {
    name: 'Alpha Flight',
    type: 'teamUp',
    cost: { physical: 6, mental: 3, willpower: 1 },
    effects: [{ do: 'damage', colour: 'green' }],
  },
  /** Pirates leave with loot. */
  starjammers: {
    name: 'Starjammers',
    type: 'teamUp',
    cost: { physical: 5, willpower: 4 },
    effects: [{ do: 'damage', colour: 'orange' }],
    afterAssigning: [{ do: 'draw', n: 1 }],
  },
  /** Imperial favour: VP for a Hero who cannot afford a fight. */
  lilandra: { name: 'Lilandra', type: 'teamUp', cost: { mental: 3 }, effects: [{ do: 'vp', n: 5 }] },
  /** Share in the best card on the board; its owner loses nothing but your bonuses. */
  foundFamily: { name: 'Found Family', type: 'event', effects: [{ do: 'addRecruiterMarker' }] },
  /** Strike before the X-Jet leaves, a little cheaper. */
  fastballSpecial: {
    name: 'Fastball Special',
    type: 'event',
    effects: [
      {
        do: 'assign',
        pawn: { kind: 'hero', on: 'board' },
        to: { at: 'missionTile', kind: 'missionTile' },
        anyPhase: true,
        less: { physical: 2 },
      },
    ],
  },
  /** A second action where the iron is, even through a closed door. */
  dangerRoomDrill: {
    name: 'Danger Room Drill',
    type: 'event',
    effects: [{ do: 'reassign', pawn: { kind: 'hero', on: 'institute' }, to: { at: 'dangerRoom', state: 'any' } }],
  },
  /** Fresh faces on the row, two home, one to work. */
  cerebroSweep: {
    name: 'Cerebro Sweep',
    type: 'event',
    effects: [{ do: 'refreshProtocols' }, { do: 'draw', n: 2 }, { do: 'play', of: ['ally'] }],
  },
  /** A Hero works at home and still flies; may be the first on board. */
  blackbirdRefit: {
    name: 'Blackbird Refit',
    type: 'event',
    effects: [
      { do: 'gain', physical: 1 },
      { do: 'moveToJet', pawn: { kind: 'hero', on: 'institute' } },
    ],
  },
  /** Two turns in a row, the second even into a taken space. */
  fieldLeadership: {
    name: 'Field Leadership',
    type: 'event',
    effects: [
      { do: 'gain', willpower: 1 },
      { do: 'assign', pawn: { kind: 'any', on: 'board' }, to: { at: 'institute', kind: 'basic', state: 'any' } },
    ],
  },
  /** Everyone plays: bait on three bases, you bat from where you stand. */
  mansionBaseballGame: {
    name: 'Mansion Baseball Game',
    type: 'event',
    effects: [
      { do: 'gain', willpower: 1 },
      {
        do: 'placeToken',
        token: 'vp',
        value: 1,
        copies: 3,
        where: { at: 'institute', kind: 'basic', different: true },
      },
    ],
  },
  /** An Evolution away from crowded Cerebro, at a discount. */
  privateLesson: {
    name: 'Private Lesson',
    type: 'event',
    effects: [
      { do: 'reduceCost', by: { any: 2 }, of: 'evolutionSlot' },
      { do: 'play', of: ['evolution'] },
    ],
  },
  /** Others must show a thought; you pick the best of them. */
  telepathicLink: {
    name: 'Telepathic Link',
    type: 'event',
    effects: [
      { do: 'eachOpponent', then: [{ do: 'placeInProtocols' }] },
      { do: 'draw', n: 3 },
    ],
  },
  /** Whoever was lost is found, and can help today. This card itself reaches the pile only afterwards. */
  mutantUnderground: {
    name: 'Mutant Underground',
    type: 'event',
    effects: [
      { do: 'takeFromDiscard', n: 1 },
      { do: 'may', then: [{ do: 'play', of: ['ally', 'event'] }] },
    ],
  },
  /** A shot from orbit that needs no Hero. */
  shiarTechnology: {
    name: "Shi'ar Technology",
    type: 'event',
    cost: { mental: 4, willpower: 2 },
    effects: [{ do: 'damage', colour: 'green' }],
  },
  /** Rewards a full class kept for one more round. */
  graduationDay: {
    name: 'Graduation Day',
    type: 'event',
    effects: [
      { do: 'gainStudents', n: 1 },
      { do: 'forEach', count: 'studentsOnYourBoard', max: 3, then: [{ do: 'vp', n: 1 }] },
    ],
  },
};
