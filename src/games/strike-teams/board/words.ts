// Captions on the board; the game speaks English alone so far.
import { captions } from '#web/kit/captions.ts';
import type { Words } from './words/en.ts';

const english = async (): Promise<Words> => (await import('./words/en.ts')).en;
export const { words: WORDS, speak } = captions<Words>({ en: english, de: english });
