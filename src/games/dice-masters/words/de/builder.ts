// German words of the team builder: kinds of cards, and remarks about teams.
import { GERMAN } from '#engine/german.ts';
import type { en as english } from '../en/builder.ts';
import { teamNamesIn } from '../setup-texts.ts';
import { teamTexts } from './setup-texts.ts';
import { german } from './speech.ts';
import { things } from './things.ts';

export const de: typeof english = {
  speech: german,
  speaker: { texts: { ...GERMAN, ...teamTexts }, names: teamNamesIn(things) },
};
