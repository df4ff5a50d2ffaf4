// What bots give things in points of life, and the numbers of a fight that all of them look at.
import { defenseOf } from '../abilities/stats.ts';
import type { Duel } from '../table/world.ts';

/** Attack and defense of a character in the field, each point of them. */
export const FIELDED = 0.45;
/** A die that will be rolled beside those drawn. */
export const PREPARED = 0.3;
/** Damage that nobody could block if all of a side attacked. */
export const THREAT = 0.4;
/** The last points of life are the dearest. */
const LAST_LIFE = 8;
const LAST_LIFE_AT = 0.5;

export const lifeWorth = (life: number): number => life - LAST_LIFE / (LAST_LIFE_AT + life);

/** Damage that it takes to knock a character out. */
export const bearing = (w: Duel, die: number): number => Math.max(1, defenseOf(w, die) - w.damage[die]!);
/** The damage that gets past so many blockers if each stops the strongest attacker left. */
export function past(attacks: readonly number[], blockers: number): number {
  const sorted = attacks.toSorted((a, b) => b - a);
  let sum = 0;
  for (let i = blockers; i < sorted.length; i++) sum += sorted[i]!;
  return sum;
}
