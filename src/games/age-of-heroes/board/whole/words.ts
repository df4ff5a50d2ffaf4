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
  plain: 'In plain words',
  strengths: 'P, M, W',
  strengthsText: 'Physical, Mental and Willpower: the strengths that pay for hits.',
  matched: 'Matched',
  matchedText: 'A row of a Mission tile with a Damage icon beside it.',
  recruiter: 'Recruiter',
  recruiterText: 'Whoever played the card: the bonus of its place is theirs when somebody else uses it.',
  student: 'Student',
  studentText: 'A pawn for the Institute that goes back to the supply once it has worked.',
};
export const { words: WORDS, speak } = captions<typeof en>({ en: async () => en, de: async () => en });
