// Turning a die where it lies: rolling it, rerolling it by an effect (DM-RRL), spinning it to another level (DM-LVL).
import type { Random } from '#engine/definition.ts';
import { FACES } from './dice.ts';
import { has, inField, isCharacter, isSidekick, levelOf, PARTIAL, toReserve, type Duel } from './world.ts';

/** DM-RRL-01, DM-RRL-02, DM-RRL-03: an effect rerolls a die where it lies; in the field, what is no character goes to
 *  the reserve pool. False when part of its energy is spent. */
export function reroll(w: Duel, die: number, random: Random): boolean {
  if (has(w, die, PARTIAL)) return false;
  roll(w, die, random);
  if (inField(w, die) && !isCharacter(w, die)) toReserve(w, die);
  return true;
}
/** Rolls a die where it lies. DM-ETQ-02: this, spinning, payments and texts that turn a die change its face. */
export function roll(w: Duel, die: number, random: Random): void {
  w.face[die] = random.die(FACES) - 1;
}

/** DM-LVL-01, DM-LVL-02, DM-LVL-03, DM-LVL-04, DM-GLS-09: turns a character one level up or down; false when it cannot
 *  go. DM-RUL-53: its damage and bonuses stay. */
export function spin(w: Duel, die: number, by: number): boolean {
  if (isSidekick(w, die) || !canSpin(w, die, by)) return false;
  w.face[die]! += by;
  return true;
}
export const canSpin = (w: Duel, die: number, by: number): boolean => {
  const level = levelOf(w, die);
  return !isSidekick(w, die) && level > 0 && level + by >= 1 && level + by <= 3;
};
