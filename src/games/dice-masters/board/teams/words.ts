// The words of the team builder in the language of the page.
import { captions } from '#web/kit/captions.ts';
import type { Words } from './words/en.ts';

const { words, speak } = captions<Words>({
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
});
export { speak };
export const t = (key: keyof Words, facts: Record<string, string | number> = {}): string =>
  words[key].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
