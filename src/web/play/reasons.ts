// The words with which a game explains hints; what its bots know comes with them.
import { HINT_TEXTS, hintSpeaker } from '#bots/hints.ts';
import type { Reasons } from '#engine/bot-knowledge.ts';
import type { GameInfo } from '#engine/versions/ruleset.ts';
import type { Phrase } from '#engine/types.ts';
import { words, type Scene } from '#engine/words.ts';
import type { WordKey } from '../words/en/site.ts';
import { t } from '../words/words.svelte.ts';
import type { Spoken } from './languages.ts';
import { ofPlayed } from './releases.ts';

/** Those of the version that is played, in the language that the game speaks here. */
export async function reasonsOf(game: Spoken<GameInfo>): Promise<Reasons | undefined> {
  const reasons = await ofPlayed<Reasons | undefined>(
    game,
    async entry => (await entry.load()).bot?.reasons?.(),
    ({ rules }) => rules.bot?.reasons?.(),
  );
  const own = game.words;
  return own && reasons ? { ...reasons, texts: { ...own.texts, ...own.reasons } } : reasons;
}
/** A reason as a sentence: one that holds in any game is in the words of the page. */
export const reasonIn = (game: GameInfo, reasons: Reasons | undefined, reason: Phrase, scene: Scene): string =>
  Object.hasOwn(HINT_TEXTS, reason.say)
    ? t(reason.say as WordKey, reason.facts as Record<string, number>)
    : words(hintSpeaker(game, reasons), reason, scene);
