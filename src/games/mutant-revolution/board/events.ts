// Events that are shown and heard at the table, by their kinds.
import type { EventKinds } from '#web/kit/event-kinds.ts';

export const events: EventKinds = {
  deeds: [
    ['recruitWon', 'commanderWon', 'damaged', 'defeated', 'matchWon'],
    ['plotTaken', 'eventPlayed', 'reactionPlayed', 'studentTaken'],
    ['statLowered', 'marked'],
    ['moved'],
  ],
  sounds: {
    blow: ['damaged', 'statLowered', 'marked', 'defeated'],
    dice: ['rolledOff', 'initiativeRolled', 'attackRolled', 'rerolled'],
    card: [
      'characterDealt',
      'commanderDrawn',
      'plotDrawn',
      'plotTaken',
      'eventPlayed',
      'reactionPlayed',
      'recruitShown',
      'bidShown',
      'missionShown',
      'moved',
      'studentTaken',
    ],
  },
};
