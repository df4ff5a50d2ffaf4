// Rows of dice against each other: how much Damage a blow inflicts.

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
