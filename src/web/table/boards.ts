// The board of a game, loaded when its table is opened; a game without one is played through the shell alone.
import type { GameInfo } from '#engine/versions/ruleset.ts';
import { entryOf } from '../shelf.ts';
import type { Component } from 'svelte';
import type { BoardProps } from '../kit/board.ts';
import type { EventKinds } from '../kit/event-kinds.ts';
import type { LoadedCaptions } from '../kit/shelf-entry.ts';
import { spokenLanguage } from '../words/words.svelte.ts';

interface Captioned {
  readonly captions?: () => Promise<LoadedCaptions>;
}
/** A board or page, once its captions are there in the language of the page. */
export async function captioned<T>({ captions }: Captioned, drawn: Promise<T>): Promise<T> {
  const [words, loaded] = await Promise.all([captions?.(), drawn]);
  await words?.speak(spokenLanguage());
  return loaded;
}

/** The shape of what is seen where a game names none. */
const FIRST = 1;
/** Do board and charts of today know what is seen of this version of the game? */
export const canDraw = ({ id, shape = FIRST }: GameInfo): boolean => (entryOf(id)?.shapes ?? [FIRST]).includes(shape);
export function boardOf(game: GameInfo): Promise<{ default: Component<BoardProps> }> | undefined {
  const entry = entryOf(game.id);
  return entry?.board && canDraw(game) ? captioned(entry, entry.board()) : undefined;
}
/** Kinds of events that a game shows and lets be heard; undefined where it names none. */
export const eventKindsOf = async (game: string): Promise<EventKinds | undefined> => entryOf(game)?.events?.();
