// The 12 Team Power-Ups, three of each Team.
import type { PowerUp } from './card.ts';

/** MH-CMP-09, MH-PUP-02 */
export const POWER_UPS: Readonly<Record<string, PowerUp>> = {
  avengersMansion: { name: 'Avengers Mansion', team: 'avengers', always: [{ do: 'gainPp', n: 1 }] },
  quinjet: {
    name: 'Quinjet',
    team: 'avengers',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'move', how: 'squad' }] },
  },
  shieldClearance: {
    name: 'S.H.I.E.L.D. Clearance',
    team: 'avengers',
    always: [{ do: 'skill', skill: 'investigate' }],
    ability: { at: 'afterTroubleRoll', cost: 'none', limit: 'round', effects: [{ do: 'trouble', n: -2 }] },
  },
  baxterBuilding: { name: 'Baxter Building', team: 'fantasticFour', always: [{ do: 'clinic' }] },
  unstableMolecules: {
    name: 'Unstable Molecules',
    team: 'fantasticFour',
    ability: {
      at: 'beforeOwnRoll',
      roll: ['defend'],
      cost: 'none',
      limit: 'combat',
      effects: [{ do: 'rate', who: 'self', rating: 'defend', n: 1, for: 'roll' }],
    },
  },
  fantastiCar: {
    name: 'Fantasti-Car',
    team: 'fantasticFour',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'move', how: 'car' }] },
  },
  heroesForHire: { name: 'Heroes for Hire', team: 'marvelKnights', always: [{ do: 'allyCost', n: -1 }] },
  sanctumSanctorum: {
    name: 'Sanctum Sanctorum',
    team: 'marvelKnights',
    always: [{ do: 'skill', skill: 'mystic' }],
    ability: { at: 'scheming', cost: 'none', limit: 'round', effects: [{ do: 'stopScheme' }] },
  },
  secretIdentities: {
    name: 'Secret Identities',
    team: 'marvelKnights',
    ability: { at: 'afterTroubleshooting', cost: 'none', limit: 'round', effects: [{ do: 'movement' }] },
  },
  blackbird: {
    name: 'Blackbird',
    team: 'xMen',
    ability: { at: 'action', cost: 'action', effects: [{ do: 'move', how: 'jet' }] },
  },
  cerebro: { name: 'Cerebro', team: 'xMen', always: [{ do: 'trouble', n: -1 }] },
  dangerRoom: { name: 'Danger Room', team: 'xMen', always: [{ do: 'freeSupport' }] },
};
