// The reactions of the plot deck. In these 'by' is the seat that played the event.
import type { PlotCard } from './card.ts';

export const REACTIONS: Record<string, PlotCard> = {
  prepared: { name: 'Well Prepared', copies: 8, effects: [{ do: 'cancel' }] },
  exposure: { name: 'Exposure', copies: 4, effects: [{ do: 'cancel' }, { do: 'losePoints', who: 'by', n: 1 }] },
  profiteer: { name: 'Profiteer', copies: 4, effects: [{ do: 'gainCoins', who: 'owner', n: 2 }] },
};
