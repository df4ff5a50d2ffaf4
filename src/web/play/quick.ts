// One click to a game: this browser against bots.
import type { Json } from '#engine/types.ts';
import type { TableSpec } from '#tables/live/new-table.ts';
import { entryOf } from '../shelf.ts';
import type { ShelfEntry } from '../kit/shelf-entry.ts';
import type { Names } from './brain.ts';
import { localGames } from './table.svelte.ts';

/** The bot for newcomers, and the default for everybody else. */
const FIRST = 'rookie';
export const USUAL = 'veteran';

/** Makes a game in this browser and tells the path to it. */
export async function playHere(
  wanted: Pick<TableSpec, 'game' | 'seats' | 'start'> & { options?: Json },
  names?: Names,
): Promise<string> {
  const local = await localGames();
  return `/local/${await local.make({ options: null, isPublic: false, clock: { kind: 'none' }, ...wanted }, names)}`;
}
/** A game as a newcomer would play it. */
export const quickGame = (id: string): Promise<string> => botGame(entryOf(id)!, FIRST, null);

/** A game against bots of that name, with as few seats as can be. */
export function botGame({ id, seats }: ShelfEntry, bot: string, options: Json): Promise<string> {
  const others = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const, level: bot }));
  return playHere({ game: id, options, seats: [{ kind: 'me' }, ...others] });
}
