// Captions on the board, and words of what one click does, in the language of the page.
import { captions as captionsOf } from '#web/kit/captions.ts';

export const captions = captionsOf({
  en: () => import('../words/en/board.ts'),
  de: () => import('../words/de/board.ts'),
});
export const { words: WORDS, speak } = captions;
