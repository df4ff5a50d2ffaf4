// Captions on the board in the language of the page; ATK, DEF and SPD are what the cards say in every language.
import { captions } from '#web/kit/captions.ts';

export const PHASES = ['upkeep', 'plot', 'recruit', 'mission'] as const;
export const STAT_LETTERS = ['A', 'D', 'S'] as const;
export const STAT_NAMES = ['ATK', 'DEF', 'SPD'] as const;

export const { words: WORDS, speak } = captions({
  en: () => import('../words/en/board.ts'),
  de: () => import('../words/de/board.ts'),
});
