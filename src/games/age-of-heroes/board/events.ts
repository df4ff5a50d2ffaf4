// Events that are shown and heard at the table, by their kinds.
import type { EventKinds } from '#web/kit/event-kinds.ts';

export const events: EventKinds = {
  deeds: [
    ['captured', 'damaged', 'defeated'],
    ['teamTaken', 'evolutionsTaken', 'played', 'evolved', 'recruited'],
    ['boarded', 'took'],
    ['assigned'],
  ],
  sounds: { blow: ['damaged', 'defeated'], dice: [], card: ['teamTaken', 'evolutionsTaken'] },
};
