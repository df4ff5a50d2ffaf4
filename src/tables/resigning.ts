// Resigning: a side gives up when somebody of it has resigned and no other person of it is left.
import { seatsBySide } from '#engine/seats.ts';

/** As much of who sits in a seat as counts here. */
export interface Chair {
  isPerson: boolean;
  resigned: boolean;
}
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
/** Sides that have not given up are first; whoever has resigned shares the rank of their side. */
export function ranksLeft(sides: readonly number[], chairs: readonly Chair[]): number[] {
  const gone = givenUp(sides, chairs);
  return sides.map(side => (gone[side] ? 2 : 1));
}
