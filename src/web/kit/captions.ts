// Captions: the words of one part of the page, a file for each language; only the chosen one is loaded.
import type { Facts, Phrase, World } from '#engine/types.ts';
import { words as said } from '#engine/words.ts';

/** English alone where a game speaks nothing else yet. */
interface Languages<W> {
  readonly en: () => Promise<{ readonly en: W }>;
  readonly de?: () => Promise<{ readonly de: W }>;
}
export interface Captions<W> {
  /** Empty until they are loaded; what they stand on is drawn after that. */
  words: W;
  /** The language that they are in. */
  language: string;
  /** One of them with facts in it. */
  say(key: keyof W & string, facts?: Facts): string;
  speak(language: string): Promise<void>;
}
export function captions<W extends object>({ en, de }: Languages<W>): Captions<W> {
  const words = {} as W;
  const spoken: Captions<W> = { words, language: 'en', say, speak };
  function say(key: keyof W & string, facts: Facts = {}): string {
    return caption(words as Record<string, string>, { say: key, facts }, []);
  }
  async function speak(language: string): Promise<void> {
    Object.assign(words, language === 'de' && de ? (await de()).de : (await en()).en);
    spoken.language = language;
  }
  return spoken;
}

const NOWHERE = {} as World;
/** A caption with facts in it, as sentences of games have them; it names seats and no other things. */
export const caption = (texts: Record<string, string>, phrase: Phrase, seats: readonly string[]): string =>
  said({ texts, names: {} }, phrase, { world: NOWHERE, seats });

/** The same for plain numbers and names, which stand in the text as they are. */
export const filled = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
