// Words of what one click does, in the language of the page.
import { captions } from '#web/kit/captions.ts';

export const { words: WORDS, speak } = captions({
  en: () => import('../../words/en/quick.ts'),
  de: () => import('../../words/de/quick.ts'),
});
