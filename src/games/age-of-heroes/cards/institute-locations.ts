// The six Institute locations: their basic action spaces as effect lists.
import type { Effects, InstituteLocation } from './card.ts';

export interface BasicSpace {
  readonly id: string;
  readonly at: InstituteLocation;
  /** AH-LOC-01: so many players at least. */
  readonly players?: number;
  readonly effects: Effects;
}
/** AH-LOC-08 */
const ONE_RESOURCE: Effects = [
  {
    do: 'chooseOne',
    of: [[{ do: 'gain', willpower: 1 }], [{ do: 'gain', mental: 2 }], [{ do: 'gain', physical: 3 }]],
  },
];
/** AH-LOC-09 */
const EVENT_AND_ORDER: Effects = [{ do: 'play', of: ['event'] }, { do: 'chooseTurnOrder' }];
/** AH-LOC-01..15, AH-RUL-03 */
export const BASIC_SPACES: readonly BasicSpace[] = [
  { id: 'office1', at: 'headmastersOffice', effects: [{ do: 'placeInProtocols' }, { do: 'draw', n: 3 }] },
  { id: 'office2', at: 'headmastersOffice', effects: [{ do: 'placeInProtocols' }, { do: 'draw', n: 2 }] },
  { id: 'office3', at: 'headmastersOffice', players: 4, effects: ONE_RESOURCE },
  { id: 'office4', at: 'headmastersOffice', players: 5, effects: ONE_RESOURCE },
  { id: 'medical1', at: 'medicalBay', effects: EVENT_AND_ORDER },
  { id: 'medical2', at: 'medicalBay', effects: EVENT_AND_ORDER },
  { id: 'cerebroAlly', at: 'cerebro', effects: [{ do: 'play', of: ['ally'] }] },
  { id: 'cerebroEvolution', at: 'cerebro', effects: [{ do: 'play', of: ['evolution'] }] },
  { id: 'danger', at: 'dangerRoom', effects: [{ do: 'gain', physical: 4 }] },
  { id: 'lab', at: 'researchLab', effects: [{ do: 'gain', mental: 3 }] },
  { id: 'dorm', at: 'dormitories', effects: [{ do: 'gain', willpower: 2 }] },
];
