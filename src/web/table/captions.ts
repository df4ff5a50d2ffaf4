// Captions of a game's board, once its words are there in the language of the page.
import type { LoadedCaptions } from '../kit/shelf-entry.ts';
import { spokenLanguage } from '../words/words.svelte.ts';

interface Captioned {
  readonly captions?: () => Promise<LoadedCaptions>;
}
export async function captioned<T>({ captions }: Captioned, drawn: Promise<T>): Promise<T> {
  const [words, loaded] = await Promise.all([captions?.(), drawn]);
  await words?.speak(spokenLanguage());
  return loaded;
}
