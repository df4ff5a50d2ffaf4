// The start hexes of Characters in the arena, by their number and Position.
import { hexNamed } from './hex.ts';

/** MR-RUL-20: by the number of characters, position 1 first. */
const STARTS: Record<number, readonly number[]> = {
  2: ['E1', 'E9'].map(hexNamed),
  3: ['E1', 'A5', 'I5'].map(hexNamed),
  4: ['E1', 'A3', 'E9', 'I3'].map(hexNamed),
};
/** MR-CHO-13, MR-CHO-14, MR-CHO-15, MR-CHO-16 */
export const startHex = (characters: number, position: number): number => STARTS[characters]![position - 1]!;
