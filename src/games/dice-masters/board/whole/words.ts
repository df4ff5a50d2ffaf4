// Words of a card shown whole, in the language of the page.
import { captions } from '#web/kit/captions.ts';
import type { Words } from '../../words/en/whole.ts';

export const { words: WORDS, speak } = captions<Words>({
  en: async () => (await import('../../words/en/whole.ts')).en,
  de: async () => (await import('../../words/de/whole.ts')).de,
});
