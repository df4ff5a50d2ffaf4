// Words of what one click does, in the language of the page.
import { captions } from '#web/kit/captions.ts';
import type { Words } from '../../words/en/quick.ts';

export const { words: WORDS, speak } = captions<Words>({
  en: async () => (await import('../../words/en/quick.ts')).en,
  de: async () => (await import('../../words/de/quick.ts')).de,
});
