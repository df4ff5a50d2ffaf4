// One click to a game: this browser against bots, as a newcomer would play it.
import { SHELF } from '#games/index.ts';
import { localGames } from './table.svelte.ts';

/** The bots that newcomers meet, and those that others meet unless they choose. */
const FIRST = 'rookie';
export const USUAL = 'veteran';

/** Makes a game against bots here and tells the path to it. */
export async function quickGame(id: string): Promise<string> {
  const { seats } = SHELF.find(entry => entry.id === id)!;
  const others = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' as const, level: FIRST }));
  const local = await localGames();
  const wanted = {
    game: id,
    options: null,
    seats: [{ kind: 'me' as const }, ...others],
    isPublic: false,
    clock: NO_CLOCK,
  };
  return `/local/${await local.make(wanted)}`;
}
const NO_CLOCK = { kind: 'none' as const };
