// Dice: how they are rolled, and roll-offs that decide between schools.
import type { Table } from '#engine/definition.ts';
import type { Seat } from '#engine/types.ts';

/** The parts of the table that rolling needs. */
type Dice = Pick<Table, 'random' | 'log'>;

/** MR-RUL-02: the dice in the order they fell, of no colour (MR-CMP-10) and as many as it takes (MR-RUL-03). */
export function rollDice({ random }: Dice, n: number): number[] {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(random.die(6));
  return dice;
}
export const total = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

const ROLL_OFF = 3;

/** A School's total, for everybody to see. */
export function rollThree(t: Dice, seat: Seat, dice = ROLL_OFF): number {
  const rolled = rollDice(t, dice);
  t.log('rolledOff', { seat, dice: rolled, total: total(rolled) });
  return total(rolled);
}

/** MR-RUL-12: each rolls three dice, the tied for best again until one is left; 'lowest' where low is best. */
export function rollOff(
  t: Dice,
  seats: readonly Seat[],
  wins: 'highest' | 'lowest' = 'highest',
  dice = ROLL_OFF,
): Seat {
  let live = seats;
  while (live.length > 1) {
    const totals = live.map(seat => rollThree(t, seat, dice));
    const best = wins === 'highest' ? Math.max(...totals) : Math.min(...totals);
    live = live.filter((_, i) => totals[i] === best);
  }
  return live[0]!;
}
