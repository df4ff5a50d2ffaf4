// The recruit deck. In abilities 'by' is the seat whose doing is answered.
import type { Recruit } from './card.ts';

export const RECRUITS: Record<string, Recruit> = {
  veteran: { name: 'Veteran', copies: 4, worth: 2 },
  star: { name: 'Star', copies: 2, worth: 3 },
  treasurer: {
    name: 'Treasurer',
    copies: 3,
    worth: 1,
    ability: { when: 'auctionWon', whose: 'own', effects: [{ do: 'gainCoins', who: 'owner', n: 2 }] },
  },
  auctioneer: {
    name: 'Auctioneer',
    copies: 3,
    worth: 1,
    ability: { when: 'auctionWon', whose: 'any', effects: [{ do: 'gainCoins', who: 'owner', n: 1 }] },
  },
  scout: {
    name: 'Scout',
    copies: 2,
    worth: 1,
    ability: { when: 'auctionWon', whose: 'own', effects: [{ do: 'draw', who: 'owner', n: 1 }] },
  },
  envoy: {
    name: 'Envoy',
    copies: 2,
    worth: 1,
    ability: {
      when: 'auctionWon',
      whose: 'own',
      effects: [{ do: 'chooseOpponent' }, { do: 'takeCoins', from: 'victim', n: 1 }],
    },
  },
  chronicler: {
    name: 'Chronicler',
    copies: 2,
    worth: 1,
    ability: { when: 'eventPlayed', whose: 'own', effects: [{ do: 'gainPoints', who: 'owner', n: 1 }] },
  },
  bookmaker: {
    name: 'Bookmaker',
    copies: 2,
    worth: 1,
    ability: { when: 'eventPlayed', whose: 'any', effects: [{ do: 'loseCoins', who: 'by', n: 1 }] },
  },
};
