// Rows of dice against each other: how much Damage a blow inflicts.

/** MR-ATK-09: an unopposed attack die hits with this face or more. */
export const UNOPPOSED_FROM = 3;

/** MR-ATK-06 to MR-ATK-11: highest against highest; a tie is the defender's; what has no counterpart is the attacker's
 *  lowest dice, which hit from `unopposedFrom` on. */
export function damageOf(
  attack: readonly number[],
  defence: readonly number[],
  unopposedFrom = UNOPPOSED_FROM,
): number {
  const against = sorted(defence);
  return sorted(attack).filter((face, i) => (i < against.length ? face > against[i]! : face >= unopposedFrom)).length;
}
const sorted = (dice: readonly number[]): number[] => dice.toSorted((a, b) => b - a);
