// What stands on the box, in German.
import type { Words } from './en.ts';

export const de: Words = {
  minutes: 'Min.',
  weights: ['leicht', 'mittel', 'schwer'],
  learn: 'Lernen',
  coverOf: 'Herausziehen',
  turnOf: 'du bist dran',
  waits: 'warten auf dich',
  sitDown: 'Hinsetzen',
  lookIn: 'Ansehen',
};
