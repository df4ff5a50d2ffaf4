// Words of the splash page; they come with it, so that the first load need not bring them.
import { captions } from '../../kit/captions.ts';
import type { Words } from './words/en.ts';

export const { words: WORDS, speak } = captions<Words>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
});
export const say = (key: keyof Words, facts: Record<string, string | number> = {}): string =>
  WORDS[key].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
