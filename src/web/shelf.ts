// The games of the site, for all its parts: its roots stock the shelf, the page's (main.ts) and the worker's
// (brain.ts).
import type { ShelfEntry } from './kit/shelf-entry.ts';

const listed: ShelfEntry[] = [];
const openable: ShelfEntry[] = [];

/** The games that the front page lists, in its order. */
export const SHELF: readonly ShelfEntry[] = listed;
/** Every game that can be opened by its id. */
export const GAMES: readonly ShelfEntry[] = openable;
export const entryOf = (id: string): ShelfEntry | undefined => GAMES.find(entry => entry.id === id);

/** The name for a box or a list, where there is little room: 'X-Men: Age of Heroes' → 'Age of Heroes'. */
export const shortName = (name: string): string => name.replace(/^(X-Men: |Marvel (?!Heroes))/, '').split(':')[0]!;
/** Puts games on the shelf: those listed, and others that are opened by their id alone. */
export function stock(shelf: readonly ShelfEntry[], others: readonly ShelfEntry[] = []): void {
  listed.splice(0, Infinity, ...shelf);
  openable.splice(0, Infinity, ...shelf, ...others);
}
