// The shelf: one line a game. Everything else about a game stands behind its door, the shelf.ts of its folder. Only the
// roots of server, site and terminal come here; they hand the games to all below them.
import { entry as ageOfHeroes } from './age-of-heroes/shelf.ts';
import { entry as auction } from './auction/shelf.ts';
import { entry as diceMasters } from './dice-masters/shelf.ts';
import { entry as marvelHeroes } from './marvel-heroes/shelf.ts';
import { entry as mutantRevolution } from './mutant-revolution/shelf.ts';
import type { ShelfEntry } from '#web/kit/shelf-entry.ts';
import { entry as strikeTeams } from './strike-teams/shelf.ts';
import { entry as tictactoe } from './tictactoe/shelf.ts';
import { entry as tug } from './tug/shelf.ts';

/** The games that the front page lists, in its order. */
export const SHELF: readonly ShelfEntry[] = [diceMasters, mutantRevolution, ageOfHeroes, strikeTeams, marvelHeroes];
/** Small games that show the engine: opened by their id, listed nowhere on the site. */
export const EXAMPLES: readonly ShelfEntry[] = [tictactoe, auction, tug];

/** Every game that can be opened by its id. */
export const GAMES: readonly ShelfEntry[] = [...SHELF, ...EXAMPLES];
export const entryOf = (id: string): ShelfEntry | undefined => GAMES.find(entry => entry.id === id);
