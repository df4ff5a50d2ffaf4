// The site's own words, one catalogue a language; only the one that is spoken is loaded. The visitor chooses it, but a
// table speaks the language that its game has (decision 0011).
import { filled } from '../kit/captions.ts';
import { settings } from '../settings.svelte.ts';
import type { WordKey } from './en/site.ts';

type Words = Readonly<Record<WordKey, string>>;
const CATALOGUES: Record<string, () => Promise<Words>> = {
  en: async () => (await import('./en/site.ts')).en,
  de: async () => (await import('./de/site.ts')).de,
};
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

let words = $state.raw({} as Words);
/** The language of the page now. */
let spoken = $state('en');
/** The languages of the games in sight, the last one on top: one page may open before the other is gone. */
let atTables = $state.raw<readonly { language: string }[]>([]);
const wanted = (): string => atTables.at(-1)?.language ?? settings.language;

/** Says everything in the language of the page from now on. */
export async function speak(): Promise<void> {
  const language = wanted();
  const loaded = await (CATALOGUES[language] ?? CATALOGUES.en!)();
  // Meanwhile another page may have opened.
  if (language === wanted()) [words, spoken] = [loaded, language];
}
/** Says everything in the language of a game while its page is open; gives what ends that. */
export async function speakAtTable(language: string): Promise<() => void> {
  const here = { language };
  atTables = [...atTables, here];
  await speak();
  return () => void (atTables = atTables.filter(other => other !== here));
}
export const spokenLanguage = (): string => spoken;
export const t = (key: WordKey, facts: Record<string, string | number> = {}): string => filled(words[key], facts);
