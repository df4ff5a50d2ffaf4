// Events that are shown and heard at the table, by their kinds.
import type { EventKinds } from '#web/kit/event-kinds.ts';

export const events: EventKinds = {
  turn: 'turnStarted',
  deeds: [
    ['damaged', 'lifeLost', 'knockedOut', 'captured'],
    ['purchased', 'stackTaken', 'drafted'],
    ['fielded', 'actionUsed', 'globalUsed', 'abilityUsed'],
    ['attacked', 'moved'],
  ],
  sounds: {
    blow: ['damaged', 'lifeLost', 'knockedOut'],
    dice: ['rolled', 'rerolled'],
    card: ['drawn', 'purchased', 'fielded', 'moved', 'stackTaken', 'drafted'],
  },
};
