// The games this server plays: those of the shelf that are ready, each loaded once.
import { complaints } from '#engine/apply.ts';
import type { Game } from '#engine/game.ts';
import type { Json } from '#engine/types.ts';
import { GAMES, type ShelfEntry } from '#games/index.ts';
import { Problem } from './problem.ts';
import { MOST_OPTIONS } from '#protocol/constants.ts';

export class Games {
  readonly shelf: readonly ShelfEntry[];
  private readonly loaded = new Map<string, Promise<Game>>();

  constructor(shelf: readonly ShelfEntry[] = GAMES) {
    this.shelf = shelf;
  }
  get(id: string): Promise<Game> {
    let game = this.loaded.get(id);
    if (!game) {
      const entry = this.shelf.find(e => e.id === id);
      if (!entry?.load) return Promise.reject(new Problem('no-game'));
      this.loaded.set(id, (game = entry.load()));
    }
    return game;
  }
}

/** Throws when the game cannot be played so. */
export function checkOpening(game: Game, seats: number, options: unknown): Json {
  checkLength(options);
  const wrong = complaints(game, { seats, seed: '', options: (options ?? null) as Json });
  if (wrong.length) throw new Problem('bad-options', { why: wrong.join(' ') });
  return (options ?? null) as Json;
}
/** Throws when the options are too long, whatever game they are for. */
export function checkLength(options: unknown): void {
  if (lengthOf(options ?? null) > MOST_OPTIONS)
    throw new Problem('bad-options', { why: `Options take ${MOST_OPTIONS} characters at most.` });
}
/** The length as JSON; Infinity for what is nested too deeply to be written. */
function lengthOf(options: unknown): number {
  try {
    return JSON.stringify(options).length;
  } catch {
    return Infinity;
  }
}
