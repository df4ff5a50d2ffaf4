// What the team builder reads on cards and says about teams, in English.
import { ENGLISH } from '../setup-texts.ts';
import { english } from './speech.ts';

export const builder = { speech: english, speaker: ENGLISH };
