// The site's own words, one catalogue a language; English is complete, what another lacks is said in English.
import { settings } from '../settings.svelte.ts';
import { en, type WordKey } from './en.ts';
import { de } from './de.ts';

const CATALOGUES: Record<string, Partial<Record<WordKey, string>>> = { en, de };
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

export function t(key: WordKey, facts: Record<string, string | number> = {}): string {
  const text = CATALOGUES[settings.language]?.[key] ?? en[key];
  return text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
}
