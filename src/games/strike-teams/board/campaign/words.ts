// Words of the campaign page; the game speaks English alone so far, and they come with the page.
import { en } from './words/en.ts';

export const WORDS = en;
/** A sentence with numbers in it. */
export const filled = (text: string, facts: Readonly<Record<string, number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
