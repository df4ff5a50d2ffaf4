// Rerolls as they look before they are tried: dice that show less than they do on average.
import type { Seat } from '#engine/types.ts';
import { faceAt, FACES, SIDEKICK, WILD } from '../table/dice.ts';
import { has, PARTIAL, PREP, ROLLING, type Duel } from '../table/world.ts';

/** Values of faces in symbols of energy. */
const SIDEKICK_FIELDED = 2;
const CHARACTER = 0.7;
/** Each point of its attack and defense. */
const FORCE = 0.5;
const ACTION = 1.5;
const ANY_TYPE = 0.3;

function faceWorth(kind: number, face: number): number {
  const { level, action, amount, energy, attack, defense } = faceAt(kind, face);
  if (level) return kind === SIDEKICK ? SIDEKICK_FIELDED : CHARACTER + FORCE * (attack + defense);
  return action ? ACTION : amount + (energy === WILD ? ANY_TYPE : 0);
}
/** The average value of a roll of a die of this kind. */
const average = (kind: number): number => (averages[kind] ??= sumOf(kind) / FACES);
const averages: number[] = [];
function sumOf(kind: number): number {
  let sum = 0;
  for (let face = 0; face < FACES; face++) sum += faceWorth(kind, face);
  return sum;
}
/** The average gain from a reroll of the die. */
const gain = (w: Duel, die: number): number => average(w.kind[die]!) - faceWorth(w.kind[die]!, w.face[die]!);

/** The score of a reroll of these dice. */
export function rerollScore(w: Duel, dice: readonly number[]): number {
  let sum = 0;
  for (const die of dice) sum += gain(w, die);
  return sum;
}

/** The dice that had better be rerolled. */
export function badDice(w: Duel, seat: Seat): number[] {
  const out: number[] = [];
  for (let die = 0; die < w.zone.length; die++)
    if (w.zone[die] === PREP && w.owner[die] === seat && has(w, die, ROLLING) && !has(w, die, PARTIAL))
      if (gain(w, die) > 0) out.push(die);
  return out;
}
