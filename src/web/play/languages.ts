// The languages of games on the page: a game speaks one whole or not at all (decision 0011).
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { entryOf } from '../shelf.ts';
import type { GameWords } from '#engine/game-entry.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import { settings } from '../settings.svelte.ts';
import { speakAtTable } from '../words/words.svelte.ts';

/** A game with its words in another language than English. */
export type Spoken<G extends GameInfo> = G & { readonly words?: GameWords };

/** The visitor's language, where the game speaks it by the rules of today; else English. */
export const languageOf = ({ words }: Pick<ShelfEntry, 'words'>): string =>
  words?.[settings.language] ? settings.language : 'en';

/** The game as it speaks that language. */
export async function spokenIn<G extends GameInfo>(game: G, language: string): Promise<Spoken<G>> {
  const words = await entryOf(game.id)?.words?.[language]?.();
  if (!words) return game;
  const { texts, names, about } = words;
  return Object.assign(Object.create(game) as G, { texts, names, about, words });
}
/** The game in the language, and the whole page with it until the page is left. */
export async function openIn<G extends GameInfo>(game: G, language: string): Promise<[Spoken<G>, () => void]> {
  return Promise.all([spokenIn(game, language), speakAtTable(language)]);
}
