// Dice: rolls with and without dice boosting, and what their faces count.
import { BOOST_FACE, HITS, TROUBLE } from '../cards/board.ts';
import type { T } from '../table/world.ts';

/** MH-DIE-04..09, MH-DIE-11, MH-GLO-02, MH-RUL-02: throws of 1 to 6; after the first `n` stand the extra dice,
 *  one a BOOST. */
export function rolled(t: T, n: number, isBoosted: boolean): number[] {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(t.random.die(6));
  if (isBoosted) for (let i = 0; i < n; i++) if (dice[i] === BOOST_FACE) dice.push(t.random.die(6));
  return dice;
}
/** MH-RUL-108: the dice of a Trouble roll are at least 1, whatever lowers the Threat. */
export const threatDice = (threat: number): number => Math.max(1, threat);
/** MH-DIE-02 */
export function hitsOf(dice: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += HITS[dice[i]! - 1]!;
  return sum;
}
/** MH-DIE-03 */
export function troubleOf(dice: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += TROUBLE[dice[i]! - 1]!;
  return sum;
}
/** MH-ABT-09, MH-ABT-10: rolls these dice again; a first die that newly shows BOOST gives an extra die. */
export function rerollDice(t: T, dice: number[], which: readonly number[], firsts: number, isBoosted: boolean): void {
  let extra = 0;
  for (const i of which) {
    const before = dice[i]!;
    dice[i] = t.random.die(6);
    if (isBoosted && i < firsts && dice[i] === BOOST_FACE && before !== BOOST_FACE) extra++;
  }
  for (; extra > 0; extra--) dice.push(t.random.die(6));
}
