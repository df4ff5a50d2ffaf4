// The words of the team builder in the language of the page, and its cards as they are read in it.
import { captions } from '#web/kit/captions.ts';
import type { builder } from '../../words/en/builder.ts';
import type { Words } from '../../words/en/teams.ts';

interface Spoken {
  own: Words;
  game: typeof builder;
}
const { words, speak } = captions<Spoken>({
  async en() {
    const [{ en }, { builder }] = await Promise.all([
      import('../../words/en/teams.ts'),
      import('../../words/en/builder.ts'),
    ]);
    return { own: en, game: builder };
  },
  async de() {
    const [{ de }, { builder }] = await Promise.all([
      import('../../words/de/teams.ts'),
      import('../../words/de/builder.ts'),
    ]);
    return { own: de, game: builder };
  },
});
export { speak, words as spoken };
export const t = (key: keyof Words, facts: Record<string, string | number> = {}): string =>
  words.own[key].replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact] ?? ''));
/** A ready team. */
export const teamName = (n: number): string => words.game.speaker.names.preset!(n, {});
/** The words printed on a card: a type of energy, an affiliation, a rarity. */
export const printed = (word: keyof (typeof builder)['speech']['things']): string => words.game.speech.things[word];
