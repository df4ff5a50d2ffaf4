// The dice of the roll at hand: whose they are, and how one is changed.
import type { Seat } from '#engine/types.ts';
import type { Roll } from '../cards/card.ts';
import type { Side } from '../table/locals.ts';
import { NONE, type T } from '../table/world.ts';

/** 'own' is the side that the School's character has in the attack. */
export function sideOf(t: T, seat: Seat, roll: Roll): Side {
  if (roll !== 'own') return roll;
  const attack = t.outer('attack');
  return !attack ? 'initiative' : attack.attacker === seat ? 'attack' : 'defence';
}
/** The dice themselves: what changes them changes the roll. */
export function diceOn(t: T, side: Side): number[] {
  if (side === 'initiative') return t.outer('initiative')?.dice ?? [];
  const attack = t.outer('attack');
  return (side === 'attack' ? attack?.attackDice : attack?.defenceDice) ?? [];
}
/** MR-RUL-154: a die that is changed stays within 1 to 6. */
export const turned = (face: number, by: number): number => Math.max(1, Math.min(6, face + by));

/** The figure that the School's character fights now, or NONE. */
export function otherSide(t: T, seat: Seat): number {
  const attack = t.outer('attack');
  if (!attack) return NONE;
  return attack.attacker === seat ? attack.target : attack.attacker;
}
