// The 4 Masterminds, each the Nemesis of a Team.
import type { Mastermind } from './card.ts';

/** MH-CMP-07 */
export const MASTERMINDS: Readonly<Record<string, Mastermind>> = {
  redSkull: {
    name: 'Red Skull',
    nemesisOf: 'avengers',
    crime: 3,
    danger: 2,
    mystery: 2,
    henchmen: 3,
    ko: 2,
    powers: {
      red: { name: 'Dust of Death', attack: 5, defend: 1, outwit: 2 },
      orange: { name: 'HYDRA Bodyguards', attack: 2, defend: 4, outwit: 2 },
      yellow: { name: 'Master Strategist', attack: 1, defend: 1, outwit: 4 },
    },
    ability: {
      name: 'Break the Spirit',
      at: 'sequenceStart',
      cost: { discard: 1 },
      limit: 'combat',
      effects: [{ do: 'removeCharge' }, { do: 'discard', who: 'heroPlayer', deck: 'resource', n: 1 }],
    },
  },
  doctorDoom: {
    name: 'Doctor Doom',
    nemesisOf: 'fantasticFour',
    crime: 1,
    danger: 3,
    mystery: 3,
    henchmen: 2,
    ko: 2,
    powers: {
      red: { name: 'Gauntlet Blasters', attack: 5, defend: 2, outwit: 2 },
      orange: { name: 'Force Field', attack: 2, defend: 5, outwit: 2 },
      yellow: { name: 'Sorcery and Science', attack: 1, defend: 1, outwit: 4 },
    },
    ability: {
      name: 'Doom Corrects Fate',
      at: 'afterOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: { discard: 1 },
      limit: 'combat',
      effects: [{ do: 'reroll', whose: 'own', dice: 'any' }],
    },
  },
  kingpin: {
    name: 'Kingpin',
    nemesisOf: 'marvelKnights',
    crime: 4,
    danger: 1,
    mystery: 2,
    henchmen: 4,
    ko: 2,
    powers: {
      red: { name: 'Crushing Grip', attack: 5, defend: 3, outwit: 1 },
      orange: { name: 'Sumo Training', attack: 3, defend: 5, outwit: 1 },
      yellow: { name: 'Criminal Genius', attack: 1, defend: 1, outwit: 4 },
    },
    ability: {
      name: 'Resistance',
      at: 'koPending',
      if: { koFrom: 'attack' },
      cost: { discard: 1 },
      limit: 'combat',
      effects: [{ do: 'preventKo' }],
    },
  },
  magneto: {
    name: 'Magneto',
    nemesisOf: 'xMen',
    crime: 1,
    danger: 4,
    mystery: 2,
    henchmen: 1,
    ko: 2,
    powers: {
      red: { name: 'Metal Storm', attack: 5, defend: 3, outwit: 2 },
      orange: { name: 'Magnetic Shield', attack: 3, defend: 5, outwit: 2 },
      yellow: { name: 'Master of Magnetism', attack: 2, defend: 1, outwit: 4 },
    },
    ability: {
      name: 'Bend Iron',
      at: 'beforeOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: { discard: 1 },
      effects: [{ do: 'rate', who: 'self', rating: 'roll', n: 1, for: 'roll' }],
    },
  },
};
