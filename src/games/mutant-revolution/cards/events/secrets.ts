// Events about Plot Cards and what nobody sees.
import type { EventCard } from '../card.ts';

const RIVAL = [{ school: 'other' }] as const;

export const SECRETS: Record<string, EventCard> = {
  cerebroForecast: {
    name: 'Cerebro Forecast',
    copies: 1,
    cost: 0,
    hv: 1,
    effects: [
      { do: 'lookAt', what: 'missions', n: 1 },
      { do: 'drawPlot', who: 'you', n: 1 },
    ],
  },
  lateNightInTheWarRoom: {
    name: 'Late Night in the War Room',
    copies: 1,
    cost: 1,
    hv: 1,
    effects: [{ do: 'drawPlot', who: 'you', n: 2 }],
  },
  telepathicProbe: {
    name: 'Telepathic Probe',
    copies: 1,
    cost: 1,
    hv: 1,
    targets: RIVAL,
    effects: [
      { do: 'lookAt', what: 'hand' },
      { do: 'stealPlot', from: 'target' },
    ],
  },
  leakedEmails: {
    name: 'Leaked Emails',
    copies: 1,
    cost: 2,
    hv: 1,
    effects: [{ do: 'discardPlot', who: 'others', n: 1, how: 'random' }],
  },
  theXavierFiles: {
    name: 'The Xavier Files',
    copies: 1,
    cost: 3,
    hv: 2,
    targets: [{ plotInDiscard: 'any' }],
    effects: [{ do: 'takeFromDiscard' }, { do: 'drawPlot', who: 'you', n: 2 }],
  },
};
