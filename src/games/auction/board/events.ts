// Events that are shown and heard at the table, by their kinds.
import type { EventKinds } from '#web/kit/event-kinds.ts';

export const events: EventKinds = {
  deeds: [['recruitWon'], ['eventPlayed', 'reactionPlayed', 'coinsTaken']],
  sounds: {
    blow: [],
    dice: ['dieRolled'],
    card: ['recruitShown', 'bidShown', 'eventPlayed', 'reactionPlayed', 'coinsTaken', 'cardDrawn', 'goalShown'],
  },
};
