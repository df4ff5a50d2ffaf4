// The words of the team builder in the language of the page, and its cards as they are read in it.
import { captions, filled } from '#web/kit/captions.ts';
import type { Words } from '../../words/en/teams.ts';

export const { words: spoken, speak } = captions({
  en: () => import('../../words/en/teams.ts'),
  de: () => import('../../words/de/teams.ts'),
});
export const t = (key: keyof Words['captions'], facts: Record<string, string | number> = {}): string =>
  filled(spoken.captions[key], facts);
/** A ready team. */
export const teamName = (n: number): string => spoken.speaker.names.preset!(n, {});
/** The words printed on a card: a type of energy, an affiliation, a rarity. */
export const printed = (word: keyof Words['speech']['things']): string => spoken.speech.things[word];
