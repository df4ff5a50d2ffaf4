// What action dice have brought about and still lasts (DM-RUL-89): found by the die that did it.
import type { Seat } from '#engine/types.ts';
import { HOOKED, type Duel } from '../world.ts';

/** The action dice whose effect is in force, on a card or on the table. */
export function actionEffects(w: Duel): number[] {
  const dice = new Set<number>();
  for (const force of w.forces) if (force.action && force.kind !== 'staysInReserve') dice.add(force.die);
  for (let die = 0; die < w.zone.length; die++) if (w.zone[die] === HOOKED) dice.add(die);
  return [...dice];
}

/** The attackers a blocker blocks that its player made attack. */
export const snivelledBy = (w: Duel, { seat, die }: { seat: Seat; die: number }): number[] =>
  [w.foe[die]!, w.foe2[die]!].filter(foe =>
    w.forces.some(f => f.kind === 'snivelled' && f.whom === foe && f.by === seat),
  );
