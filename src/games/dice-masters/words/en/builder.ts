// English words of the team builder: kinds of cards, and remarks about teams.
import { ENGLISH } from '../setup-texts.ts';
import { english } from './speech.ts';

export const en = { speech: english, speaker: ENGLISH };
