// Captions on the board in the language of the page.
import { captions as captionsOf } from '#web/kit/captions.ts';
import type { Words } from '../words/en/board.ts';

export const captions = captionsOf<Words>({
  en: async () => (await import('../words/en/board.ts')).en,
  de: async () => (await import('../words/de/board.ts')).de,
});
export const { words: WORDS, speak } = captions;
