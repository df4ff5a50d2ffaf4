// The code that a browser is given to run: a search at one game, and its iterations in a second.
import type { Game } from '#engine/game.ts';
import { type Opened, searchingAt } from './searching.ts';
import { rateOf } from './timing.ts';

export type InBrowser = ReturnType<typeof rateIn>;

/** Warm first, then the best of some rounds, each so many milliseconds long. */
export const rateIn =
  (game: Game) =>
  (entry: Opened, rounds: number, time: number): number => {
    const work = searchingAt(game, entry);
    rateOf(work, 2 * time, () => performance.now());
    return Math.max(...Array.from({ length: rounds }, () => rateOf(work, time, () => performance.now())));
  };
