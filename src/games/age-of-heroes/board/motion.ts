// Motion on an Age of Heroes board: pawns between spaces, cards between the places where they lie.
import type { Heroes } from '../table/world.ts';

/** Pieces in motion are numbered: cards as they are, pawns from here on. */
export const PAWN = 5000;
/** Markers on rows from here on. */
export const ROW = 6000;

const moved = (was: readonly number[], is: readonly number[]): number[] =>
  was === is ? [] : was.flatMap((card, i) => (card >= 0 && card !== is[i] ? [card] : []));

const left = (was: readonly number[] = [], is: readonly number[] = []): number[] =>
  was === is ? [] : was.filter(card => card >= 0 && !is.includes(card));

/** Pawns and cards that do not lie where they lay; the viewer sees the hand of one seat. */
export const gone = (before: Heroes, now: Heroes, me: number): ReadonlySet<number> =>
  new Set([
    ...(before.at === now.at ? [] : before.at.flatMap((at, pawn) => (at === now.at[pawn] ? [] : [PAWN + pawn]))),
    ...moved(before.slots, now.slots),
    ...left(before.piles.protocols.cards, now.piles.protocols.cards),
    ...left(before.piles.hand[me]?.cards, now.piles.hand[me]?.cards),
  ]);
