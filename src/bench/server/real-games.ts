// The real games whose answers are measured, and our server with them.
import type { Random } from '#engine/definition.ts';
import type { Json } from '#engine/types.ts';
import { entryOf } from '#games/index.ts';
import { rulesOf, type GameEntry } from '#engine/game-entry.ts';
import { serveGames } from './ours.ts';

export interface RealGame {
  /** As on the shelf. */
  id: string;
  name: string;
  seats: number;
  /** The set-up by its name; the usual one when left out. */
  setup?: string;
  /** Tables at once: so many that a whole run comes to the later parts of the game. */
  tables: number;
  /** Milliseconds of the server's CPU that an answer may cost. */
  wanted: number;
}

export const REAL_GAMES: readonly RealGame[] = [
  { id: 'dice-masters', name: 'Dice Masters', seats: 2, setup: 'tournament-by-chance', tables: 40, wanted: 0.15 },
  { id: 'mutant-revolution', name: 'Mutant Revolution', seats: 4, tables: 20, wanted: 0.35 },
];

const shelfEntry = (id: string): GameEntry => entryOf(id)!;

export const serveRealGames = (folder: string): Promise<number> =>
  serveGames(
    folder,
    REAL_GAMES.map(({ id }) => shelfEntry(id)),
  );

/** Options for another table of the game. */
export async function optionsFor({ id, seats, setup }: RealGame, dice: Random): Promise<Json> {
  return setup === undefined ? null : (await rulesOf(shelfEntry(id))).setups![setup]!(seats, dice);
}
