// Words of the splash page in the language of the page.
import { captions } from '#web/kit/captions.ts';
import type { Words } from '../../words/en/end.ts';

export const { words: WORDS, speak } = captions<Words>({
  en: async () => (await import('../../words/en/end.ts')).en,
  de: async () => (await import('../../words/de/end.ts')).de,
});
