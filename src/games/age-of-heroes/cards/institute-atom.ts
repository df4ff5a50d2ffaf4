// The 26 Institute cards of Children of the Atom and Fall of the Mutants.
import type { InstituteCard } from './card.ts';

export const ATOM: Readonly<Record<string, InstituteCard>> = {
  /** The change costs her thoughts and gives teeth. */
  wolfsbane: {
    name: 'Wolfsbane',
    type: 'ally',
    cost: { mental: 1 },
    effects: [
      { do: 'gain', willpower: 2, physical: 2 },
      { do: 'draw', n: 1 },
    ],
  },
  /** Leads those who follow you: the Recruiter's best card. */
  mirage: {
    name: 'Mirage',
    type: 'ally',
    effects: [
      { do: 'gain', willpower: 1, physical: 1 },
      { do: 'forEach', count: 'alliesYouRecruited', max: 3, then: [{ do: 'gain', willpower: 1 }] },
    ],
  },
  /** Leaves glowing ground behind: a nudge where the next pawn goes. */
  magma: {
    name: 'Magma',
    type: 'ally',
    effects: [
      { do: 'gain', physical: 5 },
      { do: 'placeToken', token: 'physical', value: 3, where: { at: 'institute', kind: 'basic' } },
    ],
  },
  /** Speaks any language: repeats what another pawn is doing. No pawn enters, so no Recruitment bonus. */
  cypher: {
    name: 'Cypher',
    type: 'ally',
    effects: [
      {
        do: 'chooseOne',
        of: [[{ do: 'gain', mental: 4 }], [{ do: 'activate', space: { kind: 'ally', state: 'occupied' } }]],
      },
    ],
  },
  /** Every shape at once; the mixed rows of Mission tiles love him. */
  warlock: { name: 'Warlock', type: 'ally', effects: [{ do: 'gain', physical: 1, mental: 1, willpower: 1, any: 1 }] },
  /** A time bomb: the bang comes when the day ends. */
  boomBoom: {
    name: 'Boom-Boom',
    type: 'ally',
    effects: [{ do: 'gain', physical: 4 }],
    endOfRound: [{ do: 'vp', n: 1 }],
  },
  /** Slides past the queue. */
  skids: {
    name: 'Skids',
    type: 'ally',
    effects: [{ do: 'gain', mental: 2, willpower: 1, physical: 1 }, { do: 'chooseTurnOrder' }],
  },
  /** A third door for Events when Medical Bay is full. */
  rustyCollins: {
    name: 'Rusty Collins',
    type: 'ally',
    cost: { mental: 1 },
    effects: [
      { do: 'gain', physical: 5 },
      { do: 'play', of: ['event'] },
    ],
  },
  /** Senses mutants and brings one home at once. */
  caliban: {
    name: 'Caliban',
    type: 'ally',
    effects: [
      { do: 'gain', willpower: 1 },
      { do: 'scout', look: 3, take: 1 },
      { do: 'may', then: [{ do: 'play', of: ['ally'] }] },
    ],
  },
  /** The plain Willpower card. */
  leech: { name: 'Leech', type: 'ally', effects: [{ do: 'gain', willpower: 3 }] },
  /** Shows new pictures on the wall, then lets you take two. */
  artieMaddicks: {
    name: 'Artie Maddicks',
    type: 'ally',
    effects: [{ do: 'gain', mental: 2 }, { do: 'refreshProtocols' }, { do: 'draw', n: 2 }],
  },
  /** The first class again: no Willpower needed. */
  xFactor: {
    name: 'X-Factor',
    type: 'teamUp',
    cost: { physical: 6, mental: 4 },
    effects: [{ do: 'damage', colour: 'gray' }],
  },
  /** They fight hard and bring a classmate. */
  newMutants: {
    name: 'New Mutants',
    type: 'teamUp',
    cost: { mental: 4, willpower: 4 },
    effects: [{ do: 'damage', colour: 'purple' }],
    afterAssigning: [{ do: 'gainStudents', n: 1 }],
  },
  /** Strength from below, for those rich in red. */
  morlocks: {
    name: 'Morlocks',
    type: 'teamUp',
    cost: { physical: 7, willpower: 2 },
    effects: [{ do: 'damage', colour: 'green' }],
  },
  /** Four siblings, a bit of each resource. */
  powerPack: {
    name: 'Power Pack',
    type: 'teamUp',
    cost: { physical: 3, mental: 3, willpower: 2 },
    effects: [{ do: 'damage', colour: 'orange' }],
  },
  /** Runaways who would rather help: two Students for next round. */
  xTerminators: {
    name: 'X-Terminators',
    type: 'teamUp',
    cost: { physical: 2 },
    effects: [
      { do: 'gainStudents', n: 2 },
      { do: 'gain', willpower: 1 },
    ],
  },
  /** Play the scene again: one more Hero turn this round. */
  simulationReset: {
    name: 'Simulation Reset',
    type: 'event',
    effects: [
      { do: 'returnHero', pawn: { kind: 'hero', on: 'institute' } },
      { do: 'draw', n: 1 },
    ],
  },
  /** Prepares one hard row; opponents see it coming. */
  safetiesOff: { name: 'Safeties Off', type: 'event', effects: [{ do: 'reduceCost', by: { any: 3 }, of: 'nextRow' }] },
  /** Everybody limps but you. */
  sentinelAmbush: {
    name: 'Sentinel Ambush',
    type: 'event',
    effects: [
      { do: 'eachOpponent', then: [{ do: 'lose', resource: 'physical', n: 2 }] },
      { do: 'gain', physical: 3 },
    ],
  },
  /** Everything on one throw, before the X-Jet even starts. */
  lastStandInDallas: {
    name: 'Last Stand in Dallas',
    type: 'event',
    cost: { physical: 5, willpower: 2 },
    effects: [{ do: 'damage', colour: 'orange' }],
  },
  /** Power now, and the others are paid for it. */
  theAdversarysBargain: {
    name: "The Adversary's Bargain",
    type: 'event',
    effects: [
      { do: 'gain', willpower: 3 },
      { do: 'eachOpponent', then: [{ do: 'draw', n: 1 }] },
    ],
  },
  /** Through the gate into a new life: an Ally changes place, a Hero acts again, perhaps right there. */
  siegePerilous: {
    name: 'Siege Perilous',
    type: 'event',
    effects: [
      { do: 'may', then: [{ do: 'moveAlly' }] },
      { do: 'reassign', pawn: { kind: 'hero', on: 'institute' }, to: { at: 'institute' } },
    ],
  },
  /** A friend saved, and thanks at once. */
  birdBrainsRescue: {
    name: "Bird-Brain's Rescue",
    type: 'event',
    effects: [
      { do: 'play', of: ['ally', 'teamUp'] },
      { do: 'recruitBonus', of: 'last' },
    ],
  },
  /** A way under every wall, even out to the Extraction Zone. */
  morlockTunnels: {
    name: 'Morlock Tunnels',
    type: 'event',
    effects: [
      { do: 'gain', any: 1 },
      {
        do: 'assign',
        pawn: { kind: 'any', on: 'board' },
        to: { at: ['institute', 'extractionZone'], kind: 'ally', state: 'any' },
        anyPhase: true,
      },
    ],
  },
  /** Half of the supplies at home, half dropped at the front, and a seat to fetch them. */
  celestialShip: {
    name: 'Celestial Ship',
    type: 'event',
    effects: [
      { do: 'gain', mental: 2 },
      { do: 'placeToken', token: 'physical', value: 3, where: { at: 'missionTile', kind: 'missionTile' } },
      { do: 'may', then: [{ do: 'moveToJet', pawn: { kind: 'hero', on: 'board' } }] },
    ],
  },
  /** The headlines hit whoever stands highest. */
  hatedAndFeared: {
    name: 'Hated and Feared',
    type: 'event',
    effects: [
      { do: 'gain', willpower: 2 },
      {
        do: 'eachOpponent',
        then: [{ do: 'if', is: 'moreVpThanActive', then: [{ do: 'lose', resource: 'willpower', n: 1 }] }],
      },
    ],
  },
};
