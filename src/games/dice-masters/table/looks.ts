// Look-alikes: dice that differ in nothing a player could see are one option.
import type { Ref } from '#engine/types.ts';
import { NO_DIE, RESERVE, inField, type Duel } from './world.ts';

/** Dice that differ in nothing a player could see are one option. */
function looks(w: Duel, die: number): string {
  const { zone, foe } = w;
  const isShown = zone[die] === RESERVE || inField(w, die);
  const place = `${w.slot[die]} ${w.kind[die]} ${w.owner[die]} ${w.seat[die]} ${zone[die]}`;
  const shown = isShown ? `${w.face[die]} ${w.damage[die]} ${w.plusAttack[die]} ${w.plusDefense[die]}` : '';
  const fight = isShown ? `${w.marks[die]} ${foe[die]} ${w.foe2[die]}` : '';
  const isItself =
    w.partner[die] !== NO_DIE || foe.includes(die) || w.forces.some(f => f.whom === die || f.die === die);
  return `${place} ${shown} ${fight} ${isItself ? die : ''}`;
}
export function distinct(w: Duel, dice: readonly number[]): number[] {
  if (dice.length < 2) return [...dice];
  const seen = new Set<string>();
  return dice.filter(die => {
    const look = looks(w, die);
    return !seen.has(look) && seen.add(look);
  });
}
export const twins = (w: Duel, dice: readonly number[], die: number): Ref[] =>
  dice.filter(d => d !== die && looks(w, d) === looks(w, die)).map(d => `die:${d}` as const);
