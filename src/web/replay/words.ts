// Words of the replay; they come with it, so that the first load need not bring them.
import { captions } from '../kit/captions.ts';
import type { Words } from './words/en.ts';

const { words: WORDS, speak } = captions<Words>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
});
export { speak };
export const said = (key: keyof Words, facts: Record<string, string | number> = {}): string =>
  WORDS[key].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
