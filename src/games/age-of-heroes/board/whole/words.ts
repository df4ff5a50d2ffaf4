// Words of cards shown whole; the game speaks English alone so far.
import { captions } from '#web/kit/captions.ts';

const en = {
  ally: 'Ally',
  teamUp: 'Team-Up',
  event: 'Event',
  evolution: 'Evolution of {hero}',
  villain: '{tier}',
  free: 'no cost',
  slot: 'Bonus for its Recruiter: {bonus}',
  evolved: 'acts for the rest of the game once it is played',
  icons: 'Damage icons',
  row: 'row {row}',
  points: '{vp} VP',
};
export const { words: WORDS, speak } = captions<typeof en>({ en: async () => en, de: async () => en });
