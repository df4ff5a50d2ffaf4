// Events that are shown and heard at the table, by their kinds.
import type { EventKinds } from '#web/kit/event-kinds.ts';

export const events: EventKinds = {
  turn: 'turnStarted',
  deeds: [['damaged', 'defeated', 'scenarioWon'], ['drafted'], ['marked'], ['moved', 'attacked']],
  sounds: {
    blow: ['damaged', 'defeated', 'exploded', 'marked'],
    dice: ['rolled'],
    card: ['moved', 'mapDrawn', 'scenariosDrawn', 'drafted'],
  },
};
