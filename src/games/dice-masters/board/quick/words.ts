// Words of what one click does, in the language of the page.
import type { Decision } from '#engine/types.ts';
import { captions } from '#web/kit/captions.ts';
import { hasCharacters, type Duel } from '../../table/world.ts';
import type { Words } from '../../words/en/quick.ts';

export const { words: WORDS, speak } = captions({
  en: () => import('../../words/en/quick.ts'),
  de: () => import('../../words/de/quick.ts'),
});

/** The words for passing: it ends the main step, goes on with a fight, or lets the other player go on. */
export function passWords(w: Duel, { id, seat }: Decision): keyof Words | undefined {
  if (id !== 'main.react' && id !== 'clash.react') return undefined;
  if (seat !== w.active) return 'letOn';
  if (id === 'clash.react') return 'goOn';
  return hasCharacters(w, seat) ? 'toAttack' : 'toEnd';
}
