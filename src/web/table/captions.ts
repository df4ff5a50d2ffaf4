// Captions of boards and charts, loaded with them.
import { settings } from '../settings.svelte.ts';

interface Spoken {
  speak(language: string): Promise<void>;
}
const CAPTIONS = {
  'dice-masters': (): Promise<Spoken> => import('#games/dice-masters/board/words.ts'),
  'mutant-revolution': (): Promise<Spoken> => import('#games/mutant-revolution/board/words.ts'),
};

/** What a game draws, once its captions are there in the language of the page. */
export async function captioned<T>(game: keyof typeof CAPTIONS, drawn: Promise<T>): Promise<T> {
  const { speak } = await CAPTIONS[game]();
  await speak(settings.language);
  return drawn;
}
