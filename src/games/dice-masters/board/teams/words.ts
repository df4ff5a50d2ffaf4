// The words of the team builder in the language of the page, and its cards as they are read in it.
import { captions, filled } from '#web/kit/captions.ts';
import type { en as builder } from '../../words/en/builder.ts';
import type { Words } from '../../words/en/teams.ts';

const own = captions({ en: () => import('../../words/en/teams.ts'), de: () => import('../../words/de/teams.ts') });
const game = captions({ en: () => import('../../words/en/builder.ts'), de: () => import('../../words/de/builder.ts') });
export const spoken = game.words;
export async function speak(language: string): Promise<void> {
  await Promise.all([own.speak(language), game.speak(language)]);
}
export const t = (key: keyof Words, facts: Record<string, string | number> = {}): string =>
  filled(own.words[key], facts);
/** A ready team. */
export const teamName = (n: number): string => spoken.speaker.names.preset!(n, {});
/** The words printed on a card: a type of energy, an affiliation, a rarity. */
export const printed = (word: keyof (typeof builder)['speech']['things']): string => spoken.speech.things[word];
