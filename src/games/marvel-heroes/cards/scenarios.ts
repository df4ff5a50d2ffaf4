// The 10 Scenarios: the game effect, the Special Headline if there is one, and when the game ends.
import type { Scenario, SpecialHeadline } from './card.ts';

const ENTERS = 15;
const special = (part: Omit<SpecialHeadline, 'enters'>): SpecialHeadline => ({ ...part, enters: ENTERS });

/** MH-SCN-01, MH-SCN-02 */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  /** MH-SCN-04, MH-RUL-18 */
  bornAgain: { name: 'Born Again', rule: 'MH-SCN-04', effects: [], vp: 15 },
  /** MH-SCN-06, MH-RUL-97 */
  broodWars: { name: 'Brood Wars', rule: 'MH-SCN-06', effects: [{ do: 'infected' }], vp: 15 },
  /** MH-SCN-05, MH-RUL-95 */
  evolutionaryWar: {
    name: 'The Evolutionary War',
    rule: 'MH-SCN-05',
    effects: [{ do: 'income', n: 1 }],
    vp: 15,
    round: 3,
  },
  /** MH-SCN-08 */
  galactus: {
    name: 'Galactus Is Coming',
    rule: 'MH-SCN-08',
    effects: [{ do: 'threatOf', type: 'danger', n: 1 }],
    special: special({ threat: 9, type: 'danger', skill: 'science', vp: 6, isMastermind: false }),
  },
  /** MH-SCN-03 */
  maximumCarnage: {
    name: 'Maximum Carnage',
    rule: 'MH-SCN-03',
    effects: [{ do: 'threatOf', type: 'crime', n: 1 }],
    special: special({ threat: 8, type: 'crime', skill: 'fight', vp: 6, isMastermind: false }),
  },
  /** MH-SCN-08 */
  inferno: {
    name: 'Inferno',
    rule: 'MH-SCN-08',
    effects: [{ do: 'threatOf', type: 'mystery', n: 1 }],
    special: special({ threat: 8, type: 'mystery', skill: 'mystic', vp: 5, isMastermind: true }),
  },
  /** MH-SCN-07, MH-RUL-96 */
  actsOfVengeance: {
    name: 'Acts of Vengeance',
    rule: 'MH-SCN-07',
    effects: [{ do: 'otherNemeses' }, { do: 'schemeTwice' }, { do: 'conclusionWins' }],
    round: 5,
  },
  /** MH-SCN-09, MH-RUL-98 */
  houseOfM: {
    name: 'House of M',
    rule: 'MH-RUL-98',
    effects: [{ do: 'newHeadlines' }],
    special: special({ threat: 0, type: null, skill: null, vp: 6, isMastermind: false }),
  },
  /** MH-SCN-12 */
  secretWar: { name: 'Secret War', rule: 'MH-SCN-12', effects: [{ do: 'openScheme' }], round: 4 },
  /** MH-SCN-11 */
  kreeSkrullWar: {
    name: 'Kree-Skrull War',
    rule: 'MH-SCN-11',
    effects: [{ do: 'threatGrows', n: 1 }],
    vp: 20,
    round: 5,
  },
};
