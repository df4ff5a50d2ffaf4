// Events about Revolution Points: own ones, and those of rivals.
import type { EventCard } from '../card.ts';

const RIVAL = [{ school: 'other' }] as const;

export const RISE: Record<string, EventCard> = {
  settingAsideDifferences: {
    name: 'Setting Aside Differences',
    copies: 2,
    cost: 4,
    hv: 2,
    targets: [{ school: 'any' }, { school: 'any', different: true }],
    effects: [
      { do: 'gainRp', who: 'target', n: 1 },
      { do: 'gainRp', who: 'target2', n: 1 },
    ],
  },
  theWorldIsWatching: {
    name: 'The World Is Watching',
    copies: 2,
    cost: 5,
    hv: 3,
    effects: [{ do: 'gainRp', who: 'you', n: 1 }],
  },
  commonFront: {
    name: 'Common Front',
    copies: 1,
    cost: 6,
    hv: 3,
    effects: [
      { do: 'gainRp', who: 'you', n: 1 },
      { do: 'drawPlot', who: 'supporters', n: 2 },
    ],
  },
  marchOnWashington: {
    name: 'March on Washington',
    copies: 1,
    cost: 7,
    hv: 3,
    effects: [
      { do: 'gainRp', who: 'you', n: 1 },
      { do: 'gainRp', who: 'supporters', n: 1 },
    ],
  },
};

export const FALL: Record<string, EventCard> = {
  impetuousTantrum: {
    name: 'Impetuous Tantrum',
    copies: 2,
    cost: 1,
    hv: 1,
    pays: { discard: { whose: 'own', kind: ['student'] } },
    targets: RIVAL,
    effects: [{ do: 'loseRp', who: 'target', n: 1 }],
  },
  smearCampaign: {
    name: 'Smear Campaign',
    copies: 1,
    cost: 2,
    hv: 1,
    pays: { hope: 4 },
    targets: RIVAL,
    effects: [{ do: 'loseRp', who: 'target', n: 1 }],
  },
  tooBigToIgnore: {
    name: 'Too Big to Ignore',
    copies: 1,
    cost: 3,
    hv: 2,
    targets: [{ school: 'other', rp: 'most' }],
    effects: [{ do: 'loseRp', who: 'target', n: 1 }],
  },
  schism: {
    name: 'Schism',
    copies: 2,
    cost: 4,
    hv: 2,
    targets: RIVAL,
    effects: [{ do: 'loseRp', who: 'target', n: 1 }],
  },
  jointStatement: {
    name: 'Joint Statement',
    copies: 1,
    cost: 5,
    hv: 3,
    targets: RIVAL,
    effects: [
      { do: 'loseRp', who: 'target', n: 1 },
      { do: 'gainHope', who: 'you', n: 3 },
      { do: 'gainHope', who: 'supporters', n: 3 },
    ],
  },
};
