// Events about Hope: gained, lost and stolen; and the bill that makes others pay with more than Hope.
import type { EventCard } from '../card.ts';

const RIVAL = [{ school: 'other' }] as const;

export const FUNDS: Record<string, EventCard> = {
  mediaDay: { name: 'Media Day', copies: 1, cost: 1, hv: 1, effects: [{ do: 'gainHope', who: 'you', n: 2 }] },
  tuitionFees: {
    name: 'Tuition Fees',
    copies: 1,
    cost: 1,
    hv: 1,
    effects: [{ do: 'gainHope', who: 'you', n: 1, per: 'student' }],
  },
  trophyCabinet: {
    name: 'Trophy Cabinet',
    copies: 1,
    cost: 1,
    hv: 1,
    effects: [{ do: 'gainHope', who: 'you', n: 2, per: 'triumph' }],
  },
  anonymousDonor: {
    name: 'Anonymous Donor',
    copies: 1,
    cost: 2,
    hv: 1,
    effects: [{ do: 'gainHope', who: 'you', n: 4 }],
  },
  lectureTour: {
    name: 'Lecture Tour',
    copies: 2,
    cost: 2,
    hv: 1,
    targets: RIVAL,
    effects: [
      { do: 'gainHope', who: 'you', n: 3 },
      { do: 'gainHope', who: 'target', n: 3 },
    ],
  },
  benefitConcert: {
    name: 'Benefit Concert',
    copies: 1,
    cost: 3,
    hv: 2,
    effects: [
      { do: 'gainHope', who: 'you', n: 4 },
      { do: 'gainHope', who: 'supporters', n: 2 },
    ],
  },
};

export const LOSSES: Record<string, EventCard> = {
  wreckedJet: {
    name: 'Wrecked Jet',
    copies: 1,
    cost: 1,
    hv: 1,
    targets: RIVAL,
    effects: [{ do: 'loseHope', who: 'target', n: 4 }],
  },
  redirectedFunds: {
    name: 'Redirected Funds',
    copies: 1,
    cost: 2,
    hv: 1,
    targets: RIVAL,
    effects: [{ do: 'stealHope', from: 'target', n: 2 }],
  },
  buildingInspection: {
    name: 'Building Inspection',
    copies: 1,
    cost: 2,
    hv: 1,
    effects: [{ do: 'loseHope', who: 'others', n: 2, per: 'hero' }],
  },
  thievesGuildJob: {
    name: 'Thieves Guild Job',
    copies: 1,
    cost: 3,
    hv: 2,
    targets: RIVAL,
    effects: [{ do: 'stealHope', from: 'target', n: 4 }],
  },
  rivalsInThePress: {
    name: 'Rivals in the Press',
    copies: 1,
    cost: 3,
    hv: 2,
    targets: [{ school: 'other' }, { school: 'other', different: true }],
    effects: [
      { do: 'loseHope', who: 'target', n: 4 },
      { do: 'loseHope', who: 'target2', n: 4 },
    ],
  },
  sentinelFundingBill: {
    name: 'Sentinel Funding Bill',
    copies: 1,
    cost: 4,
    hv: 2,
    effects: [{ do: 'loseRp', who: 'ahead', n: 1 }],
  },
};
