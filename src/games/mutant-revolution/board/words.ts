// Captions on the board in the language of the page; ATK, DEF and SPD are what the cards say in every language.
import { captions } from '#web/kit/captions.ts';
import type { Words } from './words/en.ts';

export const PHASES = ['upkeep', 'plot', 'recruit', 'mission'] as const;
export const STAT_LETTERS = ['A', 'D', 'S'] as const;
export const STAT_NAMES = ['ATK', 'DEF', 'SPD'] as const;

export const { words: WORDS, speak } = captions<Words>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
});
