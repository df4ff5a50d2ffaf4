// Reasons that hold in any game, in the language of the page.
import { HINT_TEXTS } from '#bots/hints.ts';
import type { Phrase } from '#engine/types.ts';
import type { WordKey } from '../words/en/site.ts';
import { t } from '../words/words.svelte.ts';

/** Nothing where a game has its own words. */
export const saidPlainly = ({ say, facts }: Phrase): string | undefined =>
  Object.hasOwn(HINT_TEXTS, say) ? t(say as WordKey, facts as Record<string, number>) : undefined;
