// Dice: the Damage of rows of them against each other, and those of the roll at hand.
import type { Seat } from '#engine/types.ts';
import type { Roll } from '../cards/card.ts';
import type { Side } from '../table/locals.ts';
import { NONE, type T } from '../table/world.ts';

/** MR-ATK-09: an unopposed attack die hits with this face or more. */
export const UNOPPOSED_FROM = 3;

/** MR-ATK-06, MR-ATK-07, MR-ATK-08, MR-ATK-09, MR-ATK-10, MR-ATK-11: highest against highest; a tie is the defender's;
 *  unopposed (MR-GLO-06) are the attacker's lowest dice, which hit from `unopposedFrom` on; without defence dice all
 *  are (MR-RUL-97). */
export function damageOf(
  attack: readonly number[],
  defence: readonly number[],
  unopposedFrom = UNOPPOSED_FROM,
): number {
  const against = sorted(defence);
  const faces = sorted(attack);
  let hits = 0;
  for (let i = 0; i < faces.length; i++)
    if (i < against.length ? faces[i]! > against[i]! : faces[i]! >= unopposedFrom) hits++;
  return hits;
}
/** Highest first; there are but six faces. */
function sorted(dice: readonly number[]): number[] {
  const faces: number[] = [];
  for (let face = 6; face > 0; face--) for (const die of dice) if (die === face) faces.push(face);
  return faces;
}

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
