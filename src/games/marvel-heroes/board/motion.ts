// Motion on a Marvel Heroes board: heroes through the city, cards between the places where they lie.
import type { Marvel } from '../table/world.ts';

/** Pieces in motion are numbered: heroes as they are, cards from here on. */
export const CARD_MOTION = 100;

const changed = (was: readonly number[], is: readonly number[]): number[] =>
  was === is ? [] : was.flatMap((place, hero) => (place === is[hero] ? [] : [hero]));
const left = (was: readonly number[] = [], is: readonly number[] = []): number[] =>
  was === is ? [] : was.filter(card => card >= 0 && !is.includes(card)).map(card => CARD_MOTION + card);

/** Heroes and cards that are not where they were; the viewer sees the hand of one seat. */
export const gone = (before: Marvel, now: Marvel, me: number): ReadonlySet<number> =>
  new Set([
    ...changed(before.at, now.at),
    ...changed(before.status, now.status),
    ...left(before.track, now.track),
    ...left(before.mostWanted, now.mostWanted),
    ...left(before.piles.hand[me]?.cards, now.piles.hand[me]?.cards),
    ...left(before.piles.plots[me]?.cards, now.piles.plots[me]?.cards),
  ]);
