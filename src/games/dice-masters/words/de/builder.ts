// What the team builder reads on cards and says about teams, in German.
import { GERMAN } from '#engine/german.ts';
import type { builder as english } from '../en/builder.ts';
import { teamNamesIn } from '../setup-texts.ts';
import { teamTexts } from './setup-texts.ts';
import { german } from './speech.ts';
import { things } from './things.ts';

export const builder: typeof english = {
  speech: german,
  speaker: { texts: { ...GERMAN, ...teamTexts }, names: teamNamesIn(things) },
};
