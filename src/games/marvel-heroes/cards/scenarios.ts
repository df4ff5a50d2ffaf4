// The 10 Scenarios: the game effect, the Special Headline if there is one, and when the game ends.
import type { Scenario, SpecialHeadline } from './card.ts';

const ENTERS = 15;
const special = (part: Omit<SpecialHeadline, 'enters'>): SpecialHeadline => ({ ...part, enters: ENTERS });

/** MH-SCN-01, MH-SCN-02 */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  /** MH-SCN-04, MH-RUL-18 */
  bornAgain: { name: 'Born Again', effects: [], vp: 15 },
  /** MH-SCN-06, MH-RUL-97 */
  broodWars: { name: 'Brood Wars', effects: [{ do: 'infected' }], vp: 15 },
  /** MH-SCN-05, MH-RUL-95 */
  evolutionaryWar: { name: 'The Evolutionary War', effects: [{ do: 'income', n: 1 }], vp: 15, round: 3 },
  /** MH-SCN-08 */
  galactus: {
    name: 'Galactus Is Coming',
    effects: [{ do: 'threatOf', type: 'danger', n: 1 }],
    special: special({ threat: 9, type: 'danger', skill: 'science', vp: 6, isMastermind: false }),
  },
  /** MH-SCN-03 */
  maximumCarnage: {
    name: 'Maximum Carnage',
    effects: [{ do: 'threatOf', type: 'crime', n: 1 }],
    special: special({ threat: 8, type: 'crime', skill: 'fight', vp: 6, isMastermind: false }),
  },
  /** MH-SCN-08 */
  inferno: {
    name: 'Inferno',
    effects: [{ do: 'threatOf', type: 'mystery', n: 1 }],
    special: special({ threat: 8, type: 'mystery', skill: 'mystic', vp: 5, isMastermind: true }),
  },
  /** MH-SCN-07, MH-RUL-96 */
  actsOfVengeance: {
    name: 'Acts of Vengeance',
    effects: [{ do: 'otherNemeses' }, { do: 'schemeTwice' }, { do: 'conclusionWins' }],
    round: 5,
  },
  /** MH-SCN-09, MH-RUL-98 */
  houseOfM: {
    name: 'House of M',
    effects: [{ do: 'newHeadlines' }],
    special: special({ threat: 0, type: null, skill: null, vp: 6, isMastermind: false }),
  },
  secretWar: { name: 'Secret War', effects: [{ do: 'openScheme' }], round: 4 },
  kreeSkrullWar: { name: 'Kree-Skrull War', effects: [{ do: 'threatGrows', n: 1 }], vp: 20, round: 5 },
};
