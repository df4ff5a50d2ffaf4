// One click to a game: this browser against bots.
import type { Json } from '#engine/types.ts';
import { entryOf } from '../shelf.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import { localGames } from './table.svelte.ts';

/** The bots that newcomers meet, and those that others meet unless they choose. */
const FIRST = 'rookie';
export const USUAL = 'veteran';

/** Makes a game as a newcomer would play it and tells the path to it. */
export const quickGame = (id: string): Promise<string> => botGame(entryOf(id)!, FIRST, null);

/** Makes a game here against bots of that name, with as few seats as can be, and tells the path to it. */
export async function botGame({ id, seats }: ShelfEntry, bot: string, options: Json): Promise<string> {
  const others = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const, level: bot }));
  const wanted = { game: id, options, seats: [{ kind: 'me' as const }, ...others], isPublic: false, clock: NO_CLOCK };
  return `/local/${await (await localGames()).make(wanted)}`;
}
const NO_CLOCK = { kind: 'none' as const };
