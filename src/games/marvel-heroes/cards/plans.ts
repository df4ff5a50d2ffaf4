// The 12 Master Plans, three of each Mastermind in the order of their stages.
import type { MasterPlan } from './card.ts';

/** MH-CMP-08 */
export const MASTER_PLANS: Readonly<Record<string, MasterPlan>> = {
  hydraCells: {
    name: 'Hydra Cells',
    mastermind: 'redSkull',
    stage: 'prologue',
    always: [{ do: 'draw', deck: 'villain', n: 1 }],
  },
  sleeperRobots: {
    name: 'Sleeper Robots',
    mastermind: 'redSkull',
    stage: 'development',
    always: [{ do: 'threat', n: 1 }],
  },
  cosmicCube: {
    name: 'Cosmic Cube',
    mastermind: 'redSkull',
    stage: 'conclusion',
    ability: {
      at: 'afterOwnRoll',
      roll: ['attack', 'defend', 'outwit'],
      cost: 'none',
      limit: 'combat',
      effects: [{ do: 'reroll', whose: 'own', dice: 'any' }],
    },
  },
  latverianEmbassy: {
    name: 'Latverian Embassy',
    mastermind: 'doctorDoom',
    stage: 'prologue',
    always: [{ do: 'cost', n: -1, of: 'lead' }],
  },
  doombots: {
    name: 'Doombots',
    mastermind: 'doctorDoom',
    stage: 'development',
    always: [
      { do: 'cost', n: -1, of: 'firstLower' },
      { do: 'henchmen', n: 1 },
    ],
  },
  timePlatform: {
    name: 'Time Platform',
    mastermind: 'doctorDoom',
    stage: 'conclusion',
    always: [{ do: 'initiative' }, { do: 'rate', who: 'self', rating: 'attack', n: 1, for: 'roll' }],
  },
  bribedOfficials: {
    name: 'Bribed Officials',
    mastermind: 'kingpin',
    stage: 'prologue',
    always: [{ do: 'noSkill' }],
  },
  assassinsForHire: {
    name: 'Assassins for Hire',
    mastermind: 'kingpin',
    stage: 'development',
    always: [{ do: 'requirement', n: -2 }],
  },
  crimelordOfNewYork: {
    name: 'Crimelord of New York',
    mastermind: 'kingpin',
    stage: 'conclusion',
    always: [{ do: 'losePp', n: 1 }],
  },
  asteroidM: {
    name: 'Asteroid M',
    mastermind: 'magneto',
    stage: 'prologue',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['defend'],
      cost: 'none',
      limit: 'combat',
      effects: [{ do: 'rate', who: 'self', rating: 'defend', n: 1, for: 'roll' }],
    },
  },
  brotherhoodOfEvilMutants: {
    name: 'Brotherhood of Evil Mutants',
    mastermind: 'magneto',
    stage: 'development',
    always: [{ do: 'alsoDraw' }, { do: 'henchmen', n: 1 }],
  },
  genosha: {
    name: 'Genosha',
    mastermind: 'magneto',
    stage: 'conclusion',
    always: [{ do: 'boost', for: 'combat', rolls: ['attack', 'defend'] }],
  },
};
