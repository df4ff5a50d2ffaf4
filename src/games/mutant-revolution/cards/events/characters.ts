// Events about Characters: harm to rivals, help for the own team.
import type { EventCard } from '../card.ts';

export const HARM: Record<string, EventCard> = {
  inhibitorCollar: {
    name: 'Inhibitor Collar',
    copies: 1,
    cost: 1,
    hv: 1,
    targets: [{ character: { whose: 'other', hasPower: true } }],
    effects: [{ do: 'drain', who: 'target' }],
  },
  schoolyardFight: {
    name: 'Schoolyard Fight',
    copies: 1,
    cost: 2,
    hv: 1,
    targets: [
      { character: { whose: 'own', kind: ['student'], injured: false } },
      { character: { whose: 'other', kind: ['student'], injured: false } },
    ],
    effects: [{ do: 'duel', n: 4 }],
  },
  tabloidScandal: {
    name: 'Tabloid Scandal',
    copies: 1,
    cost: 2,
    hv: 1,
    targets: [{ character: { whose: 'other', hasTriumph: true } }],
    effects: [
      { do: 'loseTriumph', who: 'target' },
      { do: 'loseHope', who: 'target', n: 4 },
    ],
  },
  phoenixBacklash: {
    name: 'Phoenix Backlash',
    copies: 1,
    cost: 3,
    hv: 2,
    pays: { discard: { whose: 'own', kind: ['hero'], hasPower: true } },
    effects: [{ do: 'gainRp', who: 'you', n: 1 }],
  },
  campusBrawl: {
    name: 'Campus Brawl',
    copies: 1,
    cost: 3,
    hv: 2,
    targets: [
      { character: { whose: 'other', kind: ['student'], injured: false } },
      { character: { whose: 'other', kind: ['student'], injured: false }, elsewhere: true },
    ],
    effects: [
      { do: 'injure', who: 'target' },
      { do: 'injure', who: 'target2' },
      { do: 'drawPlot', who: 'you', n: 2 },
    ],
  },
  ambushAtThePodium: {
    name: 'Ambush at the Podium',
    copies: 1,
    cost: 4,
    hv: 2,
    targets: [{ character: { whose: 'other', kind: ['leader'], injured: false } }],
    effects: [
      { do: 'injure', who: 'target' },
      { do: 'loseRp', who: 'target', n: 1 },
    ],
  },
};

export const TEAM: Record<string, EventCard> = {
  quietSemester: {
    name: 'Quiet Semester',
    copies: 1,
    cost: 1,
    hv: 1,
    effects: [
      { do: 'heal', who: 'you' },
      { do: 'gainPower', who: 'you', n: 1 },
    ],
  },
  sparringPartners: {
    name: 'Sparring Partners',
    copies: 1,
    cost: 2,
    hv: 1,
    targets: [{ character: { whose: 'own', hasTriumph: false } }, { character: { whose: 'own' } }],
    effects: [
      { do: 'giveTriumph', who: 'target' },
      { do: 'gainPower', who: 'target2', n: 2 },
    ],
  },
  secondChance: { name: 'Second Chance', copies: 1, cost: 3, hv: 2, effects: [{ do: 'takeStudent' }] },
  expulsionHearing: {
    name: 'Expulsion Hearing',
    copies: 1,
    cost: 3,
    hv: 2,
    targets: [{ character: { whose: 'other', kind: ['student'] } }],
    effects: [
      { do: 'discardCharacter', who: 'target' },
      { do: 'gainHope', who: 'you', n: 3 },
    ],
  },
  aBetterOffer: {
    name: 'A Better Offer',
    copies: 1,
    cost: 5,
    hv: 3,
    pays: { hope: 1, to: 'target' },
    targets: [{ character: { whose: 'other', kind: ['hero', 'student'] } }],
    effects: [{ do: 'takeCharacter', who: 'target' }],
  },
};
