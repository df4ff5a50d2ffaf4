// The 26 Institute cards of Fatal Attractions.
import type { InstituteCard } from './card.ts';

export const ATTRACTIONS: Readonly<Record<string, InstituteCard>> = {
  /** Turns temptation into action. */
  cannonball: {
    name: 'Cannonball',
    type: 'ally',
    cost: { villainTokens: 1 },
    effects: [
      { do: 'gain', physical: 4 },
      { do: 'play', of: ['event'] },
    ],
  },
  /** Fights for the cameras: rids you of a token and scores. */
  shatterstar: {
    name: 'Shatterstar',
    type: 'ally',
    cost: { villainTokens: 1 },
    effects: [
      { do: 'gain', physical: 3 },
      { do: 'vp', n: 2 },
    ],
  },
  /** Strong and not to be trusted. */
  feral: {
    name: 'Feral',
    type: 'ally',
    effects: [
      { do: 'gain', physical: 5 },
      { do: 'gainVillainTokens', n: 1 },
    ],
  },
  /** A voice that calls others in. */
  siryn: {
    name: 'Siryn',
    type: 'ally',
    effects: [
      { do: 'gain', willpower: 2 },
      { do: 'may', then: [{ do: 'play', of: ['ally'] }] },
    ],
  },
  /** The plain mixed card of the set, fit for the W + P rows. */
  warpath: { name: 'Warpath', type: 'ally', effects: [{ do: 'gain', willpower: 2, physical: 2 }] },
  /** A mercenary finds what you need and asks no questions. */
  domino: {
    name: 'Domino',
    type: 'ally',
    effects: [
      { do: 'gain', any: 2 },
      { do: 'draw', n: 1 },
      { do: 'gainVillainTokens', n: 1 },
    ],
  },
  /** Becomes what the moment needs. */
  meggan: {
    name: 'Meggan',
    type: 'ally',
    effects: [
      {
        do: 'chooseOne',
        of: [[{ do: 'gain', physical: 5 }], [{ do: 'gain', mental: 4 }], [{ do: 'gain', willpower: 3 }]],
      },
    ],
  },
  /** His strength is his confidence: more for those who have it. */
  captainBritain: {
    name: 'Captain Britain',
    type: 'ally',
    effects: [
      { do: 'gain', willpower: 2 },
      { do: 'if', is: 'willpowerAtLeast', n: 5, then: [{ do: 'draw', n: 2 }] },
    ],
  },
  /** Reaches back through time for a card already gone. */
  rachelSummers: {
    name: 'Rachel Summers',
    type: 'ally',
    effects: [
      { do: 'gain', mental: 3 },
      { do: 'takeFromDiscard', n: 1 },
    ],
  },
  /** Faster than the table: two turns running, and first tomorrow. */
  quicksilver: {
    name: 'Quicksilver',
    type: 'ally',
    cost: { villainTokens: 1 },
    effects: [
      { do: 'gain', mental: 3 },
      { do: 'chooseTurnOrder' },
      { do: 'may', then: [{ do: 'assign', pawn: { kind: 'any', on: 'board' }, to: { at: 'institute' } }] },
    ],
    onlyAt: 'institute',
  },
  /** Two minds change places: swap a card, keep the better ones. */
  revanche: {
    name: 'Revanche',
    type: 'ally',
    effects: [{ do: 'gain', mental: 3 }, { do: 'placeInProtocols' }, { do: 'draw', n: 2 }],
  },
  /** Ends justify means: the cheapest attack for those who flirted with Magneto. */
  xForce: {
    name: 'X-Force',
    type: 'teamUp',
    cost: { villainTokens: 2, physical: 5, mental: 2 },
    effects: [{ do: 'damage', colour: 'orange' }],
  },
  /** Magic and wit, no muscle; the fair purple beside Karma. */
  excalibur: {
    name: 'Excalibur',
    type: 'teamUp',
    cost: { mental: 3, willpower: 4 },
    effects: [{ do: 'damage', colour: 'purple' }],
  },
  /** The right gun for every target, at a price. */
  cable: {
    name: 'Cable',
    type: 'teamUp',
    cost: { physical: 5, mental: 4, willpower: 3 },
    effects: [{ do: 'damage', colour: 'any' }],
  },
  /** The team that plans: many cards, and a Team-Up without waiting for the first seat. */
  blueStrikeForce: {
    name: 'Blue Strike Force',
    type: 'teamUp',
    cost: { mental: 2 },
    effects: [
      { do: 'draw', n: 4 },
      { do: 'may', then: [{ do: 'play', of: ['teamUp'] }] },
      { do: 'gain', physical: 1 },
    ],
  },
  /** Conscience cleared: tokens into Willpower and a little fame. */
  goldStrikeForce: {
    name: 'Gold Strike Force',
    type: 'teamUp',
    cost: { villainTokens: 2 },
    effects: [
      { do: 'gain', willpower: 3 },
      { do: 'vp', n: 2 },
    ],
  },
  /** Someone on the inside opens a hatch. */
  raidOnAvalon: {
    name: 'Raid on Avalon',
    type: 'event',
    cost: { villainTokens: 1, physical: 5, mental: 2 },
    effects: [{ do: 'damage', colour: 'gray' }],
  },
  /** Bodyslide: the Extraction Zone before anyone has boarded. */
  graymalkinStation: {
    name: 'Graymalkin Station',
    type: 'event',
    effects: [
      { do: 'draw', n: 2 },
      {
        do: 'may',
        then: [
          {
            do: 'assign',
            pawn: { kind: 'hero', on: 'board' },
            to: { at: 'extractionZone', kind: 'basic' },
            anyPhase: true,
          },
        ],
      },
    ],
  },
  /** Makes everyone else's mission harder for one round. */
  electromagneticPulse: {
    name: 'Electromagnetic Pulse',
    type: 'event',
    effects: [
      { do: 'gain', mental: 2 },
      { do: 'eachOpponent', then: [{ do: 'increaseCost', by: { any: 1 }, of: 'nextRow' }] },
    ],
  },
  /** Go with Magneto or come home. */
  colossussChoice: {
    name: "Colossus's Choice",
    type: 'event',
    effects: [
      {
        do: 'chooseOne',
        of: [
          [
            { do: 'gain', physical: 4 },
            { do: 'gainVillainTokens', n: 1 },
          ],
          [{ do: 'convert', spend: { villainTokens: 1 }, then: [{ do: 'vp', n: 3 }] }],
        ],
      },
    ],
  },
  /** Letting go makes strong. Needs other cards in hand to be played. */
  illyanasFarewell: {
    name: "Illyana's Farewell",
    type: 'event',
    effects: [
      {
        do: 'forEach',
        count: 'handCardsDiscarded',
        max: 2,
        then: [
          { do: 'gain', willpower: 1 },
          { do: 'vp', n: 1 },
        ],
      },
    ],
  },
  /** The metal goes, the will stays. */
  tornAdamantium: {
    name: 'Torn Adamantium',
    type: 'event',
    cost: { physical: 4 },
    effects: [
      { do: 'gain', willpower: 4 },
      { do: 'draw', n: 1 },
    ],
  },
  /** Sends Magneto's lure elsewhere and blurs the others' plans. */
  mindWipe: {
    name: 'Mind Wipe',
    type: 'event',
    effects: [
      { do: 'moveInfluenceMarker' },
      { do: 'eachOpponent', then: [{ do: 'discard', n: 1 }] },
      { do: 'draw', n: 2 },
    ],
  },
  /** Shelter for the young, a debt for you. */
  sanctuaryOffered: {
    name: 'Sanctuary Offered',
    type: 'event',
    effects: [
      { do: 'gainStudents', n: 1 },
      { do: 'gainVillainTokens', n: 2 },
    ],
  },
  /** Sweet words with a hook. Best when the others cannot reach the space before you. */
  magnetosManifesto: {
    name: "Magneto's Manifesto",
    type: 'event',
    effects: [
      { do: 'placeToken', token: 'willpower', value: 3, where: { at: 'institute', kind: 'basic' } },
      { do: 'placeToken', token: 'villain', value: 1, where: 'sameSpace' },
      { do: 'draw', n: 1 },
    ],
  },
  /** Out of the wreck into friendly arms. */
  camelotFalls: {
    name: 'Camelot Falls',
    type: 'event',
    effects: [
      { do: 'reassign', pawn: { kind: 'hero', on: 'anySpace' }, to: { at: 'institute', kind: 'ally', state: 'any' } },
    ],
  },
};
