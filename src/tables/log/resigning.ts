// Resigning: a side gives up when somebody of it has resigned and no other person of it is left.
import { seatsBySide } from '#engine/seats.ts';
import type { Facts, Result } from '#engine/types.ts';
import type { TABLE_TEXTS } from '#protocol/texts.ts';

/** As much of who sits in a seat as counts here. */
export interface Chair {
  isPerson: boolean;
  resigned: boolean;
}
export const chairsOf = (seats: readonly { player: object | null; resigned: boolean }[]): Chair[] =>
  seats.map(({ player, resigned }) => ({ isPerson: player !== null, resigned }));
const isPlaying = ({ isPerson, resigned }: Chair): boolean => isPerson && !resigned;

/** The sides that have given up: their bots do not play on for them. */
const givenUp = (sides: readonly number[], chairs: readonly Chair[]): boolean[] =>
  seatsBySide(sides).map(seats => {
    const taken = seats.map(seat => chairs[seat]!);
    return taken.some(({ resigned }) => resigned) && !taken.some(isPlaying);
  });

/** Is the game over: is but one side left, or nobody but bots? Where all play together, when all have resigned. */
export function isGivenUp(sides: readonly number[], chairs: readonly Chair[]): boolean {
  const gone = givenUp(sides, chairs);
  const left = gone.filter(isGone => !isGone).length;
  return left <= (gone.length > 1 ? 1 : 0) || !chairs.some(isPlaying);
}
/** Sides that have not given up are first; players who have resigned share the rank of their side. */
export function ranksLeft(sides: readonly number[], chairs: readonly Chair[]): number[] {
  const gone = givenUp(sides, chairs);
  return sides.map(side => (gone[side] ? 2 : 1));
}
/** The end that people make beside the rules. */
export const endBeside = (
  { sides, seats }: { sides: readonly number[]; seats: Parameters<typeof chairsOf>[0] },
  rule: keyof typeof TABLE_TEXTS,
  facts: Facts = {},
): Result => ({ ranks: ranksLeft(sides, chairsOf(seats)), rule, reason: { say: rule, facts } });
