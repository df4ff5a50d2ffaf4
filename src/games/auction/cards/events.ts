// The events of the plot deck.
import type { PlotCard } from './card.ts';

export const EVENTS: Record<string, PlotCard> = {
  squeeze: {
    name: 'Squeeze',
    copies: 8,
    effects: [
      { do: 'chooseOpponent' },
      {
        do: 'oneOf',
        who: 'victim',
        of: [
          { do: 'discard', who: 'victim' },
          { do: 'losePoints', who: 'victim', n: 1 },
        ],
      },
    ],
  },
  windfall: { name: 'Windfall', copies: 6, effects: [{ do: 'gainCoins', who: 'owner', n: 2 }] },
  applause: {
    name: 'Applause',
    copies: 4,
    effects: [
      { do: 'loseCoins', who: 'owner', n: 2 },
      { do: 'gainPoints', who: 'owner', n: 1 },
    ],
  },
  collection: {
    name: 'Collection',
    copies: 4,
    effects: [
      { do: 'loseCoins', who: 'others', n: 1 },
      { do: 'gainCoins', who: 'owner', n: 1 },
    ],
  },
  pickpocket: {
    name: 'Pickpocket',
    copies: 5,
    effects: [{ do: 'chooseOpponent' }, { do: 'takeCoins', from: 'victim', n: 2 }],
  },
  clearance: { name: 'Clearance', copies: 3, effects: [{ do: 'discard', who: 'others' }] },
  research: { name: 'Research', copies: 4, effects: [{ do: 'draw', who: 'owner', n: 2 }] },
  spy: { name: 'Spy', copies: 4, effects: [{ do: 'chooseOpponent' }, { do: 'look', at: 'victim' }] },
  lottery: {
    name: 'Lottery',
    copies: 5,
    effects: [
      {
        do: 'roll',
        atLeast: 4,
        then: [{ do: 'gainCoins', who: 'owner', n: 4 }],
        else: [{ do: 'loseCoins', who: 'owner', n: 1 }],
      },
    ],
  },
  crossroads: {
    name: 'Crossroads',
    copies: 4,
    effects: [
      {
        do: 'oneOf',
        who: 'owner',
        of: [
          { do: 'gainCoins', who: 'owner', n: 3 },
          { do: 'draw', who: 'owner', n: 1 },
        ],
      },
    ],
  },
};
