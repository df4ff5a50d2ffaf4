// The site's own words, one catalogue a language; only the chosen one is loaded.
import type { WordKey } from './en.ts';

type Words = Readonly<Record<WordKey, string>>;
const CATALOGUES: Record<string, () => Promise<Words>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
};
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

let words = $state.raw({} as Words);

/** Says everything in that language from now on. */
export async function speak(language: string): Promise<void> {
  words = await (CATALOGUES[language] ?? CATALOGUES.en!)();
}
export const t = (key: WordKey, facts: Record<string, string | number> = {}): string =>
  words[key].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
