// What stands on the box, in German.
import type { Words } from './en.ts';

export const de: Words = {
  lines: {
    'dice-masters': 'Bau ein Team aus Würfeln. Würfle. Schlag zu.',
    'mutant-revolution': 'Vier Schulen kämpfen um die Zukunft.',
    'age-of-heroes': 'Tags trainieren, nachts die Welt retten.',
    'strike-teams': 'Tür eintreten. Auf das Kreuzfeuer achten.',
    'marvel-heroes': 'Ärger in der ganzen Stadt, Schurken dahinter.',
  },
  minutes: 'Min.',
  weights: ['leicht', 'mittel', 'schwer'],
  learn: 'Lernen',
  coverOf: 'Herausziehen',
  turnOf: 'du bist dran',
  waits: 'warten auf dich',
  sitDown: 'Hinsetzen',
  lookIn: 'Ansehen',
};
