// What stands on the box, in English.
export const en = {
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
