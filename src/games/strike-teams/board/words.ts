// Captions on the board; the game speaks English alone so far.
import { captions } from '#web/kit/captions.ts';

export const { words: WORDS, speak } = captions({ en: () => import('../words/en/board.ts') });
