// What a browser is given to run: searches, and how many iterations it does in a second.
import { atDiceMasters, atMutantRevolution } from './searching.ts';
import { rateOf } from './timing.ts';

const SEARCHES = { diceMasters: atDiceMasters, mutantRevolution: atMutantRevolution };
export type InBrowser = typeof rateIn;

/** Warm first, then the best of some rounds, each so many milliseconds long. */
function rateIn(search: keyof typeof SEARCHES, rounds: number, time: number): number {
  const work = SEARCHES[search]();
  rateOf(work, 2 * time, () => performance.now());
  return Math.max(...Array.from({ length: rounds }, () => rateOf(work, time, () => performance.now())));
}
Object.assign(globalThis, { rateIn });
