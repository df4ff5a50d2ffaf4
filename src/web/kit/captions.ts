// Captions of a board, one file a language; only the chosen one is loaded.
import type { Phrase, World } from '#engine/types.ts';
import { words as said } from '#engine/words.ts';

export interface Captions<W> {
  /** Empty until they are loaded; boards are drawn after that. */
  words: W;
  /** The language that they are in. */
  language: string;
  speak(language: string): Promise<void>;
}
export function captions<W extends object>(languages: Record<'en' | 'de', () => Promise<W>>): Captions<W> {
  const words = {} as W;
  const load = (language: string): Promise<W> => (language === 'de' ? languages.de() : languages.en());
  const spoken: Captions<W> = { words, language: 'en', speak };
  async function speak(language: string): Promise<void> {
    Object.assign(words, await load(language));
    spoken.language = language;
  }
  return spoken;
}

const NOWHERE = {} as World;
/** A caption with facts in it, as sentences of games have them; it names seats and no other things. */
export const caption = (texts: Record<string, string>, phrase: Phrase, seats: readonly string[]): string =>
  said({ texts, names: {} }, phrase, { world: NOWHERE, seats });
