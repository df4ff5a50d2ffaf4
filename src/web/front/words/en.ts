// What stands on the box, in English.
export const en = {
  lines: {
    'dice-masters': 'Build a team of dice. Roll. Clobber.',
    'mutant-revolution': 'Four schools fight over the future.',
    'age-of-heroes': 'Train by day, save the world by night.',
    'strike-teams': 'Kick in the door. Mind the crossfire.',
    'marvel-heroes': 'Trouble all over town, villains behind it.',
  } as Record<string, string>,
  minutes: 'min',
  weights: ['light', 'medium', 'heavy'] as readonly string[],
  learn: 'Learn',
  coverOf: 'Take out',
  turnOf: 'your turn',
  waits: 'wait for you',
  sitDown: 'Sit down',
  lookIn: 'Look in',
};
export type Words = typeof en;
