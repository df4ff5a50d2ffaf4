// Captions of a board, one file a language; only the chosen one is loaded.
export interface Captions<W> {
  /** Empty until they are loaded; boards are drawn after that. */
  words: W;
  speak(language: string): Promise<void>;
}
export function captions<W extends object>(languages: Record<'en' | 'de', () => Promise<W>>): Captions<W> {
  const words = {} as W;
  const load = (language: string): Promise<W> => (language === 'de' ? languages.de() : languages.en());
  return { words, speak: async language => void Object.assign(words, await load(language)) };
}
