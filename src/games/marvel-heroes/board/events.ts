// Events that are shown and heard at the table, by their kinds.
import type { EventKinds } from '#web/kit/event-kinds.ts';

export const events: EventKinds = {
  deeds: [
    ['storyWon', 'headlineScored', 'villainWon', 'planCompleted', 'knockedOut', 'heroDefeated', 'magnetoWon'],
    ['teamTaken', 'allyPlayed', 'played', 'leadPlayed', 'helperPlayed'],
    ['took', 'schemed'],
    ['movedTo', 'supports', 'troubleshoots'],
  ],
  sounds: {
    blow: ['knockedOut'],
    dice: ['troubleRolled', 'rolled', 'rerolled'],
    card: ['teamTaken', 'allyPlayed', 'leadPlayed', 'helperPlayed'],
  },
};
