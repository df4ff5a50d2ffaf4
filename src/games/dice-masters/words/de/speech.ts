// German as things are named and cards are read in it.
import type { Speech } from '../speech.ts';
import { things } from './things.ts';
import { abilityText, cardText } from './wording/card.ts';

export const german: Speech = { things, cardText, abilityText };
